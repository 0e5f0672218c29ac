import type { ProjectCategory } from '../project';
import { askedOf } from './list-query';

/** What a visitor asked of a list: the query of its address, and the same in words. */
type Search = { search: string; words: string };

const LONGEST_WORDS = 600;
const keyOf = (category: ProjectCategory) => `last-search-${category}`;

/** Keeps what was asked of a list on this device, until something else is or the visitor forgets it. */
export function rememberSearch(category: ProjectCategory, search: string, words: string): void {
  // Nothing asked is no search, and does not take the place of one.
  if (words === '' || words.length > LONGEST_WORDS) return;
  try {
    localStorage.setItem(keyOf(category), JSON.stringify({ search, words }));
  } catch {
    // Forbidden, or full: there will be nothing to offer.
  }
}

/** What was asked last; `null` where nothing is kept, or what is kept is not ours. */
export function lastSearch(category: ProjectCategory): Search | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(category)) ?? 'null');
    return isSearch(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetSearch(category: ProjectCategory): void {
  try {
    localStorage.removeItem(keyOf(category));
  } catch {
    // What may not be read is not kept either.
  }
}

function isSearch(kept: unknown): kept is Search {
  if (typeof kept !== 'object' || kept === null || !('search' in kept && 'words' in kept)) return false;
  const { search, words } = kept;
  if (typeof search !== 'string' || typeof words !== 'string' || words.length > LONGEST_WORDS) return false;
  // Only what such an address may be: it is led to.
  return search.startsWith('?') && askedOf(new URLSearchParams(search)).tidy;
}
