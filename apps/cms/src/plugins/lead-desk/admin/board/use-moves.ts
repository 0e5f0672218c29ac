import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Board, Lead } from '../../server/replies';
import type { Stage } from '../../stages';
import type { KeptNotice } from '../chosen/use-change-chosen';
import { readMovedLead } from '../read-reply';
import { sayError } from '../say';
import { type Move, sayMoved } from './board-columns';

type Around = { reload: () => void; kept: KeptNotice };

/**
 * Moves enquiries to other stages: at once on the screen, and back where the CMS refuses, which is said.
 * @param board as the CMS has it
 */
export function useMoves(board: Board | null, { reload, kept: [, setNotice] }: Around) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [moves, setMoves] = useState<Move[]>([]);
  // What came after a move was done shows it by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the CMS
  useEffect(() => {
    setMoves((all) => (all.some(({ isDone }) => isDone) ? all.filter(({ isDone }) => !isDone) : all));
  }, [board]);

  async function move(lead: Lead, to: Stage, lostReason: string | null): Promise<void> {
    const { documentId, stage, owner, nextFollowUp } = lead;
    const others = (all: Move[]) => all.filter((one) => one.lead.documentId !== documentId);
    const one: Move = { lead, to, lostReason, isDone: false };
    setMoves((all) => [...others(all), one]);
    // Before it is sent: the clock of the CMS begins later, so that no undo is offered that is over.
    const since = Date.now();
    try {
      const { data } = await put<unknown>(`/lead-desk/leads/${documentId}/stage`, {
        stage: to,
        ...(lostReason === null ? {} : { lostReason }),
        seen: { stage, owner, nextFollowUp },
      });
      const { undo } = readMovedLead(data);
      setMoves((all) => [...others(all), { ...one, isDone: true }]);
      setNotice((before) => ({
        id: (before?.id ?? 0) + 1,
        words: sayMoved(lead, to, lostReason),
        left: [],
        undo: undo && { token: undo.token, until: since + undo.forMs },
        leads: [lead],
      }));
    } catch (error) {
      setMoves(others);
      toggleNotification({ type: 'danger', message: `${lead.name} was not moved. ${sayError(error)}` });
    }
    // Also where it was refused: a colleague may have moved it.
    reload();
  }

  return {
    moves,
    move,
    isMoving: ({ documentId }: Lead) => moves.some(({ lead }) => lead.documentId === documentId),
  };
}
