import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { readVisitTimes } from '../read-reply';
import { sayError } from '../say';
import type { Time } from './calendar-days';

type Asked = { project: string; from: string; days: number };
type Known = { of: string; times: Time[]; fetches: boolean };

const NONE: Known = { of: '', times: [], fetches: false };

/** The times of a project on some days; none while nothing is asked for, or the answer is on its way. */
export function useTimes(asked: Asked | null): Omit<Known, 'of'> & { asking: boolean } {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [known, setKnown] = useState(NONE);
  const of = asked === null ? '' : String(new URLSearchParams({ ...asked, days: String(asked.days) }));
  useEffect(() => {
    if (of === '') return setKnown(NONE);
    const asking = new AbortController();
    get<unknown>(`/lead-desk/visit-times?${of}`, { signal: asking.signal })
      .then(({ data }) => setKnown({ of, ...readVisitTimes(data) }))
      .catch((error: unknown) => {
        if (!asking.signal.aborted) toggleNotification({ type: 'danger', message: sayError(error) });
      });
    return () => asking.abort();
  }, [of, get, toggleNotification]);
  return known.of === of ? { ...known, asking: false } : { ...NONE, asking: true };
}
