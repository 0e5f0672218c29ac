import type { CacheProviderFactory } from 'astro';
import { isPerVisitor, paths } from '../config/paths';

type Render = () => Promise<Response>;
type Page = { body: Uint8Array<ArrayBuffer>; status: number; headers: [string, string][] };
type Kept = Page & { keptAt: number; maxAgeS: number; staleForS: number; tags: string[] };

/** Pages held at once; the one asked for longest ago goes first. */
const MOST_PAGES = 1000;

const secondsOf = (directives: string, name: string) =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(directives)?.[1] ?? 0);

async function read(response: Response): Promise<Page> {
  const body = new Uint8Array(await response.arrayBuffer());
  // What is shown to many is the same for all of them: a cookie would make one visitor another.
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  return { body, status: response.status, headers };
}

/** The same bytes for every visitor: handed on in a stream, because a `Response` would copy them for each. */
function answer({ body, status, headers }: Page, how: 'HIT' | 'STALE' | 'MISS'): Response {
  const stream =
    body.length === 0
      ? null
      : new ReadableStream({
          start(controller) {
            controller.enqueue(body);
            controller.close();
          },
        });
  const response = new Response(stream, { status, headers });
  response.headers.set('x-astro-cache', how);
  return response;
}

/**
 * Keeps rendered pages in memory until something they show changes (`Astro.cache`).
 * Astro's own memory cache lacks what this adds: many simultaneous first visitors of a page cause one render, a page
 * that a change overtook while it was rendered is shown but not kept, the query is no part of the key, and no byte
 * is copied per visitor.
 */
const pageCache: CacheProviderFactory = () => {
  const pages = new Map<string, Kept>();
  const running = new Map<string, { generation: number; page: Promise<Page> }>();
  let generation = 0;

  function keep(path: string, page: Page, response: Response): void {
    const directives = response.headers.get('CDN-Cache-Control') ?? '';
    const maxAgeS = secondsOf(directives, 'max-age');
    if (maxAgeS === 0 || response.headers.has('set-cookie')) return;
    const tags = (response.headers.get('Cache-Tag') ?? '').split(',').map((tag) => tag.trim());
    const staleForS = secondsOf(directives, 'stale-while-revalidate');
    pages.delete(path);
    pages.set(path, { ...page, keptAt: Date.now(), maxAgeS, staleForS, tags });
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
  }

  function renderOnce(path: string, next: Render): Promise<Page> {
    const current = running.get(path);
    if (current?.generation === generation) return current.page;
    const startedIn = generation;
    const render = async () => {
      const response = await next();
      // The whole body: a page that is still streaming can still be overtaken by a change.
      const page = await read(response);
      if (startedIn === generation) keep(path, page, response);
      return page;
    };
    const page = render().finally(() => {
      if (running.get(path)?.page === page) running.delete(path);
    });
    running.set(path, { generation, page });
    return page;
  }

  return {
    name: 'page-cache',
    async onRequest({ request, url, logger }, next) {
      const path = url.pathname;
      // Files are streamed, each request with ranges of its own.
      if (request.method !== 'GET' || path.startsWith(paths.media)) return next();
      // Its query decides what it shows: even two visitors at the same moment must not share a render.
      if (isPerVisitor(path)) return next();
      const kept = pages.get(path);
      const ageS = kept ? (Date.now() - kept.keptAt) / 1000 : Number.POSITIVE_INFINITY;
      if (kept && ageS <= kept.maxAgeS + kept.staleForS) {
        pages.delete(path);
        pages.set(path, kept);
        if (ageS <= kept.maxAgeS) return answer(kept, 'HIT');
        renderOnce(path, next).catch((error: unknown) =>
          logger.warn(`${path} could not be renewed: ${error}`),
        );
        return answer(kept, 'STALE');
      }
      return answer(await renderOnce(path, next), 'MISS');
    },
    async invalidate({ path, tags = [] }) {
      generation += 1;
      const changed = new Set([tags].flat());
      for (const [name, page] of pages) {
        if (name === path || page.tags.some((tag) => changed.has(tag))) pages.delete(name);
      }
    },
  };
};

export default pageCache;
