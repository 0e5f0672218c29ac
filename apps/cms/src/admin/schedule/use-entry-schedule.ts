import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sayError } from '../../plugins/lead-desk/admin/say';
import type { EntrySchedule } from '../../schedule/replies';
import { refreshEntries } from '../versions/refresh-entries';
import { readEntrySchedule } from './read-replies';

/** The CMS looks every two seconds what is due. */
const SEEN_AFTER_MS = 3000;
const LONGEST_WAIT_MS = 3_600_000;

type Action = EntrySchedule['waiting'][number]['action'];
export type When = { day: string; time: string };

/** What is set for an entry, and how to set it. Asks again when a time has come. @param stored changes with each save */
export function useEntrySchedule(address: string, stored: string) {
  const { get, post, del } = useFetchClient();
  const [schedule, setSchedule] = useState<EntrySchedule | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const isTyped = useForm('EntrySchedule', ({ modified }) => modified);
  const typed = useRef(isTyped);
  typed.current = isTyped;
  const waitingBefore = useRef(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for a draft that was stored, and on a new round
  useEffect(() => {
    const asking = new AbortController();
    get<unknown>(address, { signal: asking.signal })
      .then(({ data }) => {
        if (asking.signal.aborted) return;
        setSchedule(readEntrySchedule(data));
        setError(null);
      })
      .catch((reason: unknown) => {
        if (!asking.signal.aborted) setError(sayError(reason));
      });
    return () => asking.abort();
  }, [get, address, round, stored]);

  const count = schedule?.waiting.length ?? 0;
  const next = schedule?.waiting[0]?.at;
  useEffect(() => {
    // What has happened meanwhile is shown by the whole form; what is typed in it stays.
    if (count < waitingBefore.current && !typed.current) refreshEntries();
    waitingBefore.current = count;
  }, [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is due and not done yet is asked for until it is
  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.max(Date.parse(next) - Date.now(), 0) + SEEN_AFTER_MS;
    const timer = window.setTimeout(reload, Math.min(wait, LONGEST_WAIT_MS));
    return () => window.clearTimeout(timer);
  }, [next, schedule, reload]);

  const take = useCallback(({ data }: { data: unknown }) => {
    const taken = readEntrySchedule(data);
    waitingBefore.current = taken.waiting.length;
    setSchedule(taken);
    setError(null);
  }, []);
  const set = async (action: Action, when: When) => take(await post<unknown>(address, { action, ...when }));
  const cancel = async (action: Action) => take(await del<unknown>(`${address}/${action}`));
  return { schedule, error, reload, set, cancel, isTyped };
}
