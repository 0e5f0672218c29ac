import { expect, test } from 'vitest';
import type { ToldMessage } from './hook-payload';
import { wordsOfMessage } from './words-of-message';

const LONGEST = 1000;
const aMessage = (rest: Partial<ToldMessage>): ToldMessage => ({
  id: 'wamid.x',
  from: '919812345678',
  timestamp: '1749416383',
  type: 'text',
  ...rest,
});

test('a text stands as it was written, its lines too', () => {
  expect(wordsOfMessage(aMessage({ text: { body: 'Yes.\nSaturday at 11?' } }))).toBe(
    'On WhatsApp: Yes.\nSaturday at 11?',
  );
  expect(wordsOfMessage(aMessage({ type: 'button', button: { text: 'Call me' } }))).toBe(
    'On WhatsApp: Call me',
  );
});

test('it is cut where it is long, and what nobody sees goes', () => {
  const words = wordsOfMessage(aMessage({ text: { body: 'ग'.repeat(4096) } }));
  expect(words).toBe(`On WhatsApp: ${'ग'.repeat(LONGEST)}`);
  expect(wordsOfMessage(aMessage({ text: { body: `${'x'.repeat(LONGEST - 1)}🙂` } }))).toBe(
    `On WhatsApp: ${'x'.repeat(LONGEST - 1)}`,
  );
  expect(wordsOfMessage(aMessage({ text: { body: 'a\u0000b\u202ec' } }))).toBe('On WhatsApp: abc');
  expect(wordsOfMessage(aMessage({ text: { body: '\u200b ' } }))).toBeNull();
});

test('what is no text is named and stays in WhatsApp; of other kinds nothing is said', () => {
  expect(wordsOfMessage(aMessage({ type: 'image' }))).toBe('On WhatsApp they sent a picture: look there');
  for (const type of ['reaction', 'system', 'unsupported', 'constructor', 'text']) {
    expect(wordsOfMessage(aMessage({ type }))).toBeNull();
  }
});
