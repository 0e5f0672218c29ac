import type { Forward } from './forward-enquiry.ts';
import type { Spool } from './spool.ts';

// How often an empty spool is looked at.
const IDLE_MS = 2000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
// A backend that fails this many enquiries running is ill, not the enquiries.
const FAILURES_THAT_END_A_ROUND = 5;
// Refusals that speak of the moment, not of the enquiry.
const FOR_NOW: readonly number[] = [408, 425, 429];

type Options = {
  spool: Spool;
  forward: Forward;
  /** Never given what a visitor typed. */
  report: (message: string, error?: unknown) => void;
  now?: () => number;
  /** Between 0 and 1. */
  random?: () => number;
};

/** The wait after so many failures running: doubled each time, and spread so that servers do not knock together. */
export function waitAfter(failures: number, random: () => number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 10));
  return longest * (0.5 + random() / 2);
}

/** Sends the spooled enquiries to the backend, each with its own key, until it has accepted or refused them. */
export function createReplayer({ spool, forward, report, now = Date.now, random = Math.random }: Options) {
  const setbacks = new Map<string, { failures: number; notBefore: number }>();
  let failedRounds = 0;

  function setBack(name: string) {
    const failures = (setbacks.get(name)?.failures ?? 0) + 1;
    setbacks.set(name, { failures, notBefore: now() + waitAfter(failures, random) });
  }

  type Result = 'done' | 'failed' | 'unreachable';

  async function replay(name: string): Promise<Result> {
    const enquiry = await spool.read(name);
    if (enquiry === 'gone') return 'done';
    if (enquiry === 'corrupt') {
      await spool.park(name, 'The file cannot be read as an enquiry');
      report('A spooled enquiry was parked: its file cannot be read');
      return 'done';
    }
    const answer = await forward(enquiry, null);
    if (answer.outcome === 'accepted') {
      await spool.remove(name);
      return 'done';
    }
    if (answer.outcome === 'away' && answer.receipt) await spool.keepFileOnly(name, enquiry);
    if (answer.outcome === 'away' && !answer.reached) return 'unreachable';
    if (answer.outcome === 'away' || FOR_NOW.includes(answer.status)) {
      setBack(name);
      return 'failed';
    }
    await spool.park(name, `The backend answered ${answer.status}: ${answer.said}`);
    report(`A spooled enquiry was parked: the backend answered ${answer.status}`);
    return 'done';
  }

  /** Goes through the spool once. @returns how long to wait before the next round, in milliseconds */
  async function round(): Promise<number> {
    const names = await spool.waiting();
    for (const name of setbacks.keys()) if (!names.includes(name)) setbacks.delete(name);
    let running = 0;
    let done = 0;
    for (const name of names) {
      if ((setbacks.get(name)?.notBefore ?? 0) > now()) continue;
      const result = await replay(name);
      if (result === 'done') [done, running] = [done + 1, 0];
      else running += 1;
      if (result === 'unreachable' || running >= FAILURES_THAT_END_A_ROUND) break;
    }
    if (done > 0) report(`The spool was replayed: ${done} of ${names.length} enquiries are settled`);
    failedRounds = running > 0 ? failedRounds + 1 : 0;
    if (failedRounds === 1) report(`The spool cannot be replayed now: ${names.length - done} enquiries wait`);
    return failedRounds > 0 ? waitAfter(failedRounds, random) : IDLE_MS;
  }

  return { round };
}

/** Replays in the background for as long as the process lives, from its start on. @returns stops it */
export function replayInBackground(options: Options): () => void {
  const { round } = createReplayer(options);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const go = async () => {
    let wait = LONGEST_WAIT_MS;
    try {
      await options.spool.recover();
      wait = await round();
    } catch (error) {
      options.report('The spool of enquiries cannot be read', error);
    }
    if (!stopped) timer = setTimeout(go, wait).unref();
  };
  void go();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
