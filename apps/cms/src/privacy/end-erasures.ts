import type { Core } from '@strapi/strapi';
import { changeState, type Row } from '../deliveries/change-deliveries';
import { DAY_MS } from '../india-time';
import { DELIVERY, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';

// Ten tries are over within hours; after that somebody has a month to mend what is wrong and send it again.
const KEPT_DAYS = 30;

/**
 * Ends erasures that a receiver would not take: what the record is found by there may be an e-mail address, and must
 * not stay in the ledger for good.
 * @returns what is now left for a person to do, one place a line
 */
export async function endErasures(strapi: Core.Strapi, now: Date): Promise<string[]> {
  return strapi.db.connection.transaction(async (trx) => {
    const deliveries = tableOf(strapi, trx, DELIVERY);
    const late: Row[] = await deliveries
      .rows()
      .where({ occasion: 'erasure' })
      .whereNotNull(deliveries.column('recordKey'))
      .where(deliveries.column('createdAt'), '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
      .orderBy('id')
      .select('id', `${deliveries.column('lead')} as lead`, 'kind', 'target');
    await changeState(strapi, trx, late, {
      to: 'stopped',
      event: 'deliveries stopped',
      by: 'retention',
      note: `An erasure was not taken within ${KEPT_DAYS} days`,
    });
    const ids = late.map(({ id }) => id);
    await deliveries
      .rows()
      .whereIn('id', ids)
      .update(deliveries.columnsOf({ recordKey: null }));
    const left = late.map(({ lead, target }) => ({
      lead,
      note: `${target}: erase the person there by hand, it did not take the message`,
    }));
    await tableOf(strapi, trx, LEAD_EVENT).insertAll(
      left.map((line) => ({ ...line, kind: 'erase by hand', at: now, by: 'retention' })),
    );
    return left.map(({ note }) => note);
  });
}
