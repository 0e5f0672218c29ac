const LISTED_A_MINUTE = 5;
// Whoever makes up paths fills this many lines a minute and no more.
const MOST_SORTS = 100;
const OTHERS = 'others';

type Over = { method: string; path: string; status: number };

/** What was turned away, or led nowhere: a mistake, a program that tries addresses, a flood. */
const isRefusal = (status: number) => (status >= 400 && status < 500) || status === 503;

/** Refusals of one sort: by method, the first two parts of the path, and the answer. */
const sortOf = ({ method, path, status }: Over) =>
  `${method} ${path.split('/').slice(0, 3).join('/').slice(0, 80)} ${status}`;

/**
 * Tells a visitor's mistake from a flood: the first of a sort in a minute are listed, the others only counted.
 * @param say writes one line about those that were not listed
 */
export function countRefusals(say: (line: string) => void) {
  let counts = new Map<string, number>();
  return {
    /** @returns whether this request, which is over, is to have a line of its own */
    isListed(over: Over): boolean {
      if (!isRefusal(over.status)) return true;
      const wanted = sortOf(over);
      const sort = counts.has(wanted) || counts.size < MOST_SORTS ? wanted : OTHERS;
      const count = (counts.get(sort) ?? 0) + 1;
      counts.set(sort, count);
      return count <= LISTED_A_MINUTE;
    },
    /** To be called once a minute, and before the process ends. */
    sumUp(): void {
      for (const [sort, count] of counts) {
        if (count > LISTED_A_MINUTE) say(`${sort}: ${count - LISTED_A_MINUTE} more in a minute`);
      }
      counts = new Map();
    },
  };
}
