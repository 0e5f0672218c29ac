import { MOST_KEPT, tidyNames } from './shortlist-address';

const KEPT = 'shortlist';

/** The shortlist of this browser, the latest home first; empty where nothing may be kept. */
export function readKeptHomes(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? tidyNames(kept).slice(0, MOST_KEPT) : [];
  } catch {
    // Forbidden, or not written by us: as good as none. The shortlist then lives in its address.
    return [];
  }
}

/** Keeps a shortlist on this device until the visitor empties it; false where the browser does not let us. */
export function keepHomes(names: readonly string[]): boolean {
  try {
    if (names.length === 0) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify(names));
    return true;
  } catch {
    // Forbidden, or full: whoever asked says so, or leads to the address.
    return false;
  }
}
