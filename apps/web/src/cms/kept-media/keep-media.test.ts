import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachingOf, refusal } from '../stream-media';
import { keepMedia } from './keep-media';
import { openMediaFolder } from './media-folder';
import { sweepMedia } from './sweep-media';

const VARIANT = 'tower_1a2b3c_0123abcd_9f8e_1080.webp';
const NARROW = 'tower_1a2b3c_0123abcd_9f8e_400.webp';
const ORIGINAL = 'tower_1a2b3c.webp';
const CHANGED = 'Sat, 21 Nov 2026 15:28:21 GMT';
const MB = 1024 * 1024;
const A_MINUTE = 60_000;

let folder = '';
let server: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true });
});

type Answer = (name: string, request: IncomingMessage, response: ServerResponse) => unknown;

/** A CMS whose behaviour and clock a test changes as it goes. */
async function aSite() {
  const files = new Map<string, string>();
  const asked: string[] = [];
  const reports: string[] = [];
  const clock = { now: 1_000_000 };
  const usual = (name: string, request: IncomingMessage, response: ServerResponse) => {
    const text = files.get(name);
    if (text === undefined) return response.writeHead(404).end('no');
    const headers = { 'content-type': 'image/webp', 'content-length': text.length, 'last-modified': CHANGED };
    response.writeHead(200, headers);
    return request.method === 'HEAD' ? response.end() : response.end(text);
  };
  const cms: { answer: Answer } = { answer: usual };
  const listener: RequestListener = (request, response) => {
    const name = (request.url ?? '').replace('/uploads/', '');
    asked.push(`${request.method} ${name}`);
    cms.answer(name, request, response);
  };
  server = createServer(listener);
  const started = server;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const mediaUrl = `http://127.0.0.1:${address.port}/uploads`;
  const report = (message: string) => void reports.push(message);
  const stream = vi.fn(async (name: string) => new Response(`streamed ${name}`));

  async function start(maxBytes = MB) {
    const place = await openMediaFolder({ folder, maxBytes, report });
    const media = keepMedia({
      folder: place,
      mediaUrl,
      stream,
      cachingOf,
      refuse: refusal,
      report,
      timeoutMs: 15_000,
      now: () => clock.now,
    });
    const get = async (name: string, headers: Record<string, string> = {}, method = 'GET') => {
      const response = await media.answer(name, new Request('http://site.example/', { headers, method }));
      return { response, status: response.status, text: await response.text() };
    };
    return { ...media, get, folder: place };
  }
  return {
    files,
    asked,
    reports,
    clock,
    stream,
    start,
    behave(answer: Answer | 'as usual') {
      cms.answer = answer === 'as usual' ? usual : answer;
    },
    goAway() {
      cms.answer = (_, request) => request.socket.destroy();
    },
  };
}

describe('While the CMS answers', () => {
  it('many who want one file at once cause one call, and a variant is not asked for again within a minute', async () => {
    const site = await aSite();
    site.files.set(VARIANT, 'WEBP');
    const { get } = await site.start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(VARIANT)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['WEBP']));
    await get(VARIANT);
    expect(site.asked).toEqual([`GET ${VARIANT}`]);
    site.clock.now += A_MINUTE;
    expect((await get(VARIANT)).text).toBe('WEBP');
    expect(site.asked).toEqual([`GET ${VARIANT}`, `HEAD ${VARIANT}`]);
  });

  it('an original that was replaced is the new one at once', async () => {
    const site = await aSite();
    site.files.set(ORIGINAL, 'old');
    const { get } = await site.start();
    expect((await get(ORIGINAL)).text).toBe('old');
    site.files.set(ORIGINAL, 'newer');
    expect((await get(ORIGINAL)).text).toBe('newer');
    expect((await get(ORIGINAL)).response.headers.get('cache-control')).toContain('max-age=300');
  });

  it('an original that was replaced by one there is no room for is handed on, and the old one is gone', async () => {
    const site = await aSite();
    site.files.set(ORIGINAL, 'old');
    const { get, folder: place } = await site.start(4096);
    await get(ORIGINAL);
    site.files.set(ORIGINAL, 'x'.repeat(4096));
    expect((await get(ORIGINAL)).text).toBe(`streamed ${ORIGINAL}`);
    expect(place.files()).toEqual([]);
  });

  it.each([403, 404])(
    'a notice, and a file that is answered with %i is no longer shown, nor kept',
    async (status) => {
      const site = await aSite();
      site.files.set(VARIANT, 'WEBP');
      const { get, noticed, folder: place } = await site.start();
      await get(VARIANT);
      site.behave((_, __, response) => response.writeHead(status).end());
      expect((await get(VARIANT)).status).toBe(200);
      site.clock.now += 1;
      noticed();
      const { response } = await get(VARIANT);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(place.files()).toEqual([]);
      site.goAway();
      expect((await get(VARIANT)).status).toBe(503);
    },
  );

  it('a copy that nobody asks for goes too, after a restart and before an outage', async () => {
    const site = await aSite();
    for (const name of [VARIANT, NARROW]) site.files.set(name, 'WEBP');
    const before = await site.start();
    await before.get(VARIANT);
    await before.get(NARROW);
    const after = await site.start();
    site.files.delete(VARIANT);
    await sweepMedia(after, after.folder).sweep();
    expect(after.folder.files().map(({ name }) => name)).toEqual([NARROW]);
  });

  it('parts, versions and HEAD are answered from the disk', async () => {
    const site = await aSite();
    site.files.set(VARIANT, '0123456789');
    const { get } = await site.start();
    const whole = await get(VARIANT);
    const etag = whole.response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\da-f]{32}"$/);
    const ranges: [string, number, string, string | null][] = [
      ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
      ['bytes=10-', 416, '', 'bytes */10'],
      ['bytes=-0', 416, '', 'bytes */10'],
      ['bytes=0-1,4-5', 200, '0123456789', null],
      ['bytes=3-1', 200, '0123456789', null],
      ['lines=1-2', 200, '0123456789', null],
    ];
    for (const [range, status, text, contentRange] of ranges) {
      const answer = await get(VARIANT, { range });
      expect([range, answer.status, answer.text]).toEqual([range, status, text]);
      expect(answer.response.headers.get('content-range')).toBe(contentRange);
    }
    expect((await get(VARIANT, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await get(VARIANT, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get(VARIANT, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect((await get(VARIANT, { 'if-none-match': '"x"', 'if-modified-since': CHANGED })).status).toBe(200);
    expect((await get(VARIANT, { 'if-modified-since': CHANGED })).status).toBe(304);
    const head = await get(VARIANT, {}, 'HEAD');
    expect([head.status, head.text, head.response.headers.get('content-length')]).toEqual([200, '', '10']);
    expect(site.asked).toEqual([`GET ${VARIANT}`]);
  });

  it('a disk that refuses only means that nothing is kept', async () => {
    const site = await aSite();
    site.files.set(VARIANT, 'WEBP');
    const { get } = await site.start();
    await rm(folder, { recursive: true });
    expect((await get(VARIANT)).text).toBe(`streamed ${VARIANT}`);
    expect((await get(VARIANT)).text).toBe(`streamed ${VARIANT}`);
    // The disk is left alone for a while.
    expect(site.asked).toEqual([`GET ${VARIANT}`]);
    expect(site.reports).toHaveLength(1);
    folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  });

  it('a file whose length nobody says, or that fills the room, is handed on and not kept', async () => {
    const site = await aSite();
    site.behave((_, __, response) => {
      response.writeHead(200, { 'content-type': 'image/webp' });
      response.write('AB');
      return response.end('CD');
    });
    const { get, folder: place } = await site.start();
    expect((await get(VARIANT)).text).toBe(`streamed ${VARIANT}`);
    expect(place.files()).toEqual([]);
  });
});

describe('While the CMS does not answer', () => {
  it('what was seen is shown, after a restart too, and the CMS is left alone for a while', async () => {
    const site = await aSite();
    for (const name of [VARIANT, ORIGINAL]) site.files.set(name, 'WEBP');
    const before = await site.start();
    for (const name of [VARIANT, ORIGINAL]) await before.get(name);
    site.goAway();
    site.asked.length = 0;
    for (const { get } of [before, await site.start()]) {
      for (const name of [ORIGINAL, VARIANT, ORIGINAL]) expect((await get(name)).text).toBe('WEBP');
      expect(site.asked).toHaveLength(1);
      site.asked.length = 0;
      site.clock.now += 3000;
    }
  });

  it('another width stands in, kept by nobody, until the CMS is back', async () => {
    const site = await aSite();
    site.files.set(NARROW, 'narrow');
    site.files.set(VARIANT, 'wide');
    const { get } = await site.start();
    await get(NARROW);
    site.goAway();
    const { text, response } = await get(VARIANT);
    expect(text).toBe('narrow');
    expect(response.headers.get('cache-control')).toBe('no-store');
    site.behave('as usual');
    site.clock.now += 3000;
    const back = await get(VARIANT);
    expect(back.text).toBe('wide');
    expect(back.response.headers.get('cache-control')).toContain('immutable');
  });

  it('a CMS that tells of a change is asked at once, however it failed before', async () => {
    const site = await aSite();
    site.files.set(VARIANT, 'WEBP');
    const { get, noticed } = await site.start();
    await get(VARIANT);
    site.goAway();
    site.clock.now += A_MINUTE;
    expect((await get(VARIANT)).text).toBe('WEBP');
    site.files.delete(VARIANT);
    site.behave('as usual');
    noticed();
    expect((await get(VARIANT)).status).toBe(404);
  });

  it('what was never seen is refused for now, and reported once', async () => {
    const site = await aSite();
    site.goAway();
    const { get } = await site.start();
    const { response } = await get(VARIANT);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    await get(VARIANT);
    expect(site.reports).toHaveLength(1);
  });

  it('a file that is cut off is not kept, and asked for again', async () => {
    const site = await aSite();
    site.behave((_, request, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 8 });
      response.write('half');
      setTimeout(() => request.socket.destroy(), 20);
      return response;
    });
    const { get, folder: place } = await site.start();
    expect((await get(VARIANT)).status).toBe(503);
    expect(place.files()).toEqual([]);
    site.files.set(VARIANT, 'whole');
    site.behave('as usual');
    site.clock.now += 3000;
    expect((await get(VARIANT)).text).toBe('whole');
  });

  it.each([500, 503, 429])('an answer of %i takes no copy away', async (status) => {
    const site = await aSite();
    site.files.set(ORIGINAL, 'WEBP');
    const { get, noticed } = await site.start();
    await get(ORIGINAL);
    site.behave((_, __, response) => response.writeHead(status).end());
    site.clock.now += 1;
    noticed();
    expect((await get(ORIGINAL)).text).toBe('WEBP');
  });

  it('one that hangs keeps nobody waiting who can be shown something', async () => {
    const site = await aSite();
    site.files.set(NARROW, 'narrow');
    const { get } = await site.start();
    await get(NARROW);
    site.behave((_, __, response) => response);
    site.clock.now += A_MINUTE;
    expect((await get(NARROW)).text).toBe('narrow');
    expect((await get(VARIANT)).text).toBe('narrow');
  });
});
