import { useEffect, useMemo, useState } from 'react';
import type { Lead } from '../../server/replies';
import type { Row } from '../steady-rows';
import { pressed } from './chosen-rows';

/** Which rows of the list somebody has chosen. */
export type Choosing = {
  leads: Lead[];
  isChosen: (id: string) => boolean;
  /** @param isRange with Shift: all from the one pressed before */
  press: (id: string, isRange: boolean) => void;
  /** All of them are; none is; some are. */
  all: boolean | 'indeterminate';
  pressAll: () => void;
  none: () => void;
};

/** @param of what the list answers to: what is chosen in one view is not chosen in the next */
export function useChosen(rows: Row[], of: string): Choosing {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const none = () => {
    setChosen(new Set());
    setLast(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each other view
  useEffect(none, [of]);
  const there = useMemo(() => rows.flatMap(({ lead, gone }) => (gone ? [] : [lead])), [rows]);
  const ids = there.map(({ documentId }) => documentId);
  const leads = there.filter(({ documentId }) => chosen.has(documentId));
  const all = leads.length > 0 && (leads.length === there.length || ('indeterminate' as const));
  return {
    leads,
    isChosen: (id) => chosen.has(id),
    press: (id, isRange) => {
      setChosen(pressed(chosen, ids, { id, before: isRange ? last : null }));
      setLast(id);
    },
    all,
    pressAll: () => {
      setChosen(new Set(all === true ? [] : ids));
      setLast(null);
    },
    none,
  };
}
