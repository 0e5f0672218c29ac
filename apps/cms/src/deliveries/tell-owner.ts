import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import type { PushConfig } from '../../config/push';
import { type Connection, DELIVERY, LEAD, SALES_PERSON, tableOf } from '../ledger/ledger-rows';
import { lockRows } from '../ledger/row-locks';
import { changeState, type Row } from './change-deliveries';
import { inState } from './delivery-state';
import { noteOfGiven } from './given-leads';
import { newDelivery } from './new-delivery';
import { openAccount } from './open-account';
import { tellColleague } from './tell-colleague';
import { tellPhones } from './tell-phones';

/**
 * Has somebody told by mail that a lead is theirs now, in the transaction that makes it so. Call `announceDeliveries`
 * after the commit.
 * @param person the row id of the sales person
 */
export async function tellOwner(
  strapi: Core.Strapi,
  trx: Connection,
  { lead, person, at }: { lead: number; person: number; at: Date },
): Promise<void> {
  await stopOwnerMails(strapi, trx, [lead]);
  await ringOwner(strapi, trx, { lead, person, at });
  if (!strapi.config.get<LeadConfig>('leads').deliveries.mailDesk) return;
  await tableOf(strapi, trx, DELIVERY).insertAll([
    newDelivery({
      lead,
      kind: 'mail-owner',
      target: 'owner',
      occasion: 'enquiry',
      recordKey: String(person),
      at,
    }),
  ]);
}

/**
 * The same of several that were given at one moment: one mail and one ring for all. What of them still is so is looked
 * up when they go out. Part of the caller's transaction; call `announceDeliveries` after the commit.
 * @param given the moment the leads have as `assignedAt`
 * @param at when they go out
 */
export async function tellOwnerOfMany(
  strapi: Core.Strapi,
  trx: Connection,
  { leads, person, given, at }: { leads: number[]; person: number; given: Date; at: Date },
): Promise<void> {
  const [lead] = leads;
  if (lead !== undefined && leads.length === 1) return tellOwner(strapi, trx, { lead, person, at });
  const people = tableOf(strapi, trx, SALES_PERSON);
  const owner: { account: number } | undefined = await people.rows().where({ id: person }).first('account');
  if (!owner || lead === undefined) return;
  await tellColleague(strapi, trx, {
    account: owner.account,
    lead: null,
    occasion: 'enquiry',
    id: `yours-${randomUUID()}`,
    subject: noteOfGiven(leads, given),
    paragraphs: [],
    place: '/lead-desk?view=mine',
    at,
  });
}

/** The same on the owner's phones. */
async function ringOwner(
  strapi: Core.Strapi,
  trx: Connection,
  { lead, person, at }: { lead: number; person: number; at: Date },
): Promise<void> {
  if (strapi.config.get<PushConfig>('push').vapid === null) return;
  const [leads, people] = [tableOf(strapi, trx, LEAD), tableOf(strapi, trx, SALES_PERSON)];
  const owner: { account: number } | undefined = await people.rows().where({ id: person }).first('account');
  const given: { reference: string; documentId: string } | undefined = await leads
    .rows()
    .where({ id: lead })
    .first({ reference: 'reference', documentId: leads.column('documentId') });
  if (!owner || !given) return;
  await tellPhones(strapi, trx, {
    account: owner.account,
    lead,
    occasion: 'enquiry',
    // Given back and given again, it is theirs anew.
    id: `yours-${lead}-${person}-${at.getTime()}`,
    subject: `Yours now · ${given.reference}`,
    place: `/lead-desk/${given.documentId}`,
    at,
  });
}

/** Nobody is told any more that leads are theirs which are not. */
export async function stopOwnerMails(strapi: Core.Strapi, trx: Connection, leads: number[]): Promise<void> {
  const table = tableOf(strapi, trx, DELIVERY);
  const waiting = table
    .rows()
    .where({ ...inState('pending'), kind: 'mail-owner' })
    .whereIn(table.column('lead'), leads)
    .select('id', `${table.column('lead')} as lead`, 'kind', 'target');
  const rows: Row[] = await lockRows(strapi, waiting);
  if (rows.length === 0) return;
  const note = 'The mail to its owner: it belongs to somebody else now';
  await changeState(strapi, trx, rows, { to: 'stopped', event: 'stopped', by: 'system', note });
}

/** Where the mail to a lead's owner goes; null once it is somebody else's, or the account is closed. */
export async function ownerAddress(
  strapi: Core.Strapi,
  lead: number | null,
  person: string | null,
): Promise<string | null> {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const id = Number(person ?? 0);
  const stillTheirs = await leads
    .rows()
    .where({ id: lead ?? 0, ...leads.columnsOf({ owner: id }) })
    .first('id');
  if (!stillTheirs) return null;
  const sales: { account: number } | undefined = await tableOf(strapi, strapi.db.connection, SALES_PERSON)
    .rows()
    .where({ id, active: true })
    .first('account');
  if (!sales) return null;
  return openAccount(strapi, sales.account);
}
