import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Board } from '../finding';
import { readBoard } from './read-board';

const ASKED_AGAIN_MS = 2000;

type State = { board: Board | null; error: string | null };

const sentenceOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'That did not work. Please try again.';

/** What is to be mended; asks again while it is being looked anew. */
export function useBoard() {
  const { get, post } = useFetchClient();
  const [state, setState] = useState<State>({ board: null, error: null });
  const { board, error } = state;
  const [round, setRound] = useState(0);
  const running = board?.runningSince !== null && board !== null;
  const keep = useCallback(
    (asking: Promise<{ data: unknown }>, isWanted: () => boolean) =>
      asking
        .then(({ data }) => readBoard(data))
        .then(
          (newer) => isWanted() && setState({ board: newer, error: null }),
          (reason: unknown) => isWanted() && setState((before) => ({ ...before, error: sentenceOf(reason) })),
        ),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks for the same again
  useEffect(() => {
    const asking = new AbortController();
    void keep(get<unknown>('/content-checks/board', { signal: asking.signal }), () => !asking.signal.aborted);
    return () => asking.abort();
  }, [get, keep, round]);
  // After each answer, not by the clock: a CMS that is slow would be cut short each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setRound((before) => before + 1), ASKED_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [running, state]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  const checkNow = useCallback(() => {
    void keep(post<unknown>('/content-checks/board'), () => true);
  }, [keep, post]);
  return { board, error, running, reload, checkNow };
}
