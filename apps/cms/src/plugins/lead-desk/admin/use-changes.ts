import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Changes } from '../server/replies';
import { readChanges } from './read-reply';
import { type Connection, watchChanges } from './watch-changes';

type Listener = (changes: Changes) => void;

let connection: Connection = { state: 'beginning' };
let watching: AbortController | null = null;
const listeners = new Set<Listener>();
const readers = new Set<() => void>();

/** One question at a time for all that stands on the page. */
function begin(): void {
  watching = new AbortController();
  connection = { state: 'beginning' };
  watchChanges({
    signal: watching.signal,
    async ask({ since, wait, signal }) {
      const asked = new URLSearchParams({ ...(since ? { since } : {}), ...(wait ? { wait: '1' } : {}) });
      const { data } = await getFetchClient().get<unknown>(`/lead-desk/changes?${asked}`, { signal });
      return readChanges(data);
    },
    onChanges: (changes) => {
      for (const listener of [...listeners]) listener(changes);
    },
    onConnection(now) {
      connection = now;
      for (const read of [...readers]) read();
    },
  });
}

/** Calls back with what changed at the desk, while this is shown. */
export function useChanges(onChanges: Listener): void {
  const latest = useRef(onChanges);
  latest.current = onChanges;
  useEffect(() => {
    const listener: Listener = (changes) => latest.current(changes);
    listeners.add(listener);
    if (!watching) begin();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      watching?.abort();
      watching = null;
    };
  }, []);
}

function onConnection(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

/** How the desk stands to the CMS now. */
export const useConnection = (): Connection => useSyncExternalStore(onConnection, () => connection);
