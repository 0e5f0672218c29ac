import { Counter, Gauge, type Registry } from 'prom-client';

/** One number, or several told apart by labels: the value of each label, and the number. */
type Figures = number | [...labels: string[], value: number][];
/** What a figure is called, what it says and, where it is several, what tells them apart. */
type FigureName = { name: string; help: string; labels?: string[] };
type Figure = FigureName & { read(): Figures };

type Row = (labels: Record<string, string>, value: number) => void;

function fill(figures: Figures, labels: string[], row: Row): void {
  const rows: [...string[], number][] = typeof figures === 'number' ? [[figures]] : figures;
  for (const figure of rows) {
    const named = labels.map((label, index): [string, string] => [label, String(figure[index])]);
    row(Object.fromEntries(named), Number(figure.at(-1)));
  }
}

/** A sum that the app keeps itself and that only ever grows, read when somebody scrapes. */
export function tellSum(registry: Registry, { name, help, labels = [], read }: Figure): void {
  new Counter({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      this.reset();
      fill(read(), labels, (row, value) => this.inc(row, value));
    },
  });
}

/** A state that the app knows itself, read when somebody scrapes. */
export function tellState(registry: Registry, { name, help, labels = [], read }: Figure): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      this.reset();
      fill(read(), labels, (row, value) => this.set(row, value));
    },
  });
}

/** Somebody who has to be asked for figures: a database, a disk. */
export type Source<Answer> = {
  name: string;
  /** Null, or a failure: it does not answer. */
  ask(): Promise<Answer | null>;
  /** No scrape waits longer. Milliseconds. */
  withinMs: number;
  figures: (FigureName & { read(answer: Answer): Figures })[];
};

/** Asks once for all who want to know at the same time, and never again while a question hangs. */
function askedOnce<Answer>({ ask, withinMs }: Source<Answer>): () => Promise<Answer | null> {
  let asking: Promise<Answer | null> | null = null;
  return () => {
    // That it failed is a figure of its own.
    asking ??= (async () => ask())()
      .catch(() => null)
      .finally(() => {
        asking = null;
      });
    const late = new Promise<null>((resolve) => {
      setTimeout(resolve, withinMs, null).unref();
    });
    return Promise.race([asking, late]);
  };
}

/**
 * Figures of sources that may be away, asked when somebody scrapes. A source that fails, or is late, says so in the
 * figure `up` and leaves its own out: a scrape never fails for it, and shows nothing that is no longer true.
 * @param up the name of the figure that is 1 for each source that answers, and 0 for the others
 * @returns adds a source
 */
export function tellSources(registry: Registry, up: string): <Answer>(source: Source<Answer>) => void {
  const answering = new Gauge({
    name: up,
    help: 'Whether what is asked for figures answers in time.',
    labelNames: ['source'],
    registers: [registry],
    async collect() {
      await Promise.all(
        [...asked].map(async ([source, ask]) => this.set({ source }, (await ask()) === null ? 0 : 1)),
      );
    },
  });
  const asked = new Map<string, () => Promise<unknown>>();
  return (source) => {
    const ask = askedOnce(source);
    asked.set(source.name, ask);
    answering.set({ source: source.name }, 0);
    for (const { name, help, labels = [], read } of source.figures) {
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers: [registry],
        async collect() {
          const answer = await ask();
          this.reset();
          // Without labels it would be 0 now, which is an answer too.
          if (labels.length === 0) this.remove();
          if (answer !== null) fill(read(answer), labels, (row, value) => this.set(row, value));
        },
      });
    }
  };
}
