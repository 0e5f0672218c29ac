import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptMedia } from './keep-media';
import type { MediaFolder } from './media-folder';

// One after the other, and with a rest: a CMS with work to do has visitors waiting.
const REST_MS = 25;

/**
 * Fetches files that nobody asked for yet, so that they are there when the CMS is not. They never drive out what
 * somebody asked for.
 */
export function fetchAhead(
  media: Pick<KeptMedia, 'fetchOnce'>,
  folder: Pick<MediaFolder, 'get' | 'isNearlyFull'>,
) {
  const waiting = new Set<string>();
  let running = false;

  async function work(): Promise<void> {
    running = true;
    try {
      for (const name of waiting) {
        waiting.delete(name);
        if (folder.get(name)) continue;
        if (folder.isNearlyFull() || (await media.fetchOnce(name)) === 'away') waiting.clear();
        await sleep(REST_MS, undefined, { ref: false });
      }
    } finally {
      running = false;
    }
  }

  return {
    /** Asked again for what is there already, it does nothing. */
    want(names: Iterable<string>): void {
      for (const name of names) if (!folder.get(name)) waiting.add(name);
      if (!running && waiting.size > 0) void work();
    },
    /** How many are still to come. */
    waiting: () => waiting.size + Number(running),
  };
}
