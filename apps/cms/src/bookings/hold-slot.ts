import { randomUUID } from 'node:crypto';
import { HOLD_MINUTES } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { MINUTE_MS } from '../india-time';
import { countRows } from '../ledger/row-count';
import { takeWriteLock } from '../ledger/row-locks';
import { guidesOf } from '../visits/guides';
import { offeredSlotAt } from '../visits/slots-of-rule';
import { places } from '../visits/visit-rows';
import { visitRuleOf } from '../visits/visit-rule';
import { takePlace } from './take-place';

// A family compares two or three times; whoever holds more than that fills in no form.
const HOLDS_PER_ADDRESS = 3;

type Asked = {
  project: string;
  start: number;
  /** Whose hold it is, as a hash: so many for one. Null counts for nobody. */
  heldBy: string | null;
  /** The hold that this one takes the place of: another time was chosen. */
  instead: string | null;
};
/** `full`: taken meanwhile. `none`: there is no such time. `too many`: this address holds others. */
export type Held =
  | { outcome: 'held'; hold: string; until: number }
  | { outcome: 'full' | 'none' | 'too many' };

/**
 * Holds a place of a time for whoever fills in the form. What ran out frees itself: it counts for nobody, and the next
 * to take that place takes its row away.
 */
export async function holdSlot(strapi: Core.Strapi, asked: Asked, now = Date.now()): Promise<Held> {
  const { project, start, heldBy, instead } = asked;
  const rule = await visitRuleOf(strapi, project);
  const slot = rule ? offeredSlotAt(rule, start, now) : undefined;
  if (!rule || !slot) return { outcome: 'none' };
  const guides = await guidesOf(strapi, project);
  const hold = randomUUID();
  const until = now + HOLD_MINUTES * MINUTE_MS;
  return strapi.db.connection.transaction(async (trx): Promise<Held> => {
    await takeWriteLock(strapi, trx);
    const table = places(strapi, trx);
    if (instead !== null) await table.rows().where({ hold: instead }).whereNull('visit').delete();
    if (heldBy !== null) {
      const theirs = await countRows(
        table.rows().where(table.columnsOf({ heldBy })).where(table.column('heldUntil'), '>', new Date(now)),
      );
      if (theirs >= HOLDS_PER_ADDRESS) return { outcome: 'too many' };
    }
    const taker = { hold, heldUntil: new Date(until), heldBy };
    const taken = await takePlace(strapi, trx, { rule, guides, slot, now }, taker);
    return taken.outcome === 'taken' ? { outcome: 'held', hold, until } : { outcome: 'full' };
  });
}

/** Takes away holds that ran out and that nobody took over. Their times are free without it; the rows go. */
export async function clearHolds(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const table = places(strapi, strapi.db.connection);
  await table
    .rows()
    .whereNull('visit')
    .where(table.column('heldUntil'), '<=', new Date(now - MINUTE_MS))
    .delete();
}
