import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { streamMedia } from './stream-media';

const TIMEOUT_MS = 200;

async function streamFrom(answer: RequestListener) {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const reports: string[] = [];
  const request = new Request('http://site.example/media/a.webp', { headers: { range: 'bytes=0-1' } });
  const url = `http://127.0.0.1:${address.port}/uploads/a.webp`;
  const response = await streamMedia(url, request, (message) => reports.push(message), TIMEOUT_MS);
  return { response, reports };
}

it('A file that takes longer than the timeout is not cut off once it has begun', async () => {
  const { response } = await streamFrom((_, answer) => {
    answer.writeHead(200, { 'content-type': 'image/webp' }).write('first ');
    setTimeout(() => answer.end('last'), TIMEOUT_MS * 2);
  });
  expect(await response.text()).toBe('first last');
  expect(response.headers.get('cache-control')).toMatch(/immutable/);
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
  const { response } = await streamFrom((request, answer) => {
    heard.push(request.headers.range ?? '', request.headers['accept-encoding'] ?? '');
    answer.writeHead(206, { 'content-range': 'bytes 0-1/9' }).end('ab');
  });
  // Node adds an "identity" of its own to a call for a part.
  expect(heard).toEqual(['bytes=0-1', expect.stringMatching(/^identity(, identity)?$/)]);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 0-1/9');
});
