import { siteProof } from '@sahyara/lead-contract/site-proof';
import { expect, test } from 'vitest';
import { visitorOf } from './visitor-address';

const SECRET = '9f2c51d07ab84e6f93c1';
const request = (ip: string, headers: Record<string, string> = {}) => ({
  ip,
  get: (name: string) => headers[name] ?? '',
});

test('only the site’s own server may name somebody else', () => {
  const named = { 'x-visitor-address': '198.51.100.1' };
  expect(visitorOf(request('203.0.113.7', named), SECRET)).toBe('203.0.113.7');
  expect(visitorOf(request('203.0.113.7', { ...named, 'x-site-token': 'x' }), SECRET)).toBe('203.0.113.7');
  const proven = { 'x-site-token': siteProof(SECRET) };
  expect(visitorOf(request('203.0.113.7', { ...named, ...proven }), SECRET)).toBe('198.51.100.1');
  expect(visitorOf(request('203.0.113.7', proven), SECRET)).toBeNull();
});
