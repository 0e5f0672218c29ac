import { useSyncExternalStore } from 'react';
import type { Conflict } from './seen-versions';

let current: Conflict | null = null;
const listeners = new Set<() => void>();

/** Shows a change that was refused, or that nothing is refused any more. */
export function setConflict(conflict: Conflict | null): void {
  current = conflict;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The change that was refused last, until somebody has decided. */
export const useConflict = (): Conflict | null => useSyncExternalStore(listen, () => current);
