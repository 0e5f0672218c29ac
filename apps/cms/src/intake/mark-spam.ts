import type { Core } from '@strapi/strapi';
import { type Actor, audit } from '../audit/audit-log';
import { changeState, deliveriesIn, type Row } from '../deliveries/change-deliveries';
import { DELIVERY, LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { lockRows, takeWriteLock } from '../ledger/row-locks';
import { teach } from './spam-lessons';

type Marked = {
  id: number;
  reference: string;
  source: string;
  email: string;
  message: string | null;
  reasons: string | null;
};

/**
 * "Spam": the enquiry is suspected, what waits to be told of it is held, and those like it score higher from now on.
 * "Not spam" takes all of it back.
 * @returns false where it was suspected already
 */
export async function markSpam(strapi: Core.Strapi, lead: number, actor: Actor): Promise<boolean> {
  return strapi.db.connection.transaction(async (trx) => {
    await takeWriteLock(strapi, trx);
    const leads = tableOf(strapi, trx, LEAD);
    const [row]: Marked[] = await lockRows(
      strapi,
      leads
        .rows()
        .where({ id: lead, suspected: false })
        .select('id', 'reference', 'source', 'email', 'message', `${leads.column('spamReasons')} as reasons`),
    );
    if (!row) return false;
    const at = new Date();
    const said = `${actor.name} called it spam`;
    const spamReasons = [row.reasons, said].filter(Boolean).join('\n');
    await leads
      .rows()
      .where({ id: lead })
      .update(leads.columnsOf({ suspected: true, spamReasons, updatedAt: at }));
    await teach(strapi, trx, { lead: row, spam: true });
    const column = tableOf(strapi, trx, DELIVERY).column('lead');
    const waiting: Row[] = await deliveriesIn(strapi, trx, ['pending'])
      .where(column, lead)
      .where({ occasion: 'enquiry' });
    const event = { event: 'spam', by: actor.name, note: 'What waited to be told of it is held' };
    if (waiting.length > 0) await changeState(strapi, trx, waiting, { to: 'held', ...event });
    else {
      const line = { lead, kind: 'spam', at, by: actor.name, note: 'Nothing waited to be told of it' };
      await tableOf(strapi, trx, LEAD_EVENT).insertAll([line]);
    }
    const { reference } = row;
    await audit(strapi, trx, {
      actor,
      action: 'changed',
      subject: 'lead',
      entry: reference,
      details: 'spam',
    });
    return true;
  });
}
