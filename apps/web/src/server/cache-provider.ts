import type { CacheProviderFactory } from 'astro';
import { keptPages } from './kept-pages';

/**
 * What stands behind `Astro.cache`: routes say with it how long their page is kept and what it shows, a notice of the
 * CMS forgets it. The keeping itself is done in front of Astro (`answer-request.ts`).
 */
const cacheProvider: CacheProviderFactory = () => ({
  name: 'kept-pages',
  async invalidate({ path, tags = [] }) {
    keptPages.forget({ path, tags: [tags].flat() });
  },
});

export default cacheProvider;
