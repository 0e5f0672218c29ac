import { useFetchClient } from '@strapi/strapi/admin';
import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Lead } from '../../server/replies';
import { readChangedChosen, readUndoneChosen } from '../read-reply';
import { sayError } from '../say';
import { type Doing, namedLeft, sayChanged, sayUndone, sentAs } from './chosen-words';

/** What is said of what was done. */
export type Notice = {
  /** A new one for each thing done. */
  id: number;
  words: string;
  left: { documentId: string; who: string; why: string }[];
  /** What takes it back, until a moment of this machine's clock. */
  undo: { token: string; until: number } | null;
  leads: Lead[];
};

/** The notice, as React's state keeps it. */
export type KeptNotice = [Notice | null, Dispatch<SetStateAction<Notice | null>>];

const seenOf = ({ documentId, stage, owner, nextFollowUp }: Lead) => ({
  documentId,
  seen: { stage, owner, nextFollowUp },
});

/** Does the same to several enquiries, and takes it back. @param onDone when the list is otherwise */
export function useChangeChosen(onDone: () => void, [notice, setNotice]: KeptNotice) {
  const { post } = useFetchClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function ask(work: () => Promise<Omit<Notice, 'id'>>): Promise<boolean> {
    setBusy(true);
    setRefusal('');
    try {
      const said = await work();
      setNotice((before) => ({ ...said, id: (before?.id ?? 0) + 1 }));
      onDone();
      return true;
    } catch (error) {
      setRefusal(sayError(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    notice,
    busy,
    /** Why the last of it did not work; what was chosen and can be undone is still there. */
    refusal,
    forgetRefusal: () => setRefusal(''),
    closeNotice: () => {
      setNotice(null);
      setRefusal('');
    },
    change: (doing: Doing, leads: Lead[]) =>
      ask(async () => {
        // Before it is sent: the clock of the CMS begins later, so that none is offered that is over.
        const since = Date.now();
        const { data } = await post<unknown>('/lead-desk/chosen', {
          ...sentAs(doing),
          leads: leads.map(seenOf),
        });
        const changed = readChangedChosen(data);
        const { undo } = changed;
        return {
          words: sayChanged(doing, changed),
          left: namedLeft(changed.left, leads),
          undo: undo && { token: undo.token, until: since + undo.forMs },
          leads,
        };
      }),
    undo: ({ undo, leads }: Notice) =>
      ask(async () => {
        const { data } = await post<unknown>('/lead-desk/chosen/undo', { undo: undo?.token });
        const undone = readUndoneChosen(data);
        return { words: sayUndone(undone), left: namedLeft(undone.left, leads), undo: null, leads };
      }),
  };
}
export type Changing = ReturnType<typeof useChangeChosen>;
