import { expect, test } from 'vitest';
import { cmsAddress, portNumber, siteAddress, webAddress, webAddresses } from './addresses';

const envOf = (values: Record<string, string>) => (name: string) => values[name];

test('what is not set is as usual', () => {
  expect(portNumber(envOf({}), 'CMS_PORT', 1337)).toBe(1337);
  expect(siteAddress(envOf({ SITE_PORT: '8080' })).origin).toBe('http://localhost:8080');
  expect(cmsAddress(envOf({ CMS_PUBLIC_URL: '' })).origin).toBe('http://localhost:1337');
});

test.each(['0', '65536', '-1', '80a', '1e3', ' 80'])('"%s" is no port', (value) => {
  expect(() => portNumber(envOf({ CMS_PORT: value }), 'CMS_PORT', 1337)).toThrow(
    `CMS_PORT is "${value}": set it to a port number between 1 and 65535.`,
  );
});

test.each(['www.sahyara.example', 'ftp://sahyara.example', '//sahyara.example', 'http//x', 'localhost:4321'])(
  '"%s" is no address',
  (value) => {
    expect(() => webAddress(envOf({ SITE_URL: value }), 'SITE_URL', 'http://x')).toThrow(
      `SITE_URL is "${value}": set it to a full address such as https://www.example.com.`,
    );
  },
);

test('several addresses stand with commas between, each once', () => {
  const given = 'http://10.0.0.1:4321, http://10.0.0.2:4321 ,http://10.0.0.1:4321/';
  const read = webAddresses(envOf({ SITE_INTERNAL_URL: given }), 'SITE_INTERNAL_URL', 'http://x');
  expect(read.map(({ origin }) => origin)).toEqual(['http://10.0.0.1:4321', 'http://10.0.0.2:4321']);
  expect(webAddresses(envOf({}), 'SITE_INTERNAL_URL', 'http://x')).toHaveLength(1);
});

test.each(['http://a,b', 'http://a,', ',http://a'])('"%s" are no addresses', (value) => {
  expect(() => webAddresses(envOf({ SITES: value }), 'SITES', 'http://x')).toThrow(
    /^SITES is ".+": set it to/,
  );
});
