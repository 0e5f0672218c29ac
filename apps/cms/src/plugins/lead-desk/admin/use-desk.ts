import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { ReadReply } from './read-reply';
import { sayError } from './say';

type Known<T> = { path: string; data: T | null; error: string | null };

/** What is known of something asked of the CMS. */
export type Asked<T> = {
  /** What came last. Stays while it is asked for again, and for something else. */
  data: T | null;
  /** Why nothing came, in a sentence. */
  error: string | null;
  /** Another answer than the one shown is on its way. */
  asking: boolean;
  reload: () => void;
};

/** Asks the CMS for something of the desk, and again when its address changes. @param read what the reply is */
export const useDesk = <T>(path: string, read: ReadReply<T>): Asked<T> => useAsked(`/lead-desk${path}`, read);

/** The same of anything in the CMS. */
export function useAsked<T>(path: string, read: ReadReply<T>): Asked<T> {
  const { get } = useFetchClient();
  const [known, setKnown] = useState<Known<T>>({ path, data: null, error: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks for the same again
  useEffect(() => {
    const asking = new AbortController();
    get<unknown>(path, { signal: asking.signal })
      .then(({ data: body }) => {
        const data = read(body);
        if (!asking.signal.aborted) setKnown({ path, data, error: null });
      })
      .catch((error: unknown) => {
        if (!asking.signal.aborted) setKnown(({ data }) => ({ path, data, error: sayError(error) }));
      });
    return () => asking.abort();
  }, [get, path, read, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { data: known.data, error: known.error, asking: known.path !== path, reload };
}
