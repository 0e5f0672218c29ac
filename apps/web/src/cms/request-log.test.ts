import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logRequests, passIdsOn, type RequestLine } from './request-log.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

async function listening(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return `http://127.0.0.1:${address.port}`;
}

async function aSite(
  handler: (request: IncomingMessage) => Promise<unknown>,
  { behindProxy = false }: { behindProxy?: boolean } = {},
) {
  const lines: RequestLine[] = [];
  const url = await listening(
    logRequests(
      (request, response) => {
        handler(request).then(
          () => response.end('a page'),
          () => response.writeHead(500).end(),
        );
      },
      { behindProxy, write: (line) => lines.push(line) },
    ),
  );
  return { url, lines };
}

it('every request has an id, answered and written down in one line, without its query', async () => {
  const { url, lines } = await aSite(async () => undefined);
  const { headers } = await fetch(`${url}/projects/residential?utm_source=a&name=Asha`);
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await vi.waitFor(() =>
    expect(lines).toEqual([
      { id, method: 'GET', path: '/projects/residential', status: 200, ms: expect.any(Number) },
    ]),
  );
});

it('what opens a private page is not written down', async () => {
  const { url, lines } = await aSite(async () => undefined);
  await fetch(`${url}/privacy/a-token-of-somebody`);
  await vi.waitFor(() => expect(lines.map(({ path }) => path)).toEqual(['/privacy/…']));
});

it.each([
  ['a visitor', ID, false],
  ['a proxy that says nonsense', '"}\\', true],
])('the id of %s is not taken', async (_, given, behindProxy) => {
  const { url } = await aSite(async () => undefined, { behindProxy });
  const { headers } = await fetch(url, { headers: { 'x-request-id': given } });
  expect(headers.get('x-request-id')).not.toBe(given);
});

it('the id of our own proxy goes through to the backend, and to nobody else', async () => {
  const told: [string, string | undefined][] = [];
  const listen = (name: string) =>
    listening((request, response) => {
      told.push([name, request.headers['x-request-id']?.toString()]);
      response.end('{}');
    });
  const [backend, stranger] = [await listen('backend'), await listen('stranger')];
  passIdsOn(backend);
  const { url } = await aSite(
    async () => {
      await sleep(5);
      await Promise.all([fetch(`${backend}/api/home`), fetch(`${stranger}/x`)]);
    },
    { behindProxy: true },
  );
  const { headers } = await fetch(url, { headers: { 'x-request-id': ID } });
  expect(headers.get('x-request-id')).toBe(ID);
  expect(new Map(told)).toEqual(
    new Map([
      ['backend', ID],
      ['stranger', undefined],
    ]),
  );
});

it('a visitor who goes is one line', async () => {
  const { url, lines } = await aSite(() => sleep(10_000, undefined, { ref: false }));
  await fetch(url, { signal: AbortSignal.timeout(100) }).catch(() => undefined);
  await vi.waitFor(() => expect(lines.map(({ status }) => status)).toEqual([499]));
});
