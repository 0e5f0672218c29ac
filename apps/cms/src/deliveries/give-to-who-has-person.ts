import type { Core } from '@strapi/strapi';
import { type Connection, LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { whoHasPerson } from '../ledger/who-has-person';
import { tellOwner } from './tell-owner';

/**
 * Gives an enquiry of nobody to the colleague who already has its person, before anybody else sees it, whether or not
 * enquiries are given out by turns; nobody's turn is used up. Part of the caller's transaction; call
 * `announceDeliveries` after it.
 */
export async function giveToWhoHasPerson(
  strapi: Core.Strapi,
  trx: Connection,
  { lead, contact, at }: { lead: number; contact: number; at: Date },
): Promise<void> {
  const colleague = await whoHasPerson(strapi, trx, contact, at);
  if (!colleague) return;
  const leads = tableOf(strapi, trx, LEAD);
  const given: number = await leads
    .rows()
    .where({ id: lead })
    .whereNull(leads.column('owner'))
    .whereNull(leads.column('assignedAt'))
    .update(leads.columnsOf({ owner: colleague.id, assignedAt: at, updatedAt: at }));
  if (given === 0) return;
  const note = `Belongs to ${colleague.name}, who has this person`;
  await tableOf(strapi, trx, LEAD_EVENT).insertAll([{ lead, kind: 'owner', at, by: 'system', note }]);
  await tellOwner(strapi, trx, { lead, person: colleague.id, at });
}
