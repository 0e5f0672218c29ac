import { isDeepStrictEqual } from 'node:util';
import { CmsError } from './errors';
import { noteRead } from './page-revisions';
import type { ContentName } from './queries';
import { shownFor } from './shown-draft';
import type { Snapshots } from './snapshots';

/** How long a reply is used without asking again, for the case that a notice of the CMS was lost. */
export const FRESH_FOR_MS = 60_000;
/** After a failure the backend is left alone this long, so that visitors do not each wait for a timeout. */
export const RETRY_AFTER_MS = 3000;
/** Visitors wait this long for the newest reply when there is a last-good one to show instead. */
const PATIENCE_WITH_COPY_MS = 1500;

/**
 * A content that changes while it is asked for is asked for once more beside that, so that a hanging call delays nobody.
 * Whoever comes after further changes waits: two hundred entries published at once would else be two hundred calls.
 */
const MOST_CALLS = 2;

/** `generation` counts the changes we were told of before the call began. */
type Entry = { data: unknown; fetchedAt: number; generation: number };

type Call = { generation: number; promise: Promise<unknown> };

type Options = {
  fetch: (name: ContentName) => Promise<unknown>;
  snapshots: Snapshots;
  report: (message: string, error: unknown) => void;
  now?: () => number;
  patienceMs?: number;
};

/** Makes what the site shows of a reply. @throws CmsError when the reply is not as agreed */
type Parse<T> = (data: unknown) => T;

/**
 * Keeps the newest reply of each call in memory and the last-good one on disk.
 * Many simultaneous readers cause one call; a notice from the CMS makes the next reader ask again.
 */
export function createContentStore(options: Options) {
  const { fetch, snapshots, report, now = Date.now, patienceMs = PATIENCE_WITH_COPY_MS } = options;
  const fresh = new Map<ContentName, Entry>();
  const lastGood = new Map<ContentName, Entry>();
  const generations = new Map<ContentName, number>();
  const running = new Map<ContentName, Call[]>();
  const following = new Map<ContentName, Promise<unknown>>();
  const failures = new Map<ContentName, { at: number; error: unknown }>();
  /** Of what a copy was shown since the newest reply: that copy. */
  const shownCopies = new Map<ContentName, unknown>();
  const listeners: ((name: ContentName) => void)[] = [];

  const generationOf = (name: ContentName) => generations.get(name) ?? 0;
  const callsOf = (name: ContentName) => running.get(name) ?? [];

  async function load(name: ContentName, generation: number, parse: Parse<unknown>): Promise<unknown> {
    try {
      const data = await fetch(name);
      // A reply that cannot be read must not take the place of one that could.
      parse(data);
      const entry = { data, fetchedAt: now(), generation };
      failures.delete(name);
      // Content that changed while this call was under way must be asked for again.
      const isNewest = generationOf(name) === generation;
      if (isNewest) fresh.set(name, entry);
      if (generation < (lastGood.get(name)?.generation ?? 0)) return data;
      lastGood.set(name, entry);
      const isMissed = shownCopies.has(name) && !isDeepStrictEqual(shownCopies.get(name), data);
      // A reply that changes overtook may say what the copy says; what they are comes with the next.
      if (isMissed || isNewest) shownCopies.delete(name);
      if (isMissed) for (const tell of listeners) tell(name);
      await snapshots
        .write(name, data)
        .catch((error: unknown) => report(`No snapshot of ${name} could be written`, error));
      return data;
    } catch (error) {
      failures.set(name, { at: now(), error });
      throw error;
    }
  }

  function start(name: ContentName, parse: Parse<unknown>): Promise<unknown> {
    const generation = generationOf(name);
    const promise = load(name, generation, parse).finally(() => {
      running.set(
        name,
        callsOf(name).filter((call) => call.promise !== promise),
      );
    });
    running.set(name, [...callsOf(name), { generation, promise }]);
    return promise;
  }

  /** Joins the call that knows of every change. A busy backend is not asked more often than it can answer. */
  function loadOnce(name: ContentName, parse: Parse<unknown>): Promise<unknown> {
    const calls = callsOf(name);
    const joined = calls.find(({ generation }) => generation === generationOf(name))?.promise;
    const newest = calls.at(-1)?.promise;
    if (joined) return joined;
    if (!newest || calls.length < MOST_CALLS) return start(name, parse);
    const waiting = following.get(name);
    if (waiting) return waiting;
    const startNext = () => {
      following.delete(name);
      return start(name, parse);
    };
    const promise = newest.then(startNext, startNext);
    following.set(name, promise);
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

  /** The load, or a failure when it is slow; it goes on, and whoever reads next profits. */
  async function inTime(name: ContentName, loading: Promise<unknown>): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new CmsError('unreachable', name, `The backend is slow with ${name}`);
        failures.set(name, { at: now(), error });
        reject(error);
      }, patienceMs);
    });
    try {
      return await Promise.race([loading, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /**
     * The newest content there is; when the backend fails, is slow or talks nonsense, its last-good reply.
     * @throws CmsError when the backend fails and nothing was ever kept
     */
    async read<T>(name: ContentName, parse: Parse<T>): Promise<T> {
      const entry = fresh.get(name);
      if (entry && now() - entry.fetchedAt < FRESH_FOR_MS) {
        noteRead(name, entry.data);
        return parse(shownFor(name, entry.data));
      }
      const failure = failures.get(name);
      const leaveAlone = failure !== undefined && now() - failure.at < RETRY_AFTER_MS;
      const loading = leaveAlone ? Promise.reject(failure.error) : loadOnce(name, parse);
      // Its failure is dealt with below, once the copy has been looked for.
      loading.catch(() => undefined);
      const kept = await lastGoodOf(name);
      let data: unknown;
      try {
        data = kept ? await inTime(name, loading) : await loading;
      } catch (error) {
        if (!leaveAlone)
          report(kept ? `${name} is shown from its last-good copy` : `${name} cannot be shown`, error);
        if (!kept) throw error instanceof CmsError ? error : new CmsError('unreachable', name, String(error));
        data = kept.data;
        shownCopies.set(name, data);
      }
      noteRead(name, data);
      return parse(shownFor(name, data));
    },
    /** Whether readers are given a last-good copy because the backend's newest answer was a failure. */
    isStale(name: ContentName): boolean {
      return failures.has(name);
    },
    /** Told of each reply that says something else than a copy that was shown in its place: what was made of that is old. */
    onArrival(listener: (name: ContentName) => void): void {
      listeners.push(listener);
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
