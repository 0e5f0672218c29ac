import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
  const cache = pageCache(undefined);
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

  it('keeps each filtered list apart, without what a link carries besides', async () => {
    const cache = cacheOf();
    const list = '/projects/residential';
    const ask = async (search: string) =>
      (await cache.onRequest(list + search, async () => page(`list ${search}`))).text();
    expect(await Promise.all(['', '?type=2-bhk', '?type=3-bhk'].map(ask))).toEqual([
      'list ',
      'list ?type=2-bhk',
      'list ?type=3-bhk',
    ]);
    expect(await ask('?utm_source=x&type=2-bhk')).toBe('list ?type=2-bhk');
    expect(await ask('?anything=y')).toBe('list ');
  });

  it('neither keeps nor shares the answer to an untidy filter', async () => {
    const cache = cacheOf();
    const ask = async (search: string) =>
      (await cache.onRequest(`/projects/residential?${search}`, async () => page(search))).text();
    expect(await Promise.all([ask('type=&sort=price'), ask('sort=price&type=')])).toEqual([
      'type=&sort=price',
      'sort=price&type=',
    ]);
    expect(await ask('sort=price')).toBe('sort=price');
  });

  it('holds 24 filtered lists, and never lets them drive out a page', async () => {
    const cache = cacheOf();
    await cache.onRequest('/', async () => page('kept'));
    const ask = async (lakhs: number, text: string) =>
      (await cache.onRequest(`/projects/residential?budget=${lakhs}00000`, async () => page(text))).text();
    for (let lakhs = 1; lakhs <= 1100; lakhs++) await ask(lakhs, 'first');
    expect(await (await cache.onRequest('/', async () => page('anew'))).text()).toBe('kept');
    expect(await ask(1077, 'second'), 'one of the last 24').toBe('first');
    expect(await ask(1076, 'second'), 'one before them').toBe('second');
  });

  it('forgets filtered lists with what they show', async () => {
    const cache = cacheOf();
    const ask = async (text: string) =>
      (await cache.onRequest('/projects/residential?type=2-bhk', async () => page(text, 'projects'))).text();
    await ask('old');
    await cache.invalidate({ tags: ['projects'] });
    expect(await ask('new')).toBe('new');
    await cache.invalidate({ path: '/projects/residential' });
    expect(await ask('newer')).toBe('newer');
  });

  it('never shares a cost sheet, not even between visitors of the same moment', async () => {
    const cache = cacheOf();
    const sheet = (loan: string) =>
      cache.onRequest(`/projects/residential/meander/cost-sheet?loan=${loan}`, async () => page(loan));
    const answers = await Promise.all([sheet('1'), sheet('2')]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['1', '2']);
    expect(await (await sheet('3')).text()).toBe('3');
  });

  it('never shares a shortlist, and keeps the empty one whatever else its address carries', async () => {
    const cache = cacheOf();
    const ask = async (search: string) =>
      (await cache.onRequest(`/shortlist${search}`, async () => page(search))).text();
    expect(await Promise.all([ask('?homes=a'), ask('?homes=b'), ask('?add=c')])).toEqual([
      '?homes=a',
      '?homes=b',
      '?add=c',
    ]);
    expect([await ask(''), await ask('?utm_source=x'), await ask('?homes=')]).toEqual(['', '', '?homes=']);
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

  it('shows an old page at once while one render renews it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const cache = cacheOf();
    const withStale = (text: string) =>
      new Response(text, {
        headers: { 'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=600', 'Cache-Tag': 'home' },
      });
    await cache.onRequest('/', async () => withStale('old'));
    vi.setSystemTime(Date.now() + 61_000);
    expect(await (await cache.onRequest('/', async () => withStale('new'))).text()).toBe('old');
    await expect
      .poll(async () => (await cache.onRequest('/', async () => withStale('newer'))).text())
      .toBe('new');
    vi.setSystemTime(Date.now() + 700_000);
    expect(await (await cache.onRequest('/', async () => withStale('newest'))).text()).toBe('newest');
  });

  it('renders anew after a change although an older render is still under way', async () => {
    const cache = cacheOf();
    let finish: (response: Response) => void = () => {};
    const early = cache.onRequest('/', () => new Promise((resolve) => (finish = resolve)));
    await cache.invalidate({ tags: ['home'] });
    expect(await (await cache.onRequest('/', async () => page('new'))).text()).toBe('new');
    finish(page('old'));
    expect(await (await early).text()).toBe('old');
    expect(await (await cache.onRequest('/', async () => page('newer'))).text()).toBe('new');
  });

  it('leaves files alone: each request is answered for its own range', async () => {
    const cache = cacheOf();
    const [one, two] = await Promise.all([
      cache.onRequest('/media/a.webp', async () => page('first half')),
      cache.onRequest('/media/a.webp', async () => page('second half')),
    ]);
    expect([await one.text(), await two.text()]).toEqual(['first half', 'second half']);
  });

  it('keeps no page that sets a cookie', async () => {
    const cache = cacheOf();
    const mine = page('mine');
    mine.headers.set('set-cookie', 'visitor=1');
    await cache.onRequest('/', async () => mine);
    expect(await (await cache.onRequest('/', async () => page('yours'))).text()).toBe('yours');
  });

  it('forgets the page asked for longest ago when there are too many', async () => {
    const cache = cacheOf();
    await cache.onRequest('/first', async () => page('kept'));
    for (let number = 0; number < 1000; number++)
      await cache.onRequest(`/${number}`, async () => page('other'));
    expect(await (await cache.onRequest('/first', async () => page('anew'))).text()).toBe('anew');
  });

  it('passes a failure on and tries again for the next visitor', async () => {
    const cache = cacheOf();
    await expect(cache.onRequest('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await (await cache.onRequest('/', async () => page('mended'))).text()).toBe('mended');
  });
});
