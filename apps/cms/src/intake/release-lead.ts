import type { Core } from '@strapi/strapi';
import { type Actor, audit } from '../audit/audit-log';
import { type Changed, changeState, deliveriesIn, type Row } from '../deliveries/change-deliveries';
import { giveToWhoHasPerson } from '../deliveries/give-to-who-has-person';
import { announceDeliveries } from '../deliveries/wake';
import { DELIVERY, LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { teach } from './spam-lessons';

type Released = {
  id: number;
  reference: string;
  source: string;
  email: string;
  message: string | null;
  contact: number | null;
};

/** "Not spam": the lead is no longer suspected, and what was held goes out. */
export async function releaseLead(strapi: Core.Strapi, lead: number, actor: Actor): Promise<Changed> {
  const by = actor.name;
  const changed = await strapi.db.connection.transaction(async (trx) => {
    const leads = tableOf(strapi, trx, LEAD);
    const wasSuspected: number = await leads
      .rows()
      .where({ id: lead, suspected: true })
      .update({ suspected: false });
    const column = tableOf(strapi, trx, DELIVERY).column('lead');
    const rows: Row[] = await deliveriesIn(strapi, trx, ['held']).where(column, lead);
    if (wasSuspected === 0 && rows.length === 0) return { deliveries: 0, leads: 0 };
    const row: Released = await leads
      .rows()
      .where({ id: lead })
      .first('id', 'reference', 'source', 'email', 'message', `${leads.column('contact')} as contact`);
    const { reference, contact } = row;
    // Nothing of what it had in it is held against another.
    if (wasSuspected > 0) await teach(strapi, trx, { lead: row, spam: false });
    if (wasSuspected > 0 && contact !== null) {
      await giveToWhoHasPerson(strapi, trx, { lead, contact, at: new Date() });
    }
    const line = { action: 'changed', subject: 'lead', entry: reference, details: 'not spam' } as const;
    await audit(strapi, trx, { actor, ...line });
    const said = { to: 'pending', event: 'not spam', by, note: 'Its deliveries go out' } as const;
    if (rows.length > 0) return changeState(strapi, trx, rows, said);
    const event = { lead, kind: said.event, at: new Date(), by, note: 'Nothing was held' };
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([event]);
    return { deliveries: 0, leads: wasSuspected };
  });
  announceDeliveries(strapi);
  return changed;
}
