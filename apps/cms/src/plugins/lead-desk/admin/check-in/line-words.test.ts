import { expect, test } from 'vitest';
import { sayLine, sayOthers } from './line-words';
import type { KeptPress } from './press-queue';

const aPress = (account: KeptPress['account']): KeptPress => ({
  nth: 1,
  id: 'id',
  pressedAt: 0,
  account,
  name: 'Charulata',
  done: { kind: 'came', visit: 'a', sequence: 0 },
  refused: null,
});
const ASHA = { id: 7, name: 'Asha Desk' };
const none = { waiting: 0, refused: 0 };

test('nothing is called sent that was not', () => {
  expect(sayLine('on', none)).toBe('Connected. Everything is sent.');
  for (const left of [
    { waiting: 1, refused: 0 },
    { waiting: 0, refused: 2 },
  ])
    for (const line of ['on', 'later', 'asking'] as const)
      expect(sayLine(line, left), line).not.toContain('Everything is sent');
  expect(sayLine('on', { waiting: 0, refused: 1 })).toBe(
    'Connected. 1 press is not taken: look at it below.',
  );
});

test('without a line it is said what becomes of what is pressed', () => {
  expect(sayLine('later', none)).toContain('kept here and goes out');
  expect(sayLine('later', { waiting: 2, refused: 0 })).toContain('2 presses are not sent yet');
});

test('presses of a colleague are counted by their name, and one’s own are not', () => {
  const presses = [aPress(ASHA), aPress({ id: 8, name: 'Ravi Desk' })];
  expect(sayOthers(presses, ASHA.id)).toBe('1 press is kept on this device for Ravi Desk to sign in here.');
  expect(sayOthers(presses, null)).toContain('2 presses are kept on this device for Asha Desk and Ravi Desk');
  expect(sayOthers([aPress(ASHA)], ASHA.id)).toBeNull();
});
