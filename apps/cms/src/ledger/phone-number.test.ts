import { expect, test } from 'vitest';
import { toE164 } from './phone-number';

const national = '9812345678';

test.each([
  // Indian numbers in every way the rules let through.
  [national, '+919812345678'],
  ['09812345678', '+919812345678'],
  ['919812345678', '+919812345678'],
  ['0919812345678', '+919812345678'],
  ['00919812345678', '+919812345678'],
  ['6000000001', '+916000000001'],
  ['७०१२३४५६७८', '+917012345678'],
  ['98१२३४५६७८', '+919812345678'],
  // Numbers of Indians abroad, with their country code.
  ['447911123456', '+447911123456'],
  ['0447911123456', '+447911123456'],
  ['00447911123456', '+447911123456'],
  ['971501234567', '+971501234567'],
  ['12015550123', '+12015550123'],
  ['6591234567', '+6591234567'],
  ['61412345678', '+61412345678'],
  ['4915112345678', '+4915112345678'],
  ['96891234567', '+96891234567'],
  // What the rules accept and no network has.
  ['1234567890', null],
  ['0000000000', null],
  ['5812345678', null],
  ['02025671234', null],
  ['999999999999999', null],
])('%s is %s', (typed, expected) => {
  expect(toE164(typed)).toBe(expected);
});

test('whatever passes the rules is taken without an error', () => {
  for (let length = 10; length <= 15; length += 1) {
    for (let start = 0; start < 1000; start += 7) {
      const typed = String(start).padEnd(length, '3719');
      expect([null, expect.stringMatching(/^\+[1-9]\d{6,14}$/)]).toContainEqual(toE164(typed));
    }
  }
});
