/** Who asks: the site's own server, or anybody. */
export type Reader = 'site' | 'stranger';

type Limits = {
  /** So many reads are in the database at once, */
  atOnce: number;
  /** and so many of them strangers', so that the site always finds room. */
  ofStrangers: number;
  /** So many wait, of each kind, */
  mostWaiting: number;
  /** and no longer than this. */
  longestWaitMs: number;
};
type Waiting = { start: (release: () => void) => void };

/**
 * How much of the CMS reads may take. The site's go first; whoever finds no room, or not in time, is told so at once
 * and costs nothing.
 */
export function createReadBudget({ atOnce, ofStrangers, mostWaiting, longestWaitMs }: Limits) {
  const running: Record<Reader, number> = { site: 0, stranger: 0 };
  const waiting: Record<Reader, Set<Waiting>> = { site: new Set(), stranger: new Set() };

  const hasRoom = (reader: Reader) =>
    running.site + running.stranger < atOnce && (reader === 'site' || running.stranger < ofStrangers);

  function start(reader: Reader): () => void {
    running[reader] += 1;
    return () => {
      running[reader] -= 1;
      startNext('site');
      startNext('stranger');
    };
  }

  function startNext(reader: Reader) {
    const [next] = waiting[reader];
    if (!next || !hasRoom(reader)) return;
    waiting[reader].delete(next);
    next.start(start(reader));
  }

  return {
    /** How many are in the database, and how many wait. */
    load: (): [reader: Reader, state: 'running' | 'waiting', count: number][] => [
      ['site', 'running', running.site],
      ['site', 'waiting', waiting.site.size],
      ['stranger', 'running', running.stranger],
      ['stranger', 'waiting', waiting.stranger.size],
    ],
    /** Waits for room. @returns what gives it back; null when there is none in time */
    async enter(reader: Reader): Promise<(() => void) | null> {
      if (hasRoom(reader)) return start(reader);
      if (waiting[reader].size >= mostWaiting) return null;
      return new Promise((resolve) => {
        const one: Waiting = {
          start(release) {
            clearTimeout(timer);
            resolve(release);
          },
        };
        const timer = setTimeout(() => {
          waiting[reader].delete(one);
          resolve(null);
        }, longestWaitMs);
        waiting[reader].add(one);
      });
    },
  };
}
