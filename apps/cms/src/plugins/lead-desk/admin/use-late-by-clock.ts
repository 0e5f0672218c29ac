import { useEffect } from 'react';
import { MINUTE_MS } from '../../../india-time';
import { useNow } from './desk-clock';

/** Asks again each minute for the view of who is late: who waits becomes late by the clock alone. */
export function useLateByClock(params: URLSearchParams, renew: () => void): void {
  const minute = Math.floor(useNow().getTime() / MINUTE_MS);
  const isLate = params.get('view') === 'late';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each minute
  useEffect(() => {
    if (isLate && !document.hidden) renew();
  }, [minute]);
}
