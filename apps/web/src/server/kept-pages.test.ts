import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { KeptPages } from './kept-pages';

const page = (text: string, tags = 'home') =>
  new Response(text, { headers: { 'CDN-Cache-Control': 'max-age=60', 'Cache-Tag': tags } });

const keptOf = () => {
  const kept = new KeptPages();
  return {
    kept,
    ask: async (key: string, render: () => Promise<Response>) =>
      (await (await kept.get(key, render)).page.body.as(null)).toString(),
  };
};

describe('Kept pages', () => {
  it('are rendered once for many simultaneous first visitors', async () => {
    const { ask } = keptOf();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return page(`render ${renders}`);
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/', render)));
    expect(new Set(answers)).toEqual(new Set(['render 1']));
    expect(renders).toBe(1);
  });

  it('are 24 filtered lists at most, which never drive out a page', async () => {
    const { ask } = keptOf();
    await ask('/', async () => page('kept'));
    const list = (number: number, text: string) => ask(`/list?budget=${number}`, async () => page(text));
    for (let number = 1; number <= 1100; number++) await list(number, 'first');
    expect(await ask('/', async () => page('anew'))).toBe('kept');
    expect(await list(1077, 'second'), 'one of the last 24').toBe('first');
    expect(await list(1076, 'second'), 'one before them').toBe('second');
  });

  it('do not outlive midnight in India, nor do those that were begun before it', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-31T23:59:59+05:30'), toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { ask } = keptOf();
    await ask('/', async () => page('of the old year'));
    const begun = ask('/list', async () => {
      vi.setSystemTime(Date.parse('2027-01-01T00:00:00+05:30'));
      return page('begun in the old year');
    });
    expect(await begun).toBe('begun in the old year');
    for (const key of ['/', '/list']) expect(await ask(key, async () => page('new'))).toBe('new');
    expect(await ask('/', async () => page('newer'))).toBe('new');
  });

  it('are forgotten after a change of what they show, and only then', async () => {
    const { ask, kept } = keptOf();
    await ask('/', async () => page('old'));
    kept.forget({ tags: ['news'] });
    expect(await ask('/', async () => page('new'))).toBe('old');
    kept.forget({ tags: ['home'] });
    expect(await ask('/', async () => page('new'))).toBe('new');
  });

  it('are forgotten with their path, whatever the query', async () => {
    const { ask, kept } = keptOf();
    await ask('/list?type=a', async () => page('old'));
    kept.forget({ path: '/list' });
    expect(await ask('/list?type=a', async () => page('new'))).toBe('new');
  });

  it('are none that a change overtook, even while they were still streaming', async () => {
    const { ask, kept } = keptOf();
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
    const early = ask('/', slow);
    await new Promise((resolve) => setTimeout(resolve, 5));
    kept.forget({ tags: ['home'] });
    finish();
    expect(await early).toBe('old');
    expect(await ask('/', async () => page('new'))).toBe('new');
  });

  it('are none that do not ask to be kept', async () => {
    const { ask } = keptOf();
    await ask('/failed', async () => new Response('failed', { status: 503 }));
    expect(await ask('/failed', async () => page('back'))).toBe('back');
  });

  it('are shown at once when they are old, while one render renews them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask } = keptOf();
    const withStale = (text: string) =>
      new Response(text, {
        headers: { 'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=600', 'Cache-Tag': 'home' },
      });
    await ask('/', async () => withStale('old'));
    vi.setSystemTime(Date.now() + 61_000);
    expect(await ask('/', async () => withStale('new'))).toBe('old');
    await expect.poll(() => ask('/', async () => withStale('newer'))).toBe('new');
    vi.setSystemTime(Date.now() + 700_000);
    expect(await ask('/', async () => withStale('newest'))).toBe('newest');
  });

  it('are rendered anew after a change although an older render is still under way', async () => {
    const { ask, kept } = keptOf();
    let finish: (response: Response) => void = () => {};
    const early = ask('/', () => new Promise((resolve) => (finish = resolve)));
    kept.forget({ tags: ['home'] });
    expect(await ask('/', async () => page('new'))).toBe('new');
    finish(page('old'));
    expect(await early).toBe('old');
    expect(await ask('/', async () => page('newer'))).toBe('new');
  });

  it('are none that set a cookie, and no cookie goes to those who waited for the same render', async () => {
    const { ask, kept } = keptOf();
    const mine = page('mine');
    mine.headers.set('set-cookie', 'visitor=1');
    const { page: shared } = await kept.get('/', async () => mine);
    expect(shared.headers.map(([name]) => name)).not.toContain('set-cookie');
    expect(await ask('/', async () => page('yours'))).toBe('yours');
  });

  it('are a thousand at most: the one asked for longest ago goes', async () => {
    const { ask } = keptOf();
    await ask('/first', async () => page('kept'));
    for (let number = 0; number < 1000; number++) await ask(`/${number}`, async () => page('other'));
    expect(await ask('/first', async () => page('anew'))).toBe('anew');
  });

  it('pass a failure on and are tried again for the next visitor', async () => {
    const { ask } = keptOf();
    await expect(ask('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await ask('/', async () => page('mended'))).toBe('mended');
  });
});
