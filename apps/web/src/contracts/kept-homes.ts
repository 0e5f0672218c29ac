import { persistentAtom } from '@nanostores/persistent';
import { MOST_KEPT, tidyNames } from './shortlist-address';

const KEPT = 'shortlist';

function decode(text: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? tidyNames(kept).slice(0, MOST_KEPT) : [];
  } catch {
    // Not written by us: as good as none.
    return [];
  }
}

// What is empty is not stored at all.
const encode = (names: readonly string[]) => (names.length === 0 ? undefined : JSON.stringify(names));

/**
 * The shortlist of this browser, the latest home first, in step in all its tabs; empty where nothing may be kept: the
 * shortlist then lives in its address.
 */
export const $keptHomes = persistentAtom<readonly string[]>(KEPT, [], { encode, decode });

/** Keeps a shortlist on this device until the visitor empties it; false where the browser does not let us. */
export function keepHomes(names: readonly string[]): boolean {
  const before = $keptHomes.get();
  try {
    $keptHomes.set(names);
    if (localStorage.getItem(KEPT) === (encode(names) ?? null)) return true;
  } catch {
    // Forbidden, or full: whoever asked says so, or leads to the address.
  }
  // The next page would know nothing of it, so this one does not claim it either.
  $keptHomes.set(before);
  return false;
}
