import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { compressAssets } from '../../compress-assets';
import { serveAssets } from './assets';

const SCRIPT = `export const words = ${JSON.stringify('a word and another '.repeat(100))};`;

describe('The files of the build', () => {
  let site = '';

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
    await writeFile(path.join(folder, 'words.a1b2.js'), SCRIPT);
    await writeFile(path.join(folder, 'small.js'), 'x');
    await writeFile(path.join(folder, 'font.woff2'), 'font');
    await compressAssets(folder);
    const server = createServer(
      serveAssets(folder, (_request, response) => void response.writeHead(404).end()),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    site = `http://127.0.0.1:${address.port}`;
    return async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    };
  });

  // Fetch would decompress by itself and say nothing of it.
  const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${site}/${name}`, { method, headers: { 'accept-encoding': 'identity', ...headers } });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', null, (body: Uint8Array) => body],
  ])('are sent as the visitor takes them: %s', async (accepted, encoding, unpack) => {
    const { get } = await import('node:http');
    const answer = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>(
      (resolve, reject) => {
        get(`${site}/words.a1b2.js`, { headers: { 'accept-encoding': accepted } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
        }).on('error', reject);
      },
    );
    expect(answer.headers['content-encoding'] ?? null).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(unpack(answer.body).toString()).toBe(SCRIPT);
  });

  it('say the same of themselves to GET and HEAD, and are kept for good', async () => {
    const [got, headed] = await Promise.all([ask('words.a1b2.js'), ask('words.a1b2.js', {}, 'HEAD')]);
    for (const name of ['cache-control', 'content-length', 'content-type', 'etag', 'vary'])
      expect(headed.headers.get(name), name).toBe(got.headers.get(name));
    expect(got.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await headed.text()).toBe('');
  });

  it('are not sent again to whoever has them', async () => {
    const etag = (await ask('words.a1b2.js')).headers.get('etag') ?? '';
    expect((await ask('words.a1b2.js', { 'if-none-match': etag })).status).toBe(304);
    expect((await ask('words.a1b2.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('are only those that were built: neither their compressed copies nor what lies above', async () => {
    const statuses = await Promise.all(
      ['words.a1b2.js.br', '..%2fsmall.js', '', 'no.js'].map(async (name) => (await ask(name)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await ask('small.js', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
    expect((await ask('font.woff2')).headers.get('content-type')).toBe('font/woff2');
  });
});
