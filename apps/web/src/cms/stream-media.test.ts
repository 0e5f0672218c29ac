import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { streamMedia } from './stream-media';

const TIMEOUT_MS = 200;

type Asked = { name?: string; headers?: Record<string, string> };

async function streamFrom(answer: RequestListener, { name = 'a.webp', headers = {} }: Asked = {}) {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const reports: string[] = [];
  const request = new Request(`http://site.example/media/${name}`, { headers });
  const url = `http://127.0.0.1:${address.port}/uploads/${name}`;
  const response = await streamMedia({ url }, request, (message) => reports.push(message), TIMEOUT_MS);
  return { response, reports };
}

it('A file that takes longer than the timeout is not cut off once it has begun', async () => {
  const { response } = await streamFrom((_, answer) => {
    answer.writeHead(200, { 'content-type': 'image/webp' }).write('first ');
    setTimeout(() => answer.end('last'), TIMEOUT_MS * 2);
  });
  expect(await response.text()).toBe('first last');
  expect(response.headers.get('cache-control')).toContain('max-age');
});

it('A CMS that does not begin is given up on, reported, and the answer kept by nobody', async () => {
  const { response, reports } = await streamFrom(() => {});
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(reports).toHaveLength(1);
});

it.each([
  [404, 404],
  [500, 503],
  [401, 503],
  [416, 416],
])('The answer %i of the CMS becomes %i, kept by nobody', async (given, status) => {
  const { response } = await streamFrom((_, answer) => void answer.writeHead(given).end('no'));
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('Part of a file is asked for and passed on as it was sent', async () => {
  const heard: (string | string[])[] = [];
  const { response } = await streamFrom(
    (request, answer) => {
      heard.push(request.headers.range ?? '', request.headers['accept-encoding'] ?? '');
      answer.writeHead(206, { 'content-range': 'bytes 0-1/9' }).end('ab');
    },
    { headers: { range: 'bytes=0-1' } },
  );
  // Node adds an "identity" of its own to a call for a part.
  expect(heard).toEqual(['bytes=0-1', expect.stringMatching(/^identity(, identity)?$/)]);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 0-1/9');
});

const CHANGED = 'Sat, 21 Nov 2026 15:28:21 GMT';
const file: RequestListener = (_, answer) =>
  void answer
    .writeHead(200, { 'content-type': 'image/avif', 'content-length': 4, 'last-modified': CHANGED })
    .end('AVIF');

it('A variant is kept for good, because its name changes with its bytes; an original only for a while', async () => {
  const variant = await streamFrom(file, { name: 'tower_1a2b3c_0123abcd_9f8e_1080.avif' });
  expect(variant.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(variant.response.headers.get('content-type')).toBe('image/avif');
  const original = await streamFrom(file, { name: 'tower_1a2b3c4d5e.avif' });
  expect(original.response.headers.get('cache-control')).toBe(
    'public, max-age=300, stale-while-revalidate=86400',
  );
});

it('A visitor who has the file is told so, although Strapi would send it again', async () => {
  const etag = (await streamFrom(file)).response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"\w+-4"$/);
  const known: Asked['headers'][] = [
    { 'if-none-match': `"other", ${etag}` },
    { 'if-modified-since': CHANGED },
  ];
  for (const headers of known) {
    const { response } = await streamFrom(file, { headers });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toContain('max-age');
  }
});

it.each<Record<string, string>>([
  { 'if-none-match': '"other"', 'if-modified-since': CHANGED },
  { 'if-none-match': 'W/"other"' },
  { 'if-modified-since': 'Fri, 20 Nov 2026 15:28:21 GMT' },
  { 'if-modified-since': 'yesterday' },
])('A visitor who has another version gets this one: %j', async (headers) => {
  const { response } = await streamFrom(file, { headers });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('AVIF');
});

it('A file of unknown age is sent whole', async () => {
  const ageless: RequestListener = (_, answer) => void answer.writeHead(200).end('AVIF');
  const { response } = await streamFrom(ageless, { headers: { 'if-modified-since': CHANGED } });
  expect(await response.text()).toBe('AVIF');
  expect(response.headers.get('etag')).toBeNull();
});
