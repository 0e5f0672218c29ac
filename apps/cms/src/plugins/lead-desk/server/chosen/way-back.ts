import type { Core } from '@strapi/strapi';
import { lessonsOf } from '../../../../intake/spam-lessons';
import { type Connection, LEAD_EVENT, tableOf } from '../../../../ledger/ledger-rows';
import type { LeadRow } from '../read-lead';
import type { Viewer } from '../viewer';
import { keepUndo, UNDO_MS } from './kept-undo';
import { type LeadState, statesOf } from './lead-state';

/** What takes a change back, and for how long. */
export type WayBack = { token: string; forMs: number };

/** How leads stand before they are changed, and what had been taught by them about spam. */
export type Standing = {
  states: ReadonlyMap<number, LeadState>;
  taught: Awaited<ReturnType<typeof lessonsOf>>;
};

/** How some leads stand, by their row ids, for `keepWayBack`. */
export const standingOf = async (strapi: Core.Strapi, trx: Connection, ids: number[]): Promise<Standing> => ({
  states: await statesOf(strapi, trx, ids),
  taught: await lessonsOf(strapi, trx, ids),
});

/** The newest line in the history of each of some leads. */
async function newestOf(strapi: Core.Strapi, trx: Connection, leads: number[]): Promise<Map<number, number>> {
  const { rows, column } = tableOf(strapi, trx, LEAD_EVENT);
  const newest: { lead: number; event: number }[] = await rows()
    .whereIn(column('lead'), leads)
    .groupBy(column('lead'))
    .select({ lead: column('lead') })
    .max({ event: 'id' });
  return new Map(newest.map(({ lead, event }) => [lead, event]));
}

type Change = {
  changed: readonly Pick<LeadRow, 'id' | 'documentId'>[];
  before: Standing;
  after: ReadonlyMap<number, LeadState>;
};

/** Keeps what takes a change back, as part of the transaction that made it. @returns null: nothing was changed */
export async function keepWayBack(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, now }: { viewer: Viewer; now: Date },
  { changed, before, after }: Change,
): Promise<WayBack | null> {
  const { id: account } = viewer.actor;
  if (changed.length === 0 || account === null) return null;
  const newest = await newestOf(
    strapi,
    trx,
    changed.map(({ id }) => id),
  );
  const token = await keepUndo(strapi, trx, {
    account,
    everybody: viewer.everybody,
    at: now.getTime(),
    leads: changed.flatMap(({ id, documentId }) => {
      const [was, is] = [before.states.get(id), after.get(id)];
      const kept = { id, documentId, event: newest.get(id) ?? 0, taught: before.taught.get(id) ?? null };
      return was && is ? [{ ...kept, before: was, after: is }] : [];
    }),
  });
  return { token, forMs: UNDO_MS };
}
