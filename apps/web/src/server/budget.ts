/** How much of a route is made at once, and how many requests may wait for it. */
export class Budget {
  readonly atOnce: number;
  readonly waiting: number;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.atOnce = atOnce;
    this.waiting = waiting;
  }
}

/** Thrown where as many wait as may: the visitor is asked to come again. */
export class Busy extends Error {
  constructor() {
    super('As many requests wait as may');
  }
}

const turns: (() => void)[] = [];

function nextTurn(): void {
  turns.shift()?.();
  if (turns.length > 0) setImmediate(nextTurn);
}

/**
 * Waits for a turn: one piece of work begins, then whoever asks for a kept page is answered, then the next begins. A
 * render hardly ever pauses by itself; all lanes together would else keep everybody waiting.
 */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    turns.push(resolve);
    if (turns.length === 1) setImmediate(nextTurn);
  });
}

/** Requests that are answered a few at a time. */
export class Lane {
  readonly #budget: Budget;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Does the work when its turn comes. @throws Busy when too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#budget.atOnce) {
      if (this.#queue.length >= this.#budget.waiting) throw new Busy();
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else this.#running += 1;
    try {
      await turn();
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
