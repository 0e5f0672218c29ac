import type { AstroGlobal } from 'astro';
import { contentTag, lifetimes } from './cache-tags';
import { content } from './content';
import type { ContentName } from './queries';

type Page = Pick<AstroGlobal, 'cache' | 'response'>;

const RETRY_AFTER_S = '5';

type Load = {
  /** What the page shows was loaded, and there is one. */
  found: unknown;
  /** The backend could not be asked. */
  failed: boolean;
  /** The contents a shared page was made from; none for a page made for one visitor. */
  shows?: ContentName[];
};

/**
 * What came of a page's loads, as its status: kept when found, 503 when they failed, 404 when there is no such thing.
 * Call it after the loads.
 * @returns the answer in place of the page, where there is nothing to show
 */
export function answerPage(page: Page, { found, failed, shows }: Load): Response | undefined {
  if (found) {
    if (shows) keepPage(page, shows);
  } else if (failed) failPage(page);
  else return nothingHere();
  return undefined;
}

/**
 * Keeps a page in the page cache until something it shows changes. One made from last-good copies is kept for seconds
 * only.
 * @param shows the contents the page was made from
 */
export function keepPage(page: Page, shows: ContentName[]): void {
  const lifetime = shows.some((name) => content.isStale(name)) ? lifetimes.stalePage : lifetimes.page;
  page.cache.set({ ...lifetime, tags: shows.map(contentTag) });
  page.response.headers.set('cache-control', 'public, max-age=0, must-revalidate');
}

/** A page whose content cannot be had: 503, and never cached by anyone (design, decision 7). */
export function failPage(page: Page): void {
  page.cache.set(false);
  page.response.status = 503;
  page.response.headers.set('cache-control', 'no-store');
  page.response.headers.set('retry-after', RETRY_AFTER_S);
}

/** What is no page and cannot be made just now. */
export const unavailable = (text: string): Response =>
  new Response(text, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S } });

/** Nothing is at this address: the server shows the page that says so. A body keeps Astro from making it each time. */
export const nothingHere = (): Response =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
