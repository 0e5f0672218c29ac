import { dayInIndia } from '@sahyara/registration/india-day';
import { type Revisions, withRevisions } from '../cms/page-revisions';
import { report } from '../cms/report';
import { Budget, Lane } from './budget';
import { counters } from './counters';
import { PackedBody } from './packed-body';
import { headersOf } from './page-headers';

/** A page as it is sent. The same bytes for all: nothing is copied for a visitor. */
export type Page = {
  body: PackedBody;
  status: number;
  headers: [string, string][];
  /** The versions of the entries it was made from. */
  madeFrom: readonly Revisions[];
};
type Kept = Page & { day: string; keptAt: number; maxAgeS: number; staleForS: number; tags: string[] };
/** How a page was had: from memory, from memory and being renewed, or made now. */
export type How = 'HIT' | 'STALE' | 'MISS';

/** Pages kept at once; the one asked for longest ago goes first. */
const MOST_PAGES = 1000;
/** Filtered lists kept at once, beside the pages: whoever makes up filters drives out filtered lists only. */
const MOST_FILTERED_LISTS = 24;
/** Pages are packed small one after the other, each as long as it is kept. */
const shrinking = new Lane(new Budget({ atOnce: 1, waiting: MOST_PAGES }));
// For the cache alone, and what would make one visitor another.
const NOT_SENT_ON = ['cdn-cache-control', 'cache-tag', 'set-cookie'];

const isFiltered = (key: string) => key.includes('?');

const secondsOf = (directives: string, name: string) =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(directives)?.[1] ?? 0);

/** Reads a rendered page whole. */
async function pageOf(response: Response): Promise<Omit<Page, 'madeFrom'>> {
  const plain = Buffer.from(await response.arrayBuffer());
  const body = await PackedBody.of(plain, response.headers.get('content-type') ?? undefined);
  const headers = [...headersOf(response.headers, plain.toString())].filter(
    ([name]) => !NOT_SENT_ON.includes(name),
  );
  return { body, status: response.status, headers };
}

/**
 * Keeps rendered pages in memory until something they show changes, and none past midnight in India: what may be shown
 * of a project follows from the day (decision 78). Many simultaneous first visitors of a page cause
 * one render; a page that a change overtook while it was rendered is shown but not kept.
 */
export class KeptPages {
  readonly #pages = new Map<string, Kept>();
  readonly #running = new Map<string, { generation: number; day: string; page: Promise<Page> }>();
  #generation = 0;

  /**
   * The page of this key: from memory, or rendered once for all who ask.
   * @param key the path in its one spelling, with the query that the route declares
   */
  async get(key: string, render: () => Promise<Response>): Promise<{ page: Page; how: How }> {
    const kept = this.#pages.get(key);
    const ageS = kept ? (Date.now() - kept.keptAt) / 1000 : Number.POSITIVE_INFINITY;
    if (!kept || kept.day !== dayInIndia(Date.now()) || ageS > kept.maxAgeS + kept.staleForS) {
      counters.cacheMisses += 1;
      return { page: await this.#renderOnce(key, render), how: 'MISS' };
    }
    // The last one of the map is the last one asked for.
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    if (ageS <= kept.maxAgeS) {
      counters.cacheHits += 1;
      return { page: kept, how: 'HIT' };
    }
    counters.cacheStale += 1;
    this.#renderOnce(key, render).catch((error: unknown) => report(`${key} could not be renewed`, error));
    return { page: kept, how: 'STALE' };
  }

  /** How many there are, and what they take of memory. */
  state(): { pages: number; bytes: number } {
    const bytes = [...this.#pages.values()].reduce((sum, { body }) => sum + body.bytes, 0);
    return { pages: this.#pages.size, bytes };
  }

  /** Forgets what was made from these contents, and whatever query of this path. */
  forget({ path, tags = [] }: { path?: string | undefined; tags?: readonly string[] }): void {
    this.#generation += 1;
    for (const [key, page] of this.#pages) {
      if (key.split('?')[0] === path || page.tags.some((tag) => tags.includes(tag))) this.#pages.delete(key);
    }
  }

  #renderOnce(key: string, render: () => Promise<Response>): Promise<Page> {
    const day = dayInIndia(Date.now());
    const current = this.#running.get(key);
    if (current?.generation === this.#generation && current.day === day) return current.page;
    const generation = this.#generation;
    const make = async () => {
      const { made, madeFrom } = await withRevisions(async () => {
        const response = await render();
        // The whole body: a page that is still streaming can still be overtaken by a change.
        return { read: await pageOf(response), headers: response.headers };
      });
      const page = { ...made.read, madeFrom };
      // One that midnight overtook has the day it was begun on.
      if (generation === this.#generation) this.#keep(key, { ...page, day }, made.headers);
      return page;
    };
    const page = make().finally(() => {
      if (this.#running.get(key)?.page === page) this.#running.delete(key);
    });
    this.#running.set(key, { generation, day, page });
    return page;
  }

  #keep(key: string, page: Page & { day: string }, headers: Headers): void {
    const directives = headers.get('CDN-Cache-Control') ?? '';
    const maxAgeS = secondsOf(directives, 'max-age');
    if (maxAgeS === 0 || headers.has('set-cookie')) return;
    const tags = (headers.get('Cache-Tag') ?? '').split(',').map((tag) => tag.trim());
    const staleForS = secondsOf(directives, 'stale-while-revalidate');
    const before = this.#pages.get(key)?.body;
    // Rendered anew and the same as before: it has been packed small already.
    const body = before?.etag === page.body.etag ? before : page.body;
    this.#pages.delete(key);
    this.#pages.set(key, { ...page, body, keptAt: Date.now(), maxAgeS, staleForS, tags });
    this.#makeRoom(key);
    // Whoever makes up filters makes no work beyond the render.
    if (body !== before && !isFiltered(key)) this.#shrink(key, body);
  }

  #shrink(key: string, body: PackedBody): void {
    const isKept = () => this.#pages.get(key)?.body === body;
    shrinking
      .run(async () => {
        if (isKept()) await body.shrink();
      })
      .catch((error: unknown) => report(`${key} could not be packed small`, error));
  }

  /** Forgets the one asked for longest ago where there are too many of its sort. */
  #makeRoom(key: string): void {
    const alike = [...this.#pages.keys()].filter((name) => isFiltered(name) === isFiltered(key));
    const [oldest] = alike;
    const most = isFiltered(key) ? MOST_FILTERED_LISTS : MOST_PAGES;
    if (alike.length > most && oldest !== undefined) this.#pages.delete(oldest);
  }
}

/** The pages of this process. */
export const keptPages = new KeptPages();
