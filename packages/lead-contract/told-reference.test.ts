import { expect, it } from 'vitest';
import { toldReference } from './told-reference.ts';

const of = (key: string) => toldReference(key, 'a-token-for-tests-only');

it('A told reference follows from the key, in letters nobody mistakes', () => {
  expect(of('key-of-one-enquiry')).toBe(of('key-of-one-enquiry'));
  expect(of('key-of-one-enquiry')).not.toBe(of('key-of-another-one'));
  for (let number = 0; number < 200; number += 1) {
    expect(of(`key-${number}`)).toMatch(/^SH-[34679ACDEFGHJKMNPQRTWXY2]{7}$/);
  }
});

it('Nobody without the token of the site can tell it from a key', () => {
  expect(toldReference('key-of-one-enquiry', 'another-token-of-others')).not.toBe(of('key-of-one-enquiry'));
});
