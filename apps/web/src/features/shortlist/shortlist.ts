import { MOST_KEPT } from '../../contracts/shortlist-address';
import type { ShortlistedHome } from '../../contracts/shortlisted-home';

/** What stands side by side; the rest of its kind waits below. */
const COMPARED = 3;

type Category = ShortlistedHome['category'];
/** Homes or offices of a shortlist: nobody weighs one against the other. */
export type ShortlistGroup = { category: Category; compared: ShortlistedHome[]; waiting: ShortlistedHome[] };
/** A shortlist as one address has it. */
export type Shortlist = {
  /** All of it, the latest first. */
  homes: ShortlistedHome[];
  /** Homes before offices; what the list has none of is not there. */
  groups: ShortlistGroup[];
  /** Named, but no longer listed. */
  missing: string[];
  /** Entries that are no names at all. */
  unreadable: number;
  /** Past what a shortlist holds. */
  beyond: number;
};

const categories: readonly Category[] = ['residential', 'commercial'];

function groupsOf(homes: ShortlistedHome[]): ShortlistGroup[] {
  return categories
    .map((category) => {
      const alike = homes.filter((home) => home.category === category);
      return { category, compared: alike.slice(0, COMPARED), waiting: alike.slice(COMPARED) };
    })
    .filter(({ compared }) => compared.length > 0);
}

/** What of the asked names there is. The latest come first, and the first are compared. */
export function shortlistOf(
  asked: { names: string[]; unreadable: number },
  homes: ShortlistedHome[],
): Shortlist {
  const known = new Map(homes.map((home) => [home.name, home]));
  const found = asked.names.flatMap((name) => known.get(name) ?? []);
  const kept = found.slice(0, MOST_KEPT);
  return {
    homes: kept,
    groups: groupsOf(kept),
    missing: asked.names.filter((name) => !known.has(name)),
    unreadable: asked.unreadable,
    beyond: found.length - kept.length,
  };
}

export const namesIn = ({ homes }: Pick<Shortlist, 'homes'>): string[] => homes.map(({ name }) => name);

/** A home in one line; a whole project by its name alone. */
export const homeWords = ({ title, part, whole }: ShortlistedHome) => (whole ? title : `${title}, ${part}`);

const things = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** What of an address is not on the page, and why; a sentence each. */
export function leftOutWords({ missing, unreadable, beyond }: Shortlist): string[] {
  const words: string[] = [];
  if (missing.length > 0) words.push(`No longer listed, and left out: ${missing.join(', ')}.`);
  if (unreadable > 0) {
    const parts = things(unreadable, 'One part of this link', 'parts of this link');
    words.push(`${parts} could not be read and ${unreadable === 1 ? 'was' : 'were'} left out.`);
  }
  if (beyond > 0) {
    const left = things(beyond, 'the last one', 'more');
    words.push(`A shortlist holds twelve; ${left} of this link ${beyond === 1 ? 'is' : 'are'} left out.`);
  }
  return words;
}
