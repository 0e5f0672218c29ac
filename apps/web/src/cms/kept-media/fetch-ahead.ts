import type { KeptMedia } from './keep-media';
import type { MediaFolder } from './media-folder';

// Visitors who ask for files themselves go first.
const MOST_AT_ONCE = 2;

/**
 * Fetches files that nobody asked for yet, so that they are there when the CMS is not. They never drive out what
 * somebody asked for.
 */
export function fetchAhead(
  media: Pick<KeptMedia, 'fetchOnce'>,
  folder: Pick<MediaFolder, 'get' | 'isNearlyFull'>,
) {
  const waiting = new Set<string>();
  let running = 0;

  async function work(): Promise<void> {
    running += 1;
    try {
      for (const name of waiting) {
        waiting.delete(name);
        if (folder.get(name)) continue;
        if (folder.isNearlyFull() || (await media.fetchOnce(name)) === 'away') waiting.clear();
      }
    } finally {
      running -= 1;
    }
  }

  return {
    /** Asked again for what is there already, it does nothing. */
    want(names: Iterable<string>): void {
      for (const name of names) if (!folder.get(name)) waiting.add(name);
      while (running < MOST_AT_ONCE && waiting.size > 0) void work();
    },
    /** How many are still to come. */
    waiting: () => waiting.size + running,
  };
}
