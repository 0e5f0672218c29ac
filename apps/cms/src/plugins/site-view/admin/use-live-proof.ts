import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { LiveProof } from '../server/replies';
import { readLiveProof } from './read-reply';

/** The site is told within 50 ms and makes the page anew for whoever asks first. */
const LOOK_AGAIN_MS = 700;
/** After this it does not come by itself soon: what failed is said, and how to try again. */
const PATIENCE_MS = 12_000;
/** The same where no copy of the site answers at all. */
const PATIENCE_WITH_SILENCE_MS = 3000;

const SETTLED: LiveProof['state'][] = ['live', 'gone', 'nowhere'];

/** What is known of an entry's place on the site; `looking`: it is being asked, and may still come right. */
export type Looked = { proof: LiveProof | null; error: string | null; looking: boolean; retry: () => void };

/**
 * Asks the pages of the site until they show an entry as it is published.
 * @param version changes whenever the entry is saved, published or taken back
 */
export function useLiveProof(address: string, version: string): Looked {
  const { get, post } = useFetchClient();
  const [known, setKnown] = useState<Pick<Looked, 'proof' | 'error'>>({ proof: null, error: null });
  const [looking, setLooking] = useState(true);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is looked for anew
  useEffect(() => {
    const stop = new AbortController();
    const began = Date.now();
    const isLate = (state?: LiveProof['state']) =>
      Date.now() - began > (state === 'failed' ? PATIENCE_WITH_SILENCE_MS : PATIENCE_MS);
    let timer: number | undefined;
    let first = true;
    setLooking(true);
    setKnown({ proof: null, error: null });
    const look = async () => {
      const ask =
        first && round > 0 ? post<unknown>(address) : get<unknown>(address, { signal: stop.signal });
      first = false;
      try {
        const proof = readLiveProof((await ask).data);
        if (stop.signal.aborted) return;
        setKnown({ proof, error: null });
        if (SETTLED.includes(proof.state) || isLate(proof.state)) return setLooking(false);
      } catch (error) {
        if (stop.signal.aborted) return;
        const said = error instanceof Error && error.message ? error.message : 'The CMS does not answer.';
        setKnown(({ proof }) => ({ proof, error: said }));
        if (isLate('failed')) return setLooking(false);
      }
      timer = window.setTimeout(look, LOOK_AGAIN_MS);
    };
    void look();
    return () => {
      stop.abort();
      window.clearTimeout(timer);
    };
  }, [get, post, address, version, round]);
  return { ...known, looking, retry: useCallback(() => setRound((before) => before + 1), []) };
}
