import { expect, test } from 'vitest';
import { makePrivacyToken, readPrivacyToken } from './privacy-token';

const KEYS = ['9f2c51d07ab84e6f93c1', '0123456789abcdef0123'];
const CONTACT = 'k4q2w8e5r7t1y9u3i6o0p2a4';

test('a token names the contact it was made for, and nothing else stands in it', () => {
  const token = makePrivacyToken(CONTACT, KEYS);
  expect(readPrivacyToken(token, KEYS)).toBe(CONTACT);
  expect(token).toMatch(/^[a-z0-9]{24}\.[\w-]{43}$/);
});

test('links in old mails outlive a turn of the keys, not their removal', () => {
  const token = makePrivacyToken(CONTACT, KEYS);
  expect(readPrivacyToken(token, [...KEYS].reverse())).toBe(CONTACT);
  expect(readPrivacyToken(token, ['another key altogether'])).toBeNull();
});

test('the signature of one contact opens no other', () => {
  const [, signature] = makePrivacyToken(CONTACT, KEYS).split('.');
  expect(readPrivacyToken(`l4q2w8e5r7t1y9u3i6o0p2a4.${signature}`, KEYS)).toBeNull();
});

test.each(['', '.', CONTACT, `${CONTACT}.`, `${CONTACT}.x`, `${makePrivacyToken(CONTACT, KEYS)}.x`, 'ű.ű'])(
  '"%s" is no token',
  (token) => {
    expect(readPrivacyToken(token, KEYS)).toBeNull();
  },
);
