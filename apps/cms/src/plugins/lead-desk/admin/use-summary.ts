import { getFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Changes, Summary } from '../server/replies';
import { readSummary } from './read-reply';
import { useChanges } from './use-changes';

const KEPT_MS = 10_000;

// Who waits becomes late by the clock alone.
const MINUTE_MS = 60_000;

let renewedFor: Changes | null = null;
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
      // Numbers that cannot be renewed stay: when they were true is said by the desk itself.
      () => {
        asked = null;
        if (shown) setState(({ data }) => ({ data, failed: data === null }));
      },
    );
    return () => {
      shown = false;
    };
  }, [round]);
  const renew = useCallback(() => {
    asked = null;
    setRound((before) => before + 1);
  }, []);
  useChanges((changes) => {
    if (!changes.changed) return;
    // Of five widgets the first to hear of it forgets what is known.
    if (renewedFor !== changes) asked = null;
    renewedFor = changes;
    setRound((before) => before + 1);
  });
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && setRound((before) => before + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return { ...state, renew };
}
