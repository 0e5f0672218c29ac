import { describe, expect, it } from 'vitest';
import pageCache from './page-cache';

const logger = { info() {}, warn() {}, error() {} };
const site = 'https://www.sahyara.example';

function contextOf(path: string, method = 'GET') {
  const url = new URL(path, site);
  return { request: new Request(url, { method }), url, logger };
}

const page = (text: string, tags = 'home') =>
  new Response(text, { headers: { 'CDN-Cache-Control': 'max-age=60', 'Cache-Tag': tags } });

const cacheOf = () => {
  const cache = pageCache({ query: { include: [] } });
  const { onRequest } = cache;
  if (!onRequest) throw new Error('The page cache answers no requests');
  return {
    ...cache,
    onRequest: (path: string, render: () => Promise<Response>, method?: string) =>
      onRequest(contextOf(path, method), render),
  };
};

describe('The page cache', () => {
  it('renders a page once for many simultaneous first visitors', async () => {
    const cache = cacheOf();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return page(`render ${renders}`);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.onRequest('/', render)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['render 1']));
    expect(renders).toBe(1);
  });

  it('is one page whatever query a link carries', async () => {
    const cache = cacheOf();
    await cache.onRequest('/', async () => page('first'));
    const answer = await cache.onRequest('/?utm_source=x&anything=y', async () => page('second'));
    expect(await answer.text()).toBe('first');
  });

  it('renders anew after a change of what the page shows, and only then', async () => {
    const cache = cacheOf();
    await cache.onRequest('/', async () => page('old'));
    await cache.invalidate({ tags: ['news'] });
    expect(await (await cache.onRequest('/', async () => page('new'))).text()).toBe('old');
    await cache.invalidate({ tags: ['home'] });
    expect(await (await cache.onRequest('/', async () => page('new'))).text()).toBe('new');
  });

  it('does not keep a page that a change overtook, even while it was still streaming', async () => {
    const cache = cacheOf();
    let finish = () => {};
    const slow = async () => {
      const body = new ReadableStream({
        start(controller) {
          finish = () => {
            controller.enqueue(new TextEncoder().encode('old'));
            controller.close();
          };
        },
      });
      return new Response(body, { headers: { 'CDN-Cache-Control': 'max-age=60', 'Cache-Tag': 'home' } });
    };
    const early = cache.onRequest('/', slow);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await cache.invalidate({ tags: ['home'] });
    finish();
    expect(await (await early).text()).toBe('old');
    expect(await (await cache.onRequest('/', async () => page('new'))).text()).toBe('new');
  });

  it('keeps no page that does not ask to be kept, and no post', async () => {
    const cache = cacheOf();
    await cache.onRequest('/failed', async () => new Response('failed', { status: 503 }));
    expect(await (await cache.onRequest('/failed', async () => page('back'))).text()).toBe('back');
    await cache.onRequest('/enquiries', async () => page('mine'), 'POST');
    expect(await (await cache.onRequest('/enquiries', async () => page('yours'), 'POST')).text()).toBe(
      'yours',
    );
  });

  it('passes a failure on and tries again for the next visitor', async () => {
    const cache = cacheOf();
    await expect(cache.onRequest('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await (await cache.onRequest('/', async () => page('mended'))).text()).toBe('mended');
  });
});
