import { describe, expect, test } from 'vitest';
import { keyAddress, makeKey, stepOfCode } from './totp';

// The key of RFC 6238, appendix B: "12345678901234567890".
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
// Two of its codes that follow each other, and the steps they belong to.
const EARLIER = { code: '081804', step: 37_037_036 };
const LATER = { code: '050471', step: 37_037_037 };
const STEP_MS = 30_000;
const during = (step: number) => step * STEP_MS + 29_999;

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

  test.each([-1, 0, 1])('is taken %i steps from its own, as that of its own', (apart) => {
    expect(stepOfCode(KEY, EARLIER.code, during(EARLIER.step + apart), 0)).toBe(EARLIER.step);
  });

  test.each([-2, 2])('is not taken %i steps from its own', (apart) => {
    expect(stepOfCode(KEY, EARLIER.code, during(EARLIER.step + apart), 0)).toBeNull();
  });

  test('is taken until its step has been used, and none before that step', () => {
    const at = during(LATER.step);
    expect(stepOfCode(KEY, EARLIER.code, at, EARLIER.step - 1)).toBe(EARLIER.step);
    expect(stepOfCode(KEY, EARLIER.code, at, EARLIER.step)).toBeNull();
    expect(stepOfCode(KEY, LATER.code, at, EARLIER.step)).toBe(LATER.step);
    expect(stepOfCode(KEY, LATER.code, at, LATER.step)).toBeNull();
    expect(stepOfCode(KEY, EARLIER.code, at, LATER.step)).toBeNull();
  });

  test('of another key is not', () => {
    const others = Array.from({ length: 5 }, () =>
      stepOfCode(makeKey(), EARLIER.code, during(EARLIER.step), 0),
    );
    expect(others).toContain(null);
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
