import type { CacheProviderFactory } from 'astro';
import memoryProvider from 'astro/cache/memory';

type Render = () => Promise<Response>;

// The whole body, because a page that is still streaming can still be overtaken by a change.
async function renderWhole(next: Render): Promise<Response> {
  const response = await next();
  const body = response.body ? await response.arrayBuffer() : null;
  return new Response(body, { status: response.status, headers: response.headers });
}

/**
 * Astro's memory cache with the two guards it lacks:
 * many simultaneous first visitors of a page cause one render, and a page whose content changed while it was
 * being rendered is shown once but not kept.
 */
const pageCache: CacheProviderFactory = (config) => {
  const memory = memoryProvider(config);
  const running = new Map<string, Promise<Response>>();
  let generation = 0;

  function renderOnce(key: string, next: Render): Promise<Response> {
    const current = running.get(key);
    if (current) return current;
    const startedIn = generation;
    const promise = renderWhole(next)
      .then((response) => {
        if (startedIn !== generation) response.headers.delete('CDN-Cache-Control');
        return response;
      })
      .finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  }

  return {
    name: 'page-cache',
    async onRequest(context, next) {
      if (!memory.onRequest || context.request.method !== 'GET') return next();
      // Nothing a page shows depends on the query: one entry per path, whatever a link carries.
      const key = `${generation} ${context.url.pathname}`;
      return memory.onRequest(context, async () => {
        const shared = await renderOnce(key, next);
        return shared.clone();
      });
    },
    async invalidate(options) {
      generation += 1;
      await memory.invalidate(options);
    },
  };
};

export default pageCache;
