import { describe, expect, test } from 'vitest';
import { appCode } from '../../../../../../testing/totp.ts';
import { keyAddress, makeKey, stepOfCode } from './totp';

// The key of RFC 6238, appendix B: "12345678901234567890".
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP_MS = 30_000;
const AT = 1_800_000_000_000;
const STEP = AT / STEP_MS;

describe('a code', () => {
  // The last six of the eight digits there.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of the standard’s table, at %i s, is taken', (seconds, code) => {
    expect(stepOfCode(KEY, code, seconds * 1000, 0)).toBe(Math.floor(seconds / 30));
  });

  test.each([-1, 0, 1])('of a step %i away is taken, as that step', (apart) => {
    expect(stepOfCode(KEY, appCode(KEY, AT + apart * STEP_MS), AT, 0)).toBe(STEP + apart);
  });

  test.each([-2, 2])('of a step %i away is not', (apart) => {
    expect(stepOfCode(KEY, appCode(KEY, AT + apart * STEP_MS), AT, 0)).toBeNull();
  });

  test('is taken until its step has been used, and none before that step', () => {
    const before = appCode(KEY, AT - STEP_MS);
    expect(stepOfCode(KEY, appCode(KEY, AT), AT, STEP - 1)).toBe(STEP);
    expect(stepOfCode(KEY, appCode(KEY, AT), AT, STEP)).toBeNull();
    expect(stepOfCode(KEY, before, AT, STEP)).toBeNull();
    expect(stepOfCode(KEY, appCode(KEY, AT + STEP_MS), AT, STEP)).toBe(STEP + 1);
  });

  test('of another key is not', () => {
    const codes = [-1, 0, 1].map((apart) => appCode(KEY, AT + apart * STEP_MS));
    const other = Array.from({ length: 20 }, () => appCode(makeKey(), AT)).find(
      (code) => !codes.includes(code),
    );
    expect(stepOfCode(KEY, other ?? '', AT, 0)).toBeNull();
  });

  test.each(['', '28708', '2870822', 'abcdef', '28708 ', '२८७०८२', '-87082', '0x1f60'])(
    'that reads "%s" is none',
    (code) => expect(stepOfCode(KEY, code, 59_000, 0)).toBeNull(),
  );
});

test('a key is random, and an app reads it from its address', () => {
  const [one, other] = [makeKey(), makeKey()];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(keyAddress(one, 'The House: & Co', 'asha+desk@house.example'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(one);
  expect(address.searchParams.get('issuer')).toBe('The House: & Co');
  expect(decodeURIComponent(address.pathname)).toContain('asha+desk@house.example');
});
