/** Two keep both cores busy: one picture is read while the last variants of another are written. */
const AT_ONCE = 2;
const PROGRESS_EVERY_MS = 10_000;
/** A picture changes every page it may be on, so the site is told of many at once. */
const TELL_EVERY_MS = 30_000;
const SECOND_MS = 1000;

type Options = {
  work: (id: number) => Promise<void>;
  log: { info: (line: string) => void; error: (line: string) => void };
  /** Told that pictures look different now: at the end, and every half minute until then. */
  tellSite: () => void;
  /** After the last picture, before those who wait are told. */
  tidy: () => Promise<void>;
};

/**
 * Makes the variants of one picture after another. A failure is reported in one line and holds nobody up: such a
 * picture is tried again at the next start.
 */
export function createVariantQueue({ work, log, tellSite, tidy }: Options) {
  const waiting = new Set<number>();
  const running = new Set<number>();
  let started = false;
  let stopped = false;
  let done = 0;
  let failed = 0;
  let untold = 0;
  let startedAt = 0;
  let loggedAt = 0;
  let toldAt = 0;
  let whenIdle: (() => void)[] = [];
  let whenStopped: (() => void) | undefined;

  const idle = () => waiting.size === 0 && running.size === 0;

  function begin() {
    done = 0;
    failed = 0;
    startedAt = Date.now();
    loggedAt = startedAt;
    toldAt = startedAt;
  }

  function tell() {
    if (untold === 0) return;
    untold = 0;
    toldAt = Date.now();
    tellSite();
  }

  function report() {
    const now = Date.now();
    if (now - loggedAt < PROGRESS_EVERY_MS) return;
    loggedAt = now;
    const total = done + waiting.size + running.size;
    const left = ((now - startedAt) / done) * (total - done);
    log.info(`Pictures ${done}/${total} have their variants, about ${Math.ceil(left / SECOND_MS)} s left`);
  }

  async function end() {
    const took = Math.ceil((Date.now() - startedAt) / SECOND_MS);
    const without = failed > 0 ? `, ${failed} without: see above` : '';
    log.info(`Pictures ${done}/${done} have their variants, after ${took} s${without}`);
    try {
      await tidy();
    } catch (error) {
      log.error(`The cache of pictures could not be tidied: ${error}`);
    }
    const told = whenIdle;
    whenIdle = [];
    for (const tellWaiting of told) tellWaiting();
  }

  async function run(id: number) {
    try {
      await work(id);
      untold += 1;
    } catch (error) {
      failed += 1;
      if (!stopped) {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        log.error(`The variants of picture ${id} could not be made (${reason}); the next start tries again.`);
      }
    }
    running.delete(id);
    done += 1;
    if (stopped) {
      whenStopped?.();
      return;
    }
    if (idle() || Date.now() - toldAt >= TELL_EVERY_MS) tell();
    if (idle()) await end();
    else {
      report();
      next();
    }
  }

  function next() {
    if (!started || stopped) return;
    for (const id of waiting) {
      if (running.size >= AT_ONCE) return;
      // A picture replaced while it is worked on waits for its turn.
      if (running.has(id)) continue;
      waiting.delete(id);
      running.add(id);
      void run(id);
    }
  }

  return {
    add(ids: readonly number[]) {
      if (ids.length === 0) return;
      if (idle()) begin();
      for (const id of ids) waiting.add(id);
      next();
    },
    /** Until then what is added only waits. */
    start() {
      started = true;
      begin();
      if (waiting.size > 1) log.info(`Pictures 0/${waiting.size} have their variants, the others follow`);
      next();
    },
    /** Begins with no other picture, and waits until those in work are stored or given up. */
    async stop() {
      stopped = true;
      waiting.clear();
      while (running.size > 0) {
        await new Promise<void>((resolve) => {
          whenStopped = resolve;
        });
      }
    },
    untilIdle: () => (idle() ? Promise.resolve() : new Promise<void>((resolve) => whenIdle.push(resolve))),
  };
}
