import type { CacheProviderFactory } from 'astro';
import { pageKey } from '../config/list-query';
import { asksForPart } from '../config/page-filters';
import { GATES_COOKIE, isPerVisitor, paths } from '../config/paths';

type Render = () => Promise<Response>;
type Page = { body: Uint8Array<ArrayBuffer>; status: number; headers: [string, string][] };
type Kept = Page & { keptAt: number; maxAgeS: number; staleForS: number; tags: string[] };

/** Pages held at once; the one asked for longest ago goes first. */
const MOST_PAGES = 1000;
/** Filtered lists held at once, beside the pages: whoever makes up filters drives out filtered lists only. */
const MOST_FILTERED_LISTS = 24;

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
 * that a change overtook while it was rendered is shown but not kept, the query is no part of the key unless it filters
 * a list, and no byte is copied per visitor.
 */
const pageCache: CacheProviderFactory = () => {
  const pages = new Map<string, Kept>();
  const running = new Map<string, { generation: number; page: Promise<Page> }>();
  let generation = 0;

  /** Forgets the one asked for longest ago where there are too many of its sort. */
  function makeRoom(key: string): void {
    const isFiltered = (name: string) => name.includes('?');
    const alike = [...pages.keys()].filter((name) => isFiltered(name) === isFiltered(key));
    const [oldest] = alike;
    const most = isFiltered(key) ? MOST_FILTERED_LISTS : MOST_PAGES;
    if (alike.length > most && oldest !== undefined) pages.delete(oldest);
  }

  function keep(key: string, page: Page, response: Response): void {
    const directives = response.headers.get('CDN-Cache-Control') ?? '';
    const maxAgeS = secondsOf(directives, 'max-age');
    if (maxAgeS === 0 || response.headers.has('set-cookie')) return;
    const tags = (response.headers.get('Cache-Tag') ?? '').split(',').map((tag) => tag.trim());
    const staleForS = secondsOf(directives, 'stale-while-revalidate');
    pages.delete(key);
    pages.set(key, { ...page, keptAt: Date.now(), maxAgeS, staleForS, tags });
    makeRoom(key);
  }

  function renderOnce(key: string, next: Render): Promise<Page> {
    const current = running.get(key);
    if (current?.generation === generation) return current.page;
    const startedIn = generation;
    const render = async () => {
      const response = await next();
      // The whole body: a page that is still streaming can still be overtaken by a change.
      const page = await read(response);
      if (startedIn === generation) keep(key, page, response);
      return page;
    };
    const page = render().finally(() => {
      if (running.get(key)?.page === page) running.delete(key);
    });
    running.set(key, { generation, page });
    return page;
  }

  return {
    name: 'page-cache',
    async onRequest({ request, url, logger }, next) {
      const path = url.pathname;
      // Files are streamed, each request with ranges of its own.
      if (request.method !== 'GET' || path.startsWith(paths.media)) return next();
      // Its query decides what it shows: even two visitors at the same moment must not share a render.
      if (isPerVisitor(url) || asksForPart(url)) return next();
      if (path === paths.thankYou && request.headers.get('cookie')?.includes(`${GATES_COOKIE}=`))
        return next();
      const key = pageKey(url);
      // Answered by a redirect to the address that is kept.
      if (key === null) return next();
      const kept = pages.get(key);
      const ageS = kept ? (Date.now() - kept.keptAt) / 1000 : Number.POSITIVE_INFINITY;
      if (kept && ageS <= kept.maxAgeS + kept.staleForS) {
        pages.delete(key);
        pages.set(key, kept);
        if (ageS <= kept.maxAgeS) return answer(kept, 'HIT');
        renderOnce(key, next).catch((error: unknown) => logger.warn(`${key} could not be renewed: ${error}`));
        return answer(kept, 'STALE');
      }
      return answer(await renderOnce(key, next), 'MISS');
    },
    async invalidate({ path, tags = [] }) {
      generation += 1;
      const changed = new Set([tags].flat());
      for (const [name, page] of pages) {
        if (name.split('?')[0] === path || page.tags.some((tag) => changed.has(tag))) pages.delete(name);
      }
    },
  };
};

export default pageCache;
