import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { ReadReply } from './read-reply';
import { sayError } from './say';

type Known<T> = { path: string; data: T | null; error: string | null };
/** Asked for by somebody, or by the page itself. */
type Round = { number: number; again: boolean };

/** What is known of something asked of the CMS. */
export type Asked<T> = {
  /** What came last. Stays while it is asked for again, and for something else. */
  data: T | null;
  /** Why nothing came, in a sentence. */
  error: string | null;
  /** Another answer than the one shown is on its way. */
  asking: boolean;
  /** How often somebody asked for it. */
  rounds: number;
  reload: () => void;
  /** The same, by the page itself: when nothing comes, what is shown stays. */
  renew: () => void;
};

/** Asks the CMS for something of the desk, and again when its address changes. @param read what the reply is */
export const useDesk = <T>(path: string, read: ReadReply<T>): Asked<T> => useAsked(`/lead-desk${path}`, read);

const isOf = <T>({ path, data, error }: Known<T>, asked: string) =>
  path === asked && (data !== null || error !== null);

const againOf = (path: string) => `${path}${path.includes('?') ? '&' : '?'}again=1`;

/** The same of anything in the CMS. */
export function useAsked<T>(path: string, read: ReadReply<T>): Asked<T> {
  const { get } = useFetchClient();
  const [known, setKnown] = useState<Known<T>>({ path, data: null, error: null });
  const [round, setRound] = useState<Round>({ number: 0, again: false });
  const [answered, setAnswered] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    get<unknown>(round.again ? againOf(path) : path, { signal: asking.signal })
      .then(({ data: body }) => {
        const data = read(body);
        if (asking.signal.aborted) return;
        setKnown({ path, data, error: null });
        // Also by the page itself: it has ended what somebody asked for just before.
        setAnswered(round.number);
      })
      .catch((error: unknown) => {
        if (asking.signal.aborted) return;
        const keeps = round.again && !isGone(error);
        // Where nothing of it is shown yet, the page has overtaken whoever asked, and nobody else would say it.
        setKnown((shown) =>
          keeps && isOf(shown, path) ? shown : { path, data: shown.data, error: sayError(error) },
        );
      });
    return () => asking.abort();
  }, [get, path, read, round]);
  const reload = useCallback(() => setRound(({ number }) => ({ number: number + 1, again: false })), []);
  const renew = useCallback(() => setRound(({ number }) => ({ number, again: true })), []);
  return {
    data: known.data,
    error: known.error,
    asking: known.path !== path,
    rounds: answered,
    reload,
    renew,
  };
}

/** It is there no more, or not for this person: the one thing a page that renews itself has to say at once. */
const isGone = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  [403, 404].includes(Number(error.status));
