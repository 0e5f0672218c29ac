import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeCopy } from './look-at-site';

const PUBLISHED = '2026-11-23T06:33:07.000Z';
const sought = { uid: 'api::home.home', documentId: 'a', url: null, category: null, published: PUBLISHED };
const pages = ['/', '/hangs'].map((path) => ({ path, name: path }));

let server: Server;
let site: string;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/hooks/pages-of-entry') return response.end(JSON.stringify({ pages }));
    if (url === '/hangs') return response.destroy();
    response.writeHead(200, { 'x-revision': PUBLISHED }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());

test('one page that does not answer is that page, and not the whole site', async () => {
  const lines: string[] = [];
  const warn = (line: string) => void lines.push(line);
  expect(await seeCopy({ site, token: 'a', warn }, sought)).toEqual({
    state: 'answered',
    pages: [
      { path: '/', name: '/', state: 'new' },
      { path: '/hangs', name: '/hangs', state: 'silent' },
    ],
  });
  expect(lines).toEqual([expect.stringContaining('/hangs of the site at http://127.0.0.1')]);
});
