import type { Changes } from '../server/replies';

/** How the desk stands to the CMS. `lost`: nothing new comes in, since when. `refused`: and none will, and why. */
export type Connection =
  | { state: 'beginning' | 'live' }
  | { state: 'lost'; since: Date }
  | { state: 'refused'; why: 'signed out' | 'not allowed' };

type Watch = {
  /** @throws with a `status` for what the CMS refused */
  ask: (asked: { since: string | null; wait: boolean; signal: AbortSignal }) => Promise<Changes>;
  onChanges: (changes: Changes) => void;
  onConnection: (connection: Connection) => void;
  /** Ends the watch. */
  signal: AbortSignal;
};

/** The CMS holds a question for 20 s; what is silent longer is a connection that died without a word. */
export const SILENT_MS = 28_000;
const PAUSES_MS = [1000, 2000, 4000, 8000];

const fieldOf = (error: unknown, name: 'status' | 'name'): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;

function refusalOf(error: unknown): Extract<Connection, { state: 'refused' }> | null {
  const status = fieldOf(error, 'status');
  if (status === 403) return { state: 'refused', why: 'not allowed' };
  // Strapi's client has tried to renew the session before it throws this.
  const signedOut = status === 401 || fieldOf(error, 'name') === 'TokenRefreshError';
  return signedOut && navigator.onLine ? { state: 'refused', why: 'signed out' } : null;
}

/** Resolves after a pause, or as soon as one of the signals ends it. */
function pause(ms: number, signals: AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve();
    }
    for (const signal of signals) signal.addEventListener('abort', end);
    if (signals.some(({ aborted }) => aborted)) end();
  });
}

/**
 * Asks what changed, over and over. The CMS answers when something did, so the answer itself begins the next question:
 * no timer is needed while all is well, which a browser would let run once a minute in a tab that is not shown.
 */
export async function watchChanges({ ask, onChanges, onConnection, signal }: Watch): Promise<void> {
  let since: string | null = null;
  // At first, and when the connection may have died, it is asked at once: only an answer proves that it stands.
  let wait = false;
  let heardAt = new Date();
  let failures = 0;
  let again = new AbortController();
  const askAnew = () => again.abort();
  const shownAgain = () => document.visibilityState === 'visible' && askAnew();
  window.addEventListener('online', askAnew, { signal });
  window.addEventListener('offline', askAnew, { signal });
  document.addEventListener('visibilitychange', shownAgain, { signal });

  while (!signal.aborted) {
    again = new AbortController();
    const ends = [signal, again.signal];
    try {
      const changes = await ask({
        since,
        wait,
        signal: AbortSignal.any([...ends, AbortSignal.timeout(SILENT_MS)]),
      });
      if (signal.aborted) return;
      since = changes.mark;
      wait = true;
      failures = 0;
      heardAt = new Date();
      onConnection({ state: 'live' });
      onChanges(changes);
    } catch (error) {
      if (signal.aborted) return;
      wait = false;
      if (again.signal.aborted && navigator.onLine) continue;
      const refusal = refusalOf(error);
      if (refusal) return onConnection(refusal);
      onConnection({ state: 'lost', since: heardAt });
      await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0, ends);
      failures += 1;
    }
  }
}
