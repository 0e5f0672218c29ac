import { expect, test } from 'vitest';
import { countedAddress, forwardToken, visitorOf } from './visitor-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['127.0.0.1', null],
  ['127.9.9.9', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['', null],
  ['unknown', null],
  ['203.0.113.7, 10.0.0.1', null],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

const SECRET = '9f2c51d07ab84e6f93c1';
const request = (ip: string, headers: Record<string, string> = {}) => ({
  ip,
  get: (name: string) => headers[name] ?? '',
});

test('only the site’s own server may name somebody else', () => {
  const named = { 'x-visitor-address': '198.51.100.1' };
  expect(visitorOf(request('203.0.113.7', named), SECRET)).toBe('203.0.113.7');
  expect(visitorOf(request('203.0.113.7', { ...named, 'x-site-token': 'x' }), SECRET)).toBe('203.0.113.7');
  const proven = { 'x-site-token': forwardToken(SECRET) };
  expect(visitorOf(request('203.0.113.7', { ...named, ...proven }), SECRET)).toBe('198.51.100.1');
  expect(visitorOf(request('203.0.113.7', proven), SECRET)).toBeNull();
});
