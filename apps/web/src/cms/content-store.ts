import { CmsError } from './errors';
import type { ContentName } from './queries';
import type { Snapshots } from './snapshots';

/** How long a reply is used without asking again, for the case that a notice of the CMS was lost. */
export const FRESH_FOR_MS = 60_000;
/** After a failure the backend is left alone this long, so that visitors do not each wait for a timeout. */
export const RETRY_AFTER_MS = 3000;

/** `generation` counts the changes we were told of before the call began. */
type Entry = { data: unknown; fetchedAt: number; generation: number };

type Options = {
  fetch: (name: ContentName) => Promise<unknown>;
  snapshots: Snapshots;
  report: (message: string, error: unknown) => void;
  now?: () => number;
};

/**
 * Keeps the newest reply of each call in memory and the last-good one on disk.
 * Many simultaneous readers cause one call; a notice from the CMS makes the next reader ask again.
 */
export function createContentStore({ fetch, snapshots, report, now = Date.now }: Options) {
  const fresh = new Map<ContentName, Entry>();
  const lastGood = new Map<ContentName, Entry>();
  const generations = new Map<ContentName, number>();
  const running = new Map<ContentName, { generation: number; promise: Promise<unknown> }>();
  const failures = new Map<ContentName, { at: number; error: unknown }>();

  const generationOf = (name: ContentName) => generations.get(name) ?? 0;

  async function load(name: ContentName, generation: number): Promise<unknown> {
    try {
      const data = await fetch(name);
      const entry = { data, fetchedAt: now(), generation };
      failures.delete(name);
      // Content that changed while this call was under way must be asked for again.
      if (generationOf(name) === generation) fresh.set(name, entry);
      if (generation < (lastGood.get(name)?.generation ?? 0)) return data;
      lastGood.set(name, entry);
      await snapshots
        .write(name, data)
        .catch((error: unknown) => report(`No snapshot of ${name} could be written`, error));
      return data;
    } catch (error) {
      failures.set(name, { at: now(), error });
      throw error;
    }
  }

  function loadOnce(name: ContentName): Promise<unknown> {
    const generation = generationOf(name);
    const current = running.get(name);
    if (current && current.generation === generation) return current.promise;
    const promise = load(name, generation).finally(() => {
      if (running.get(name)?.promise === promise) running.delete(name);
    });
    running.set(name, { generation, promise });
    return promise;
  }

  async function lastGoodOf(name: ContentName): Promise<Entry | null> {
    const kept = lastGood.get(name);
    if (kept) return kept;
    const snapshot = await snapshots.read(name).catch((error: unknown) => {
      report(`The snapshot of ${name} could not be read`, error);
      return null;
    });
    if (!snapshot) return null;
    const entry = { data: snapshot.data, fetchedAt: Date.parse(snapshot.savedAt), generation: 0 };
    lastGood.set(name, entry);
    return entry;
  }

  return {
    /**
     * The newest content there is; when the backend fails, its last-good reply.
     * @throws CmsError when the backend fails and nothing was ever kept
     */
    async read(name: ContentName): Promise<unknown> {
      const entry = fresh.get(name);
      if (entry && now() - entry.fetchedAt < FRESH_FOR_MS) return entry.data;
      const failure = failures.get(name);
      const leaveAlone = failure !== undefined && now() - failure.at < RETRY_AFTER_MS;
      try {
        if (leaveAlone) throw failure.error;
        return await loadOnce(name);
      } catch (error) {
        const kept = await lastGoodOf(name);
        if (!leaveAlone)
          report(kept ? `${name} is shown from its last-good copy` : `${name} cannot be shown`, error);
        if (!kept) throw error instanceof CmsError ? error : new CmsError('unreachable', name, String(error));
        return kept.data;
      }
    },
    /** Whether readers are given a last-good copy because the backend's newest answer was a failure. */
    isStale(name: ContentName): boolean {
      return failures.has(name);
    },
    /** The next reader of these asks the backend again. */
    forget(names: Iterable<ContentName>): void {
      for (const name of names) {
        generations.set(name, generationOf(name) + 1);
        fresh.delete(name);
        // Whoever tells of a change answers: no need to leave it alone any longer.
        const failure = failures.get(name);
        if (failure) failure.at = Number.NEGATIVE_INFINITY;
      }
    },
  };
}

export type ContentStore = ReturnType<typeof createContentStore>;
