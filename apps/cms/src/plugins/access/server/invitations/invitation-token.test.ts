import { expect, test } from 'vitest';
import { goodUntil, hasRunOut, makeInvitationToken } from './invitation-token';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const THREE_DAYS_MS = 3 * 24 * 60 * 60_000;

test('an invitation is good for three days, and no two are alike', () => {
  const token = makeInvitationToken(NOW);
  expect(makeInvitationToken(NOW)).not.toBe(token);
  expect(goodUntil(token)?.getTime()).toBe(NOW + THREE_DAYS_MS);
  expect(hasRunOut(token, NOW + THREE_DAYS_MS - 1)).toBe(false);
  expect(hasRunOut(token, NOW + THREE_DAYS_MS)).toBe(true);
});

test.each(['', 'a'.repeat(40), `${'a'.repeat(40)}-`, `${'a'.repeat(40)}-!`, 'rubbish-zzzzzzz'])(
  '"%s" is good no more',
  (token) => {
    expect(goodUntil(token)).toBeNull();
    expect(hasRunOut(token, 0)).toBe(true);
  },
);
