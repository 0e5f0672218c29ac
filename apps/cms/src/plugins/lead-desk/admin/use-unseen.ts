import { useEffect, useState } from 'react';
import { ringBell } from './bell';
import { useChanges } from './use-changes';

/** How many enquiries came while nobody looked at this tab, for its title. Rings for each lot that comes. */
export function useUnseen(): number {
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());
  useChanges(({ came }) => {
    if (came.length === 0) return;
    ringBell();
    if (document.hidden || !document.hasFocus()) setUnseen((before) => new Set([...before, ...came]));
  });
  useEffect(() => {
    const listening = new AbortController();
    const seen = () => !document.hidden && document.hasFocus() && setUnseen(new Set());
    document.addEventListener('visibilitychange', seen, { signal: listening.signal });
    window.addEventListener('focus', seen, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return unseen.size;
}
