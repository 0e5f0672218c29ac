import { expect, it } from 'vitest';
import { countedAddress } from './counted-address.ts';

it.each([
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
