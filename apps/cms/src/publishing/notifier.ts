import { randomUUID } from 'node:crypto';
import { type ContentChange, restart } from './content-changes';
import type { Notice } from './send-notice';

/** A bulk publish emits one event per entry; they go out together. */
const COALESCE_MS = 50;
/** Waits after failed attempts; the last one repeats until the site answers. */
const RETRY_DELAYS_MS = [500, 2000, 10_000, 30_000];
/** The site takes 1,000 lines; past this "everything" says the same in one. */
const MOST_CHANGES = 500;

type Options = {
  send: (notice: Notice, stopped: AbortSignal) => Promise<void>;
  /** Told once per outage, when the quick retries are used up, and once when it is over. */
  report: (message: string) => void;
};

/**
 * Brings changes to one site: bursts together, one call at a time, kept and retried while the site is away. What is
 * owed to it is a set of names. Never throws into the caller's request.
 */
export function createNotifier({ send, report }: Options) {
  const stop = new AbortController();
  let pending = new Map<string, ContentChange>();
  // Counts up with every change: the same notice, tried again, keeps its id.
  let revision = 0;
  const series = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let sending = false;
  let failures = 0;

  const keyOf = ({ uid, documentId }: ContentChange) => `${uid} ${documentId}`;

  function keep(changes: Iterable<ContentChange>) {
    for (const change of changes) pending.set(keyOf(change), change);
    if (pending.size > MOST_CHANGES) pending = new Map([[keyOf(restart), restart]]);
  }

  function schedule(delayMs: number) {
    const due = performance.now() + delayMs;
    // A steady stream of changes must not put off what is owed already.
    if (sending || stop.signal.aborted || due >= dueAt) return;
    dueAt = due;
    clearTimeout(timer);
    timer = setTimeout(flush, delayMs);
    // Waiting for the site must not keep a finished process alive.
    timer.unref();
  }

  function failed(changes: ContentChange[], error: unknown) {
    const newer = [...pending.values()];
    keep(changes);
    keep(newer);
    failures += 1;
    if (failures === RETRY_DELAYS_MS.length) {
      const reason = error instanceof Error ? error.message : String(error);
      report(`could not be told what changed (${reason}); it is tried again every 30 s until it answers`);
    }
  }

  async function flush() {
    const changes = [...pending.values()];
    pending.clear();
    dueAt = Number.POSITIVE_INFINITY;
    sending = true;
    let delayMs = COALESCE_MS;
    try {
      await send({ id: `${series}-${revision}`, events: changes }, stop.signal);
      if (failures >= RETRY_DELAYS_MS.length) report('answers again, and knows what changed');
      failures = 0;
    } catch (error) {
      failed(changes, error);
      delayMs = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? COALESCE_MS;
    } finally {
      sending = false;
    }
    if (pending.size > 0) schedule(delayMs);
  }

  return {
    /** Takes a change to the site soon; also cuts a running wait for a retry short. */
    add(change: ContentChange) {
      revision += 1;
      keep([change]);
      schedule(COALESCE_MS);
    },
    /** No further attempt is made, and a running one is ended. */
    stop() {
      stop.abort();
      clearTimeout(timer);
    },
  };
}
