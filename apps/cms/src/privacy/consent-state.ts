import type { Core } from '@strapi/strapi';
import { CONSENT_RECEIPT, type Connection, LEAD, tableOf } from '../ledger/ledger-rows';

/** That an enquiry may be answered: given with every enquiry, whether or not a receipt was made. */
export const ENQUIRY = 'enquiry/any';

type Receipt = { purpose: string; channel: string; granted: boolean | number; givenAt: Date | number };
type Lead = { id: number; createdAt: Date | number | string };
/** What stands for one purpose and way, and since when. */
export type ConsentState = { key: string; granted: boolean; since: Date };

const dateOf = (value: Date | number | string) => new Date(value);

/** Newest last, of one person. */
async function leadsOf(strapi: Core.Strapi, connection: Connection, contact: number): Promise<Lead[]> {
  const leads = tableOf(strapi, connection, LEAD);
  return leads
    .rows()
    .where(leads.columnsOf({ contact }))
    .orderBy('id')
    .select('id', `${leads.column('createdAt')} as createdAt`);
}

/** Which of some people took back that their enquiries may be answered, and enquired no more since. */
export async function withdrawnAmong(
  strapi: Core.Strapi,
  connection: Connection,
  contacts: number[],
): Promise<Set<number>> {
  const receipts = tableOf(strapi, connection, CONSENT_RECEIPT);
  const leads = tableOf(strapi, connection, LEAD);
  const [purpose, channel] = ENQUIRY.split('/');
  const said: { contact: number; granted: boolean | number; givenAt: Date | number }[] = await receipts
    .rows()
    .whereIn(receipts.column('contact'), contacts)
    .where({ purpose, channel })
    .orderBy('id')
    .select({ contact: receipts.column('contact'), granted: 'granted', givenAt: receipts.column('givenAt') });
  const newest: { contact: number; at: Date | number | string }[] = await leads
    .rows()
    .whereIn(leads.column('contact'), contacts)
    .groupBy(leads.column('contact'))
    .select({ contact: leads.column('contact') })
    .max({ at: leads.column('createdAt') });
  const sentAt = new Map(newest.map(({ contact, at }) => [contact, dateOf(at)]));
  const withdrawn = new Set<number>();
  for (const { contact, granted, givenAt } of said) {
    const enquiredSince = (sentAt.get(contact) ?? new Date(0)) > dateOf(givenAt);
    if (granted || enquiredSince) withdrawn.delete(contact);
    else withdrawn.add(contact);
  }
  return withdrawn;
}

/** What a person's consents are now: of each kind the last word, the newest enquiry's where it is the last. */
export async function consentsNow(
  strapi: Core.Strapi,
  connection: Connection,
  contact: number,
): Promise<{ consents: ConsentState[]; newestLead: number | null }> {
  const receipts = tableOf(strapi, connection, CONSENT_RECEIPT);
  const given: Receipt[] = await receipts
    .rows()
    .where(receipts.columnsOf({ contact }))
    .orderBy('id')
    .select('purpose', 'channel', 'granted', `${receipts.column('givenAt')} as givenAt`);
  const now = new Map<string, ConsentState>();
  for (const { purpose, channel, granted, givenAt } of given) {
    const key = `${purpose}/${channel}`;
    // SQLite has no booleans.
    now.set(key, { key, granted: Boolean(granted), since: dateOf(givenAt) });
  }
  const leads = await leadsOf(strapi, connection, contact);
  const newest = leads.at(-1);
  if (newest) {
    const sentAt = dateOf(newest.createdAt);
    const said = now.get(ENQUIRY);
    if (!said || said.since < sentAt) now.set(ENQUIRY, { key: ENQUIRY, granted: true, since: sentAt });
  }
  return { consents: [...now.values()], newestLead: newest?.id ?? null };
}
