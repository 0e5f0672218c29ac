import { expect, test } from 'vitest';
import { openKey, sealKey } from './sealed-key';

const SECRET = '9f2c51d07ab84e6f93c1';
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('a sealed key is opened by the same secret, for the same account', () => {
  const sealed = sealKey(KEY, 7, SECRET);
  expect(sealed).not.toContain(KEY);
  expect(sealKey(KEY, 7, SECRET)).not.toBe(sealed);
  expect(openKey(sealed, 7, SECRET)).toBe(KEY);
  expect(openKey(sealed, 8, SECRET)).toBeNull();
  expect(openKey(sealed, 7, `${SECRET}0`)).toBeNull();
});

test.each([0, 14, 40, 59])('changed in byte %i it is not opened', (at) => {
  const bytes = Buffer.from(sealKey(KEY, 7, SECRET), 'base64url');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  expect(openKey(bytes.toString('base64url'), 7, SECRET)).toBeNull();
});

test.each(['', 'rubbish', 'x'.repeat(400)])('"%s" is not opened', (sealed) => {
  expect(openKey(sealed, 7, SECRET)).toBeNull();
});
