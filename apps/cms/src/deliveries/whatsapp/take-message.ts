import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { MINUTE_MS } from '../../india-time';
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

/** `unknown`: of nobody in the ledger, or of somebody erased. `unread`: nothing that a history could say. */
export type TakenMessage = 'stored' | 'repeated' | 'unknown' | 'unread';

/** How what a visitor wrote is called in the history. */
export const WROTE = 'wrote';
// Meta repeats what it could not deliver for a week.
const OLDEST_MS = 8 * 24 * 60 * MINUTE_MS;
const SECOND_MS = 1000;
// Whoever writes five lines is told of once.
const TOLD_EVERY_MS = 10 * MINUTE_MS;

type Newest = { id: number; reference: string; documentId: string; owner: number | null };

/** When it was written by Meta's clock, as far as that can be. */
function momentOf({ timestamp }: ToldMessage, now: number): Date {
  const at = Number(timestamp) * SECOND_MS;
  return new Date(at > now || at < now - OLDEST_MS ? now : at);
}

/** The newest enquiry of whoever has this number, their row kept for the transaction. */
async function newestLead(strapi: Core.Strapi, trx: Connection, from: string): Promise<Newest | null> {
  const points = tableOf(strapi, trx, CONTACT_POINT);
  const known: { contact: number | null } | undefined = await points
    .rows()
    .where({ key: `mobile:+${from}` })
    .first({ contact: points.column('contact') });
  if (!known || known.contact === null) return null;
  const person = await lockPerson(strapi, trx, known.contact);
  if (person === null) return null;
  const leads = tableOf(strapi, trx, LEAD);
  const newest = leads
    .rows()
    .whereIn(
      leads.column('contact'),
      person.map(({ id }) => id),
    )
    .where({ synthetic: false })
    .orderBy('id', 'desc')
    .first({
      id: 'id',
      reference: 'reference',
      documentId: leads.column('documentId'),
      owner: leads.column('owner'),
    });
  return (await holdRows(strapi, newest)) ?? null;
}

/** Tells whose enquiry it is that its visitor wrote; neither what nor who. */
async function tellOwnerOf(strapi: Core.Strapi, trx: Connection, lead: Newest, now: number): Promise<void> {
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
 * Puts what somebody wrote to our number into the story of their newest enquiry, once however often Meta repeats it. Of
 * an unknown number nothing is stored. The id of the message holds the number: a hash of it is what is kept.
 */
export async function takeMessage(
  strapi: Core.Strapi,
  message: ToldMessage,
  now = Date.now(),
): Promise<TakenMessage> {
  const note = wordsOfMessage(message);
  if (note === null) return 'unread';
  const taken = await strapi.db.connection.transaction(async (trx): Promise<TakenMessage> => {
    await takeWriteLock(strapi, trx);
    const lead = await newestLead(strapi, trx, message.from);
    if (lead === null) return 'unknown';
    const hash = createHash('sha256').update(message.id).digest('hex');
    if (!(await noteOnce(strapi, trx, `whatsapp ${hash}`))) return 'repeated';
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([
      { lead: lead.id, kind: WROTE, at: momentOf(message, now), by: 'visitor', note },
    ]);
    await tellOwnerOf(strapi, trx, lead, now);
    return 'stored';
  });
  if (taken === 'stored') announceDeliveries(strapi);
  return taken;
}
