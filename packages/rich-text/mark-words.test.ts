import { expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const children = [{ type: 'text', text: '' }];

it('says a table row by row, a call-out by its heading, a film with its address', () => {
  const table = { caption: 'Areas', head: ['What', 'sq ft'], rows: [['Hall', '180']] };
  expect(markWords({ type: 'paragraph', table, children })).toEqual(['Areas', 'What | sq ft', 'Hall | 180']);
  const callOut = { kind: 'caution', heading: 'Wait' };
  expect(markWords({ type: 'quote', callOut, children })).toEqual(['Wait', '(Take care)']);
  const film = { url: 'https://youtu.be/x', title: 'A walk' };
  expect(
    markWords({ type: 'image', image: { name: 'a.webp' }, film, caption: 'By the river', children }),
  ).toEqual(['Picture: a.webp', 'Film: A walk (https://youtu.be/x)', 'By the river']);
});

it('says nothing of what has no marks, or none that can be read', () => {
  for (const block of [null, 'x', { type: 'paragraph', children }, { table: 5, callOut: 'no', film: [] }])
    expect(markWords(block)).toEqual([]);
});
