import { spooledName } from '@sahyara/lead-contract/spooled-name';
import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { type Actor, audit } from '../audit/audit-log';
import { forgetVisits } from '../bookings/forget-visits';
import { changeState, type Row } from '../deliveries/change-deliveries';
import { OPEN } from '../deliveries/delivery-state';
import { passOnErasure, type Theirs } from '../deliveries/pass-on-erasure';
import { announceDeliveries } from '../deliveries/wake';
import { fieldsWith } from '../ledger/described-fields';
import { LEAD_FIELDS } from '../ledger/lead-fields';
import { forgetTags } from '../ledger/lead-tags';
import {
  CONTACT,
  CONTACT_POINT,
  type Connection,
  DELIVERY,
  DELIVERY_ATTEMPT,
  LEAD,
  LEAD_EVENT,
  SPAM_LESSON,
  tableOf,
} from '../ledger/ledger-rows';
import { NO_DETAILS } from '../ledger/person-details';
import { lockRows } from '../ledger/row-locks';
import { lockPerson } from '../ledger/whole-person';
import { fileStoreOf } from '../media/file-store';
import { recordErasure } from './erasure-journal';
import { cvsOf } from './forget-cvs';

// What an erasure leaves of the fields that it does not keep.
const LEFT = Object.fromEntries(
  fieldsWith('erased').flatMap(([name, { erased }]) =>
    erased === 'kept' ? [] : [[name, erased === 'emptied' ? null : erased.becomes]],
  ),
);
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
/** Who erases where nobody presses a button. */
const RETENTION: Actor = { id: null, name: 'retention' };

type Held = {
  /** Whom they are kept under first, then who was merged into that. */
  contacts: { id: number; documentId: string }[];
  leads: (Theirs & { key: string | null })[];
};

/**
 * Takes a person for this transaction: nobody enquires as them, and no try of theirs is written down, until it ends.
 * @returns them with their enquiries, the newest last; null when they were erased before
 */
async function holdPerson(strapi: Core.Strapi, trx: Connection, contact: number): Promise<Held | null> {
  const contacts = await lockPerson(strapi, trx, contact);
  if (!contacts) return null;
  const [leads, deliveries] = [tableOf(strapi, trx, LEAD), tableOf(strapi, trx, DELIVERY)];
  // Before what waits to be told of them, as everybody takes them.
  const theirs: Held['leads'] = await lockRows(
    strapi,
    leads
      .rows()
      .whereIn(leads.column('contact'), idsOf(contacts))
      .orderBy('id')
      .select('id', 'reference', 'email', `${leads.column('idempotencyKey')} as key`),
  );
  const ids = idsOf(theirs);
  await lockRows(
    strapi,
    deliveries.rows().whereIn(deliveries.column('lead'), ids).orderBy('id').select('id'),
  );
  return { contacts, leads: theirs };
}

/** Nothing more goes out of them but that they are erased, and nothing stays of what receivers replied. */
async function silenceDeliveries(
  strapi: Core.Strapi,
  trx: Connection,
  ids: number[],
  by: string,
): Promise<void> {
  const [deliveries, attempts] = [tableOf(strapi, trx, DELIVERY), tableOf(strapi, trx, DELIVERY_ATTEMPT)];
  const theirs = () => deliveries.rows().whereIn(deliveries.column('lead'), ids);
  await attempts
    .rows()
    .whereIn(attempts.column('delivery'), theirs().select('id'))
    .update(attempts.columnsOf({ reply: null }));
  await theirs()
    .whereNot({ occasion: 'erasure' })
    .update(deliveries.columnsOf({ recordKey: null }));
  const open: Row[] = await theirs()
    .whereIn('state', OPEN)
    .whereNot({ occasion: 'erasure' })
    .select('id', `${deliveries.column('lead')} as lead`, 'kind', 'target');
  await changeState(strapi, trx, open, {
    to: 'stopped',
    event: 'deliveries stopped',
    by,
    note: 'The person was erased',
  });
}

/**
 * Takes out of the enquiries of those who were erased what an earlier release, which did not know the column, had to leave.
 * For the nightly run; what is empty stays as it is.
 */
export async function finishErasures(strapi: Core.Strapi): Promise<void> {
  const connection = strapi.db.connection;
  const [leads, contacts] = [tableOf(strapi, connection, LEAD), tableOf(strapi, connection, CONTACT)];
  const erased = contacts.rows().whereNotNull(contacts.column('maskedAt')).select('id');
  const theirs = () => leads.rows().whereIn(leads.column('contact'), erased.clone());
  await theirs().update(leads.columnsOf(LEFT));
  await forgetTags(strapi, connection, theirs().select('id'));
}

/** What was typed, how they came, and by what they would be known again. */
async function maskRows(strapi: Core.Strapi, trx: Connection, people: number[], at: Date): Promise<void> {
  const leads = tableOf(strapi, trx, LEAD);
  await leads
    .rows()
    .whereIn(leads.column('contact'), people)
    .update(
      leads.columnsOf({
        ...LEFT,
        updatedAt: at,
      }),
    );
  const points = tableOf(strapi, trx, CONTACT_POINT);
  await points.rows().whereIn(points.column('contact'), people).delete();
  const contacts = tableOf(strapi, trx, CONTACT);
  await contacts
    .rows()
    .whereIn('id', people)
    .update(
      contacts.columnsOf({
        ...NO_DETAILS,
        name: LEAD_FIELDS.name.erased.becomes,
        mobile: null,
        email: null,
        maskedAt: at,
        updatedAt: at,
      }),
    );
}

/**
 * Takes a person out of the ledger: what was typed, every address and click id, their CVs, and by what they would be
 * known again; with all contacts that were merged into one with theirs.
 * What happened and when stays, so that counts and logs of processing stay true (DPDP Rules 2025, rule 8(3)). Whoever
 * was told of them is told of this, in the same transaction.
 * @param contact the contact's row id
 * @returns what a person must do by hand, one place a line; null when there was nobody left to erase
 * @throws FilesAway when a CV cannot be deleted now: then nothing was erased
 */
export async function maskPerson(
  strapi: Core.Strapi,
  contact: number,
  now = Date.now(),
  actor = RETENTION,
): Promise<string[] | null> {
  const byHand = await strapi.db.connection.transaction(async (trx) => {
    const held = await holdPerson(strapi, trx, contact);
    if (held === null) return null;
    const { leads: theirs, contacts } = held;
    const [kept, ...merged] = contacts;
    const people = idsOf(contacts);
    const at = new Date(now);
    const ids = idsOf(theirs);
    const events = tableOf(strapi, trx, LEAD_EVENT);
    await events.rows().whereIn(events.column('lead'), ids).update({ note: null });
    // Their hashes say nothing to who does not know the words; of who knows them they would.
    const lessons = tableOf(strapi, trx, SPAM_LESSON);
    await lessons.rows().whereIn(lessons.column('lead'), ids).delete();
    await forgetTags(strapi, trx, ids);
    const cvs = await cvsOf(strapi, trx, people);
    const left = await passOnErasure(strapi, trx, theirs, now);
    await silenceDeliveries(strapi, trx, ids, actor.name);
    await forgetVisits(strapi, trx, ids, at);
    await maskRows(strapi, trx, people, at);
    await audit(strapi, trx, {
      actor,
      action: 'erased',
      subject: 'contact',
      entry: String(kept?.id ?? contact),
      details: merged.length > 0 ? `with merged: ${idsOf(merged).join(', ')}` : null,
    });
    const lead = ids.at(-1);
    if (lead !== undefined) {
      await events.insertAll([
        { lead, kind: 'erased', at, by: actor.name, note: null },
        ...left.map((note) => ({ lead, kind: 'erase by hand', at, by: actor.name, note })),
      ]);
    }
    // Before the commit, too: whose file cannot be deleted now is not told that it was.
    for (const cv of cvs) await fileStoreOf(strapi).delete(cv);
    // Before the commit: an erasure that no restore knows of must not have happened.
    const { erasureFolder } = strapi.config.get<LeadConfig>('leads');
    const spooled = theirs.flatMap(({ key }) => (key === null ? [] : spooledName(key)));
    // Each by its own name: a backup may be from before they were merged.
    for (const { documentId } of contacts) {
      await recordErasure(erasureFolder, {
        contact: documentId,
        erasedAt: at.toISOString(),
        spooled: documentId === kept?.documentId ? spooled : [],
      });
    }
    return left;
  });
  announceDeliveries(strapi);
  return byHand;
}
