import type { Core } from '@strapi/strapi';
import { findContact } from './find-contact';
import { LEAD, LEAD_EVENT, tableOf } from './ledger-rows';
import { toE164 } from './phone-number';
import { makeReference } from './reference';

const BATCH = 200;

type OldLead = { id: number; name: string; mobile: string; email: string };

async function completeBatch(strapi: Core.Strapi): Promise<number> {
  return strapi.db.connection.transaction(async (trx) => {
    const leads = tableOf(strapi, trx, LEAD);
    const events = tableOf(strapi, trx, LEAD_EVENT);
    const old: OldLead[] = await leads
      .rows()
      .whereNull('reference')
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'name', 'mobile', 'email');
    for (const { id, name, mobile, email } of old) {
      const e164 = toE164(mobile);
      const contact = await findContact(strapi, trx, { name, email, e164 });
      await leads
        .rows()
        .where({ id })
        .whereNull('reference')
        .update(
          leads.columnsOf({ reference: makeReference(), internationalNumber: e164, contact: contact.id }),
        );
      await events.insertAll([
        { lead: id, kind: 'entered', at: new Date(), by: 'system', note: 'Stored before the ledger existed' },
      ]);
    }
    return old.length;
  });
}

/** Gives leads from before the ledger a reference, a contact and the first line of their history. */
export async function completeOldLeads(strapi: Core.Strapi): Promise<void> {
  // Leads from before the desk have no stage.
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  await leads.rows().whereNull('stage').update({ stage: 'New' });
  let completed = 0;
  let batch: number;
  do {
    batch = await completeBatch(strapi);
    completed += batch;
  } while (batch > 0);
  if (completed > 0) strapi.log.info(`${completed} leads were entered into the ledger`);
}
