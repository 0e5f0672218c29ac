import { expect, test } from 'vitest';
import { makeRecoveryCodes, recoveryHash } from './recovery-codes';

test('there are ten, each another, without letters that are read as others', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
});

test('one is known however it is typed, and only of its account', () => {
  const hash = recoveryHash(7, 'k7m2-9qxd-4hrt-vbn8');
  for (const typed of ['K7M2-9QXD-4HRT-VBN8', 'k7m29qxd4hrtvbn8', ' k7m2 9qxd 4hrt vbn8 '])
    expect(recoveryHash(7, typed)).toBe(hash);
  expect(recoveryHash(8, 'k7m2-9qxd-4hrt-vbn8')).not.toBe(hash);
  expect(recoveryHash(7, 'k7m2-9qxd-4hrt-vbn9')).not.toBe(hash);
});
