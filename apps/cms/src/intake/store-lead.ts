import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { askedVisits, sayWish } from '../bookings/visit-wish';
import { giveToWhoHasPerson } from '../deliveries/give-to-who-has-person';
import { newDelivery } from '../deliveries/new-delivery';
import { categoryOfPage } from '../deliveries/route-leads';
import { deliveryTargets } from '../deliveries/targets-of-lead';
import { announceDeliveries } from '../deliveries/wake';
import { mayConfirmByWhatsapp } from '../deliveries/whatsapp/may-write';
import { consentsOf } from '../ledger/consent-notice';
import { findContact } from '../ledger/find-contact';
import {
  CONSENT_RECEIPT,
  type Connection,
  DELIVERY,
  insertTogether,
  LEAD,
  LEAD_EVENT,
  tableOf,
  VISIT,
} from '../ledger/ledger-rows';
import { makeReference } from '../ledger/reference';
import { countRows } from '../ledger/row-count';
import { takeWriteLock } from '../ledger/row-locks';
import { countStep } from '../visits/count-step';
import type { Enquiry } from './enquiry';
import { leadValues } from './lead-values';

const REFERENCE_TRIES = 5;
// After this many hits the short references are nearly used up.
const LONGER_AFTER = 2;
const LONGER = 7;

/**
 * `stored`: now, or earlier, under `key`; `project` is the one that stands in the lead.
 * `conflict`: the key belongs to another enquiry.
 */
export type Outcome =
  | { outcome: 'stored'; reference: string; key: string | null; project: string | null; replayed: boolean }
  | { outcome: 'conflict' };

/** Ends the transaction without a trace: what it tried to store is there already. */
export class AlreadyStored extends Error {}

/** What was stored under a key before, if anything. */
export async function findByKey(
  strapi: Core.Strapi,
  key: string,
  fingerprint: string,
): Promise<Outcome | null> {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const row: { reference: string; project: string | null; print: string } | undefined = await leads
    .rows()
    .where(leads.columnsOf({ idempotencyKey: key }))
    .first('reference', 'project', `${leads.column('fingerprint')} as print`);
  if (!row) return null;
  return row.print === fingerprint
    ? { outcome: 'stored', reference: row.reference, key, project: row.project, replayed: true }
    : { outcome: 'conflict' };
}

/** What was stored of an enquiry before: under its key, or in the same words under its earlier one. */
export async function findBefore(
  strapi: Core.Strapi,
  { key, earlierKey, fingerprint }: Pick<Enquiry, 'key' | 'earlierKey' | 'fingerprint'>,
): Promise<Outcome | null> {
  const found = key === null ? null : await findByKey(strapi, key, fingerprint);
  if (found || earlierKey === undefined) return found;
  const earlier = await findByKey(strapi, earlierKey, fingerprint);
  return earlier?.outcome === 'stored' ? earlier : null;
}

/** Inserts the lead under a reference nobody has. @throws AlreadyStored when its key is taken */
async function insertLead(
  strapi: Core.Strapi,
  trx: Connection,
  enquiry: Enquiry,
  contact: number,
  newReference: (length?: number) => string,
) {
  const leads = tableOf(strapi, trx, LEAD);
  const values = { ...leadValues(enquiry), contact };
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt += 1) {
    const told = attempt === 0 ? enquiry.told : null;
    const reference = told ?? newReference(attempt < LONGER_AFTER ? undefined : LONGER);
    const id = await leads.insert({ ...values, reference });
    if (id !== null) return { id, reference };
    const { key } = enquiry;
    const taken =
      key === null
        ? undefined
        : await leads
            .rows()
            .where(leads.columnsOf({ idempotencyKey: key }))
            .first('id');
    if (taken) throw new AlreadyStored();
  }
  throw new Error('No free reference was found');
}

/** Whether the same words stand under the earlier key; asked behind the write lock, so that nobody stores them meanwhile. */
async function isStoredEarlier(
  strapi: Core.Strapi,
  trx: Connection,
  { earlierKey, fingerprint }: Enquiry,
): Promise<boolean> {
  if (earlierKey === undefined) return false;
  const leads = tableOf(strapi, trx, LEAD);
  const under = leads.columnsOf({ idempotencyKey: earlierKey, fingerprint });
  return (await leads.rows().where(under).first('id')) !== undefined;
}

async function describeHistory(
  strapi: Core.Strapi,
  trx: Connection,
  contact: { id: number; isNew: boolean },
) {
  if (contact.isNew) return 'First enquiry of this person';
  const leads = tableOf(strapi, trx, LEAD);
  const count = await countRows(leads.rows().where(leads.columnsOf({ contact: contact.id })));
  return `Enquiry ${count} of this person`;
}

/**
 * Stores an enquiry with all that belongs to it as part of the caller's transaction; call `announceDeliveries` after it.
 * @throws AlreadyStored when its key is taken
 */
export async function storeWithin(
  strapi: Core.Strapi,
  trx: Connection,
  enquiry: Enquiry,
  newReference: (length?: number) => string = makeReference,
): Promise<{ id: number; reference: string; contact: number }> {
  const { lead, context, e164, spam, synthetic, entered } = enquiry;
  const now = new Date();
  const contact = await findContact(strapi, trx, { ...lead, e164 });
  const { id, reference } = await insertLead(strapi, trx, enquiry, contact.id, newReference);

  const consents = context.consent ? consentsOf(context.consent.version, context.consent.choices) : null;
  const receipts = (entered?.consents ?? consents ?? []).map((consent) => ({
    ...consent,
    wordingVersion: context.consent?.version ?? null,
    page: context.page ?? null,
    givenAt: now,
    lead: id,
    contact: contact.id,
  }));

  const { deliveries } = strapi.config.get<LeadConfig>('leads');
  const { project = null, page } = context;
  const routed = { project, category: categoryOfPage(page), source: lead.source, synthetic };
  const byWhatsapp = mayConfirmByWhatsapp(strapi, {
    number: enquiry.e164,
    source: lead.source,
    isEntered: entered !== null,
    version: context.consent?.version,
  });
  // A suspected lead waits until somebody says that it is none.
  const state = spam.suspected ? 'held' : 'pending';
  // Nobody writes to who told no address, nor to who was not asked.
  const silent = entered !== null && (lead.email === '' || entered.consents.length === 0);
  const outbox = deliveryTargets(deliveries, { ...routed, byWhatsapp })
    .filter(({ kind }) => kind !== 'mail-visitor' || !silent)
    .map(({ kind, name }) =>
      newDelivery({
        lead: id,
        kind,
        target: name,
        occasion: 'enquiry',
        state,
        at: now,
        // Named by what it confirms: of one enquiry there can be one.
        ...(kind === 'whatsapp-visitor' ? { messageId: `whatsapp-${reference}` } : {}),
      }),
    );

  const asked = askedVisits(context.visit, { key: enquiry.key ?? reference, lead: id, project, now });
  const history = await describeHistory(strapi, trx, contact);
  const first = entered
    ? { kind: 'entered', by: entered.by, note: `${entered.how}. ${history}` }
    : {
        kind: 'received',
        by: 'visitor',
        note: context.visit ? `${history}. ${sayWish(context.visit)}` : history,
      };
  await insertTogether(strapi, trx, [
    { uid: CONSENT_RECEIPT, entries: receipts },
    { uid: DELIVERY, entries: outbox },
    { uid: VISIT, entries: asked },
    { uid: LEAD_EVENT, entries: [{ lead: id, at: now, ...first }] },
  ]);
  // A suspected one is nobody's until somebody says that it is none; a check of our own belongs to nobody at all.
  if (!contact.isNew && !spam.suspected && !synthetic) {
    await giveToWhoHasPerson(strapi, trx, { lead: id, contact: contact.id, at: now });
  }
  return { id, reference, contact: contact.id };
}

/**
 * Stores an enquiry with its contact, consents, deliveries and history; when this resolves, the commit has truly
 * happened. Not by Strapi's document service: it awaits knex's `trx.commit()`, which resolves even when COMMIT
 * failed, so a full disk would make it thank for leads it lost. Only the callback form tells the truth.
 * @throws the database's error, which may quote the lead: log its code, never its message
 */
export async function storeLead(
  strapi: Core.Strapi,
  enquiry: Enquiry,
  newReference: (length?: number) => string = makeReference,
): Promise<Outcome> {
  try {
    const { reference } = await strapi.db.connection.transaction(async (trx) => {
      await takeWriteLock(strapi, trx);
      if (await isStoredEarlier(strapi, trx, enquiry)) throw new AlreadyStored();
      return storeWithin(strapi, trx, enquiry, newReference);
    });
    announceDeliveries(strapi);
    const { project = null, visit } = enquiry.context;
    // Nobody waits for it: the enquiry is thanked whatever becomes of a number.
    if (visit && project) {
      for (const one of [{ ...visit, project }, ...(visit.also ?? [])])
        void countStep(strapi, { project: one.project, step: one.hold ? 'form sent' : 'asked' });
    }
    return { outcome: 'stored', reference, key: enquiry.key, project, replayed: false };
  } catch (error) {
    if (!(error instanceof AlreadyStored)) throw error;
    const first = await findBefore(strapi, enquiry);
    // Deleted in between: the sender's next try stores it.
    if (!first) throw error;
    return first;
  }
}
