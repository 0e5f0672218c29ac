import { isToldReference } from '@sahyara/lead-contract/reference';
import type { Core } from '@strapi/strapi';
import { LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { isFromSite, type Sender } from './visitor-address';

/**
 * What the site told a visitor while nobody here answered, from `X-Told-Reference`. Believed of the site's own server
 * only: whoever else could choose references could take those of others.
 */
export function toldReference(request: Sender, siteToken: string): string | null {
  const told = request.get('x-told-reference');
  return isToldReference(told) && isFromSite(request, siteToken) ? told : null;
}

/**
 * Writes into the history of a lead what its visitor was told, where that is another reference: an answer was lost
 * after the lead was stored, and the site could not know the one drawn here.
 */
export async function noteToldReference(
  strapi: Core.Strapi,
  { reference, told }: { reference: string; told: string },
): Promise<void> {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const lead: { id: number } | undefined = await leads.rows().where({ reference }).first('id');
  if (!lead) return;
  const events = tableOf(strapi, strapi.db.connection, LEAD_EVENT);
  const event = { lead: lead.id, kind: 'told', note: `The visitor was told ${told}` };
  if (await events.rows().where(events.columnsOf(event)).first('id')) return;
  await events.insertAll([{ ...event, at: new Date(), by: 'site' }]);
}
