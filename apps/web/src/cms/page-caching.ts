import type { AstroGlobal } from 'astro';
import { contentTag, lifetimes } from './cache-tags';
import { content } from './content';
import type { ContentName } from './queries';

type Page = Pick<AstroGlobal, 'cache' | 'response'>;

/**
 * Keeps a page in the page cache until something it shows changes.
 * Call it after the loads. A page made from last-good copies is kept for seconds only.
 * @param shows the contents the page was made from; `tags` replaces theirs where the page shows single entries
 */
export function keepPage(page: Page, shows: ContentName[], tags: string[] = shows.map(contentTag)): void {
  const lifetime = shows.some((name) => content.isStale(name)) ? lifetimes.stalePage : lifetimes.page;
  page.cache.set({ ...lifetime, tags });
  page.response.headers.set('cache-control', 'public, max-age=0, must-revalidate');
}

/** A page whose content cannot be had: 503, and never cached by anyone (design, decision 7). */
export function failPage(page: Page): void {
  page.cache.set(false);
  page.response.status = 503;
  page.response.headers.set('cache-control', 'no-store');
  page.response.headers.set('retry-after', '5');
}
