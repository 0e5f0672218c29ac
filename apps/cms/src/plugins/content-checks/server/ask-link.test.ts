import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLink, askOwnPage } from './ask-link';
import { isPublicAddress } from './public-address';

let server: Server;
let at: string;
let asked = 0;
const anybody = () => true;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    const [, kind = '', count = ''] = request.url?.split('/') ?? [];
    if (kind === 'hang') return;
    if (kind === 'inside')
      return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    if (kind === 'loop') return response.writeHead(301, { location: '/loop' }).end();
    if (kind === 'hop' && Number(count) > 0)
      return response.writeHead(301, { location: `/hop/${Number(count) - 1}` }).end();
    if (kind === 'large') {
      response.writeHead(200);
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      return more();
    }
    response.writeHead(kind === 'gone' ? 410 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  at = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['/', { kind: 'answered', status: 200, redirects: 0 }],
  ['/gone', { kind: 'answered', status: 410, redirects: 0 }],
  ['/hop/2', { kind: 'answered', status: 200, redirects: 2 }],
  ['/loop', { kind: 'endless' }],
  ['/large', { kind: 'answered', status: 200, redirects: 0 }],
])('%s', async (path, outcome) => {
  expect(await askLink(at + path, { isAllowed: anybody })).toEqual(outcome);
});

test('what never answers is given up', async () => {
  expect(await askLink(`${at}/hang`, { isAllowed: anybody, timeoutMs: 100 })).toEqual({ kind: 'silent' });
});

test('a link to this machine, or by a redirect to its neighbours, is not followed', async () => {
  asked = 0;
  const local = new URL(at);
  for (const link of [
    at,
    `http://localhost:${local.port}`,
    'http://localhost/',
    'http://[::1]/',
    'http://0/',
    'http://2130706433/',
  ])
    expect(await askLink(link), link).toEqual({ kind: 'not-public' });
  expect(asked).toBe(0);
  const notMetadata = (address: string) => address === '127.0.0.1';
  expect(await askLink(`${at}/inside`, { isAllowed: notMetadata })).toEqual({ kind: 'not-public' });
});

test.each([
  'ftp://example.com/',
  'http://user:pass@example.com/',
  'http://example.com:22/',
  'file:///etc/passwd',
])('%s is asked of nobody', async (link) => expect(await askLink(link)).toEqual({ kind: 'not-public' }));

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['example.com', false],
])('%s is of the internet: %s', (address, is) => expect(isPublicAddress(address)).toBe(is));

test('a page of our own is asked at its site, and where that leads on to is not followed', async () => {
  expect(await askOwnPage(at, '/gone')).toEqual({ kind: 'answered', status: 410, redirects: 0 });
  expect(await askOwnPage(at, '/inside')).toEqual({ kind: 'answered', status: 302, redirects: 0 });
});

test('no path of an own link names another host', async () => {
  const { host } = new URL(at);
  asked = 0;
  // At the site itself, these begin with an empty folder; at the host they seem to name, `/gone` would be gone.
  for (const path of [`//${host}/gone`, '//169.254.169.254/gone'])
    expect(await askOwnPage(at, path), path).toEqual({ kind: 'answered', status: 200, redirects: 0 });
  expect(await askOwnPage('http://site.example', `@${host}/gone`)).toEqual({ kind: 'not-public' });
  expect(asked).toBe(2);
});
