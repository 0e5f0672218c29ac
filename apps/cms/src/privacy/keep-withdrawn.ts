import type { Core } from '@strapi/strapi';
import { CONSENT_RECEIPT, type Connection, LEAD, tableOf } from '../ledger/ledger-rows';
import { ENQUIRY } from './consent-state';

/**
 * Lets a withdrawal stand that an enquiry entered by a colleague would lift, by one more receipt: an enquiry of their
 * own says that somebody wants to be answered, one that a colleague wrote down without asking does not.
 */
export async function keepWithdrawn(
  strapi: Core.Strapi,
  trx: Connection,
  { contact, lead }: { contact: number; lead: number },
): Promise<void> {
  const [receipts, leads] = [tableOf(strapi, trx, CONSENT_RECEIPT), tableOf(strapi, trx, LEAD)];
  const [purpose = '', channel = ''] = ENQUIRY.split('/');
  const last: { granted: boolean | number; at: Date | number } | undefined = await receipts
    .rows()
    .where({ ...receipts.columnsOf({ contact }), purpose, channel })
    .orderBy('id', 'desc')
    .first({ granted: 'granted', at: receipts.column('givenAt') });
  if (!last || last.granted) return;
  const before: { at: Date | number } | undefined = await leads
    .rows()
    .where(leads.columnsOf({ contact }))
    .whereNot('id', lead)
    .orderBy('id', 'desc')
    .first({ at: leads.column('createdAt') });
  if (before && new Date(before.at) > new Date(last.at)) return;
  const wording = 'Withdrawn before, and not asked again when a colleague entered this enquiry.';
  await receipts.insertAll([
    { purpose, channel, granted: false, wording, givenAt: new Date(), lead, contact },
  ]);
}
