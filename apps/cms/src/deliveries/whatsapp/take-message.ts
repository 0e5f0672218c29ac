import { createHash } from 'node:crypto';
import {
  DRAWN_LENGTH,
  REFERENCE_LETTERS,
  REFERENCE_PREFIX,
  TOLD_LENGTH,
} from '@sahyara/lead-contract/reference';
import type { Core } from '@strapi/strapi';
import { DAY_MS, MINUTE_MS } from '../../india-time';
import { noteOnce } from '../../kept/kept-values';
import {
  CONTACT_POINT,
  type Connection,
  LEAD,
  LEAD_EVENT,
  SALES_PERSON,
  tableOf,
} from '../../ledger/ledger-rows';
import { holdRows, takeWriteLock } from '../../ledger/row-locks';
import { lockPerson } from '../../ledger/whole-person';
import { tellColleague } from '../tell-colleague';
import { announceDeliveries } from '../wake';
import type { ToldMessage } from './hook-payload';
import { wordsOfMessage } from './words-of-message';

/**
 * `unknown`: of nobody in the ledger, or of somebody erased. `unread`: nothing that a history could say. `late`: so old
 * that nobody knows any more whether it is stored.
 */
export type TakenMessage = 'stored' | 'repeated' | 'unknown' | 'unread' | 'late';

/** How what a visitor wrote is called in the history. */
export const WROTE = 'wrote';
// Meta repeats what it could not deliver for a week. A message's hash is kept for thirty days from when it came: what is
// younger than this is known if it came before, and a notice that somebody caught, signed as it is, tells nothing later.
const OLDEST_MS = 28 * DAY_MS;
const SECOND_MS = 1000;
// Whoever writes five lines is told of once.
const TOLD_EVERY_MS = 10 * MINUTE_MS;
const CITED = new RegExp(
  `\\b${REFERENCE_PREFIX}[${REFERENCE_LETTERS}]{${DRAWN_LENGTH},${TOLD_LENGTH}}\\b`,
  'g',
);

type Found = { id: number; reference: string; documentId: string; owner: number | null };

/** The enquiries that a text cites, as they are cited or by somebody who types in small letters. */
const citedIn = (text: string) => [
  ...new Set([...text.toUpperCase().matchAll(CITED)].map(([reference]) => reference)),
];

/**
 * The enquiry that whoever has this number writes about, their row kept for the transaction: the one they cite, where it
 * is theirs, else their newest. Citing another's enquiry leads nowhere.
 */
async function leadOf(
  strapi: Core.Strapi,
  trx: Connection,
  from: string,
  cited: readonly string[],
): Promise<Found | null> {
  const points = tableOf(strapi, trx, CONTACT_POINT);
  const known: { contact: number | null } | undefined = await points
    .rows()
    .where({ key: `mobile:+${from}` })
    .first({ contact: points.column('contact') });
  if (!known || known.contact === null) return null;
  const person = await lockPerson(strapi, trx, known.contact);
  if (person === null) return null;
  const leads = tableOf(strapi, trx, LEAD);
  const theirs = leads
    .rows()
    .whereIn(
      leads.column('contact'),
      person.map(({ id }) => id),
    )
    .where({ synthetic: false })
    .orderBy('id', 'desc');
  const fields = {
    id: 'id',
    reference: 'reference',
    documentId: leads.column('documentId'),
    owner: leads.column('owner'),
  };
  const [named]: Found[] =
    cited.length === 0
      ? []
      : await holdRows(strapi, theirs.clone().whereIn('reference', cited).limit(1).select(fields));
  return named ?? (await holdRows(strapi, theirs.first(fields))) ?? null;
}

/** Tells whose enquiry it is that its visitor wrote; neither what nor who. */
async function tellOwnerOf(strapi: Core.Strapi, trx: Connection, lead: Found, now: number): Promise<void> {
  if (lead.owner === null) return;
  const people = tableOf(strapi, trx, SALES_PERSON);
  const owner: { account: number } | undefined = await people
    .rows()
    .where({ id: lead.owner, active: true })
    .first('account');
  if (!owner) return;
  await tellColleague(strapi, trx, {
    account: owner.account,
    lead: lead.id,
    occasion: 'message',
    id: `wrote-${lead.id}-${lead.owner}-${Math.floor(now / TOLD_EVERY_MS)}`,
    subject: `They wrote on WhatsApp · ${lead.reference}`,
    paragraphs: ['What they wrote stands in the history of the enquiry.'],
    place: `/lead-desk/${lead.documentId}`,
    at: new Date(now),
  });
}

/**
 * Puts what somebody wrote to our number into the story of the enquiry they cite, else of their newest, once however
 * often Meta repeats it. Of an unknown number nothing is stored. The id of the message holds the number: a hash of it is
 * what is kept.
 */
export async function takeMessage(
  strapi: Core.Strapi,
  message: ToldMessage,
  now = Date.now(),
): Promise<TakenMessage> {
  const note = wordsOfMessage(message);
  if (note === null) return 'unread';
  const writtenAt = Number(message.timestamp) * SECOND_MS;
  if (writtenAt < now - OLDEST_MS) return 'late';
  // Meta's clock may be ahead of ours.
  const at = new Date(Math.min(writtenAt, now));
  const cited = citedIn(message.text?.body ?? '');
  const taken = await strapi.db.connection.transaction(async (trx): Promise<TakenMessage> => {
    await takeWriteLock(strapi, trx);
    const lead = await leadOf(strapi, trx, message.from, cited);
    if (lead === null) return 'unknown';
    const hash = createHash('sha256').update(message.id).digest('hex');
    if (!(await noteOnce(strapi, trx, `whatsapp ${hash}`))) return 'repeated';
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([
      { lead: lead.id, kind: WROTE, at, by: 'visitor', note },
    ]);
    await tellOwnerOf(strapi, trx, lead, now);
    return 'stored';
  });
  if (taken === 'stored') announceDeliveries(strapi);
  return taken;
}
