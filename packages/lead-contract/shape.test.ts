import { expect, it } from 'vitest';
import { isNumber, isText, objectOf, replyOf, textLike } from './shape.ts';

const isThing = objectOf({ name: isText, size: isNumber });

it('takes an object with its parts, whatever stands beside them', () => {
  expect(isThing({ name: 'a', size: 1 })).toBe(true);
  expect(isThing({ name: 'a', size: 1, more: null })).toBe(true);
});

it.each([
  undefined,
  null,
  'a',
  7,
  [],
  {},
  { name: 'a' },
  { name: 7, size: 1 },
  { name: 'a', size: '1' },
  { name: 'a', size: Number.NaN },
])('does not take %j', (given) => {
  expect(isThing(given)).toBe(false);
});

it('looks at the parts of parts', () => {
  const isReply = replyOf(isThing);
  expect(isReply({ data: { name: 'a', size: 1 } })).toBe(true);
  for (const given of [null, {}, { data: null }, { data: {} }, { name: 'a', size: 1 }]) {
    expect(isReply(given)).toBe(false);
  }
});

it('takes a text that the pattern fits, and nothing that only reads like one', () => {
  const isWord = textLike(/^\w+$/);
  expect(isWord('word')).toBe(true);
  expect(isWord('two words')).toBe(false);
  expect(isWord(7)).toBe(false);
  expect(isWord(['word'])).toBe(false);
});
