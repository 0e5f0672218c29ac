import { expect, test } from 'vitest';
import { formAge, makeFormToken } from './form-token';

const KEYS = ['9f2c51d07ab84e6f93c1', '0123456789abcdef0123'];
const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

test('a token tells its age for a day', () => {
  const token = makeFormToken(KEYS, NOW);
  expect(formAge(token, KEYS, NOW + 3000)).toEqual({ kind: 'known', ageMs: 3000 });
  expect(formAge(token, KEYS, NOW + DAY_MS - 1)).toEqual({ kind: 'known', ageMs: DAY_MS - 1 });
  expect(formAge(token, KEYS, NOW + DAY_MS)).toEqual({ kind: 'expired' });
});

test('clocks may differ a little, not an hour', () => {
  const token = makeFormToken(KEYS, NOW);
  expect(formAge(token, KEYS, NOW - 4000)).toEqual({ kind: 'known', ageMs: 0 });
  expect(formAge(token, KEYS, NOW - 3_600_000)).toEqual({ kind: 'forged' });
});

test('a token signed before the keys were turned still counts, one of other keys does not', () => {
  const token = makeFormToken(KEYS, NOW);
  expect(formAge(token, [...KEYS].reverse(), NOW)).toEqual({ kind: 'known', ageMs: 0 });
  expect(formAge(token, ['another key altogether'], NOW)).toEqual({ kind: 'forged' });
});

test.each(['', '.', 'x.y', 'NaN.', '1.2.3', 'ű.ű'])('"%s" is no token', (token) => {
  expect(formAge(token, KEYS, NOW)).toEqual({ kind: 'forged' });
});

test('a later time under an earlier signature is no token', () => {
  const [, signature] = makeFormToken(KEYS, NOW).split('.');
  expect(formAge(`${(NOW - 60_000).toString(36)}.${signature}`, KEYS, NOW)).toEqual({ kind: 'forged' });
});
