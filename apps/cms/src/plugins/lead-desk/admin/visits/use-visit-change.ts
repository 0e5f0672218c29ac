import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import type { DeskVisit } from '../../server/replies';
import { readChangedVisit } from '../read-reply';
import { sayError } from '../say';
import { sayTime } from './visit-words';

/** What is done to a visit, as the CMS takes it. */
export type DeskChange =
  | { to: 'move'; startsAt: string; guide?: string }
  | { to: 'guide'; guide: string }
  | { to: 'cancel' | 'keep' | 'miss' };

function sayDone({ to }: DeskChange, before: DeskVisit, after: DeskVisit | null): string {
  if (to === 'cancel') return `${before.name} is told that the visit is cancelled`;
  if (to === 'keep') return `${before.name} came`;
  if (to === 'miss') return `${before.name} did not come, and is to be called`;
  if (to === 'guide') return `${after?.guide?.name ?? 'Somebody else'} shows ${before.name} round`;
  const shown = after?.guide ? `, shown round by ${after.guide.name}` : '';
  const another =
    before.guide && after?.guide && before.guide.name !== after.guide.name
      ? ` (${before.guide.name} is not free then)`
      : '';
  return `${before.name} comes on ${sayTime(after?.startsAt ?? before.startsAt)}${shown}${another}`;
}

/** Changes a visit, and says what came of it. @param onDone it may be another now, whether or not it was done */
export function useVisitChange(onDone: () => void) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [saving, setSaving] = useState(false);
  const change = useCallback(
    async (visit: DeskVisit, done: DeskChange) => {
      setSaving(true);
      try {
        const { data } = await put<unknown>(`/lead-desk/visits/${visit.documentId}`, {
          sequence: visit.sequence,
          change: done,
        });
        const message = sayDone(done, visit, readChangedVisit(data).visit);
        toggleNotification({ type: 'success', message });
      } catch (error) {
        toggleNotification({ type: 'danger', message: sayError(error) });
      }
      setSaving(false);
      onDone();
    },
    [put, toggleNotification, onDone],
  );
  return { change, saving };
}
