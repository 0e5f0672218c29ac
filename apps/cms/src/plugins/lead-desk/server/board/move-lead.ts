import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { announceDeliveries } from '../../../../deliveries/wake';
import type { Connection } from '../../../../ledger/ledger-rows';
import { takeWriteLock } from '../../../../ledger/row-locks';
import { changeRow, type Outcome, outcomeOfRefusal, takeLead } from '../change-lead';
import { forgetUndos } from '../chosen/kept-undo';
import { statesOf } from '../chosen/lead-state';
import { keepWayBack, standingOf, type WayBack } from '../chosen/way-back';
import type { Viewer } from '../viewer';
import type { boardMove } from './board-query';

/** What came of a move; `undo`: what takes it back, null where nothing changed. */
export type Moved =
  | { outcome: 'moved'; undo: WayBack | null }
  | { outcome: 'missing' }
  | Extract<Outcome, { message: string }>;

type Moving = { viewer: Viewer; documentId: string; change: z.infer<typeof boardMove>; now: Date };

async function moveWithin(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, documentId, change, now }: Moving,
): Promise<Moved> {
  await takeWriteLock(strapi, trx);
  const row = await takeLead(strapi, trx, viewer, documentId);
  if (!row) return { outcome: 'missing' };
  const before = await standingOf(strapi, trx, [row.id]);
  const isOther = await changeRow(strapi, trx, { viewer, row, change, now });
  const after = await statesOf(strapi, trx, [row.id]);
  const changed = isOther ? [row] : [];
  return {
    outcome: 'moved',
    undo: await keepWayBack(strapi, trx, { viewer, now }, { changed, before, after }),
  };
}

/**
 * Moves an enquiry to another stage, by the rules and with the history and the audit line of every change at the desk
 * (`changeRow`), and keeps what takes it back.
 */
export async function moveLead(strapi: Core.Strapi, moving: Omit<Moving, 'now'>): Promise<Moved> {
  const now = new Date();
  await forgetUndos(strapi, now.getTime());
  try {
    const moved = await strapi.db.connection.transaction((trx) =>
      moveWithin(strapi, trx, { ...moving, now }),
    );
    announceDeliveries(strapi);
    return moved;
  } catch (error) {
    const refused = outcomeOfRefusal(error);
    if (refused) return refused;
    throw error;
  }
}
