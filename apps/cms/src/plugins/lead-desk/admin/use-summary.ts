import { getFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Summary } from '../server/replies';
import { readSummary } from './read-reply';

const KEPT_MS = 10_000;

let asked: { at: number; reply: Promise<Summary> } | null = null;

// Five widgets stand on one page and show one answer.
function summary(): Promise<Summary> {
  if (!asked || Date.now() - asked.at > KEPT_MS) {
    const reply = getFetchClient()
      .get<unknown>('/lead-desk/summary')
      .then(({ data }) => readSummary(data));
    asked = { at: Date.now(), reply };
  }
  return asked.reply;
}

type State = { data: Summary | null; failed: boolean };

/** The numbers of the home page. `renew` asks for them anew, for this widget. */
export function useSummary(): State & { renew: () => void } {
  const [state, setState] = useState<State>({ data: null, failed: false });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks for the same again
  useEffect(() => {
    let shown = true;
    summary().then(
      (data) => shown && setState({ data, failed: false }),
      () => shown && setState({ data: null, failed: true }),
    );
    return () => {
      shown = false;
    };
  }, [round]);
  const renew = useCallback(() => {
    asked = null;
    setRound((before) => before + 1);
  }, []);
  return { ...state, renew };
}
