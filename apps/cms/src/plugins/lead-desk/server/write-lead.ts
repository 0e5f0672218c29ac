import type { Core } from '@strapi/strapi';
import { audit } from '../../../audit/audit-log';
import { stopEscalation } from '../../../deliveries/tell-colleague';
import { stopOwnerMails, tellOwner } from '../../../deliveries/tell-owner';
import { type Connection, LEAD, LEAD_EVENT, tableOf } from '../../../ledger/ledger-rows';
import type { Effect } from './effect-of-change';
import type { LeadRow } from './read-lead';
import type { Viewer } from './viewer';

/**
 * Writes what a change does to a lead, with its lines of history and audit, in the caller's transaction, which holds it.
 * @param isOneOfMany whether the caller tells its new owner, of all that they are given at once
 */
export async function writeLead(
  strapi: Core.Strapi,
  trx: Connection,
  viewer: Viewer,
  row: Pick<LeadRow, 'id' | 'reference'>,
  { values, events, now, isOneOfMany = false }: Effect & { now: Date; isOneOfMany?: boolean },
): Promise<void> {
  const leads = tableOf(strapi, trx, LEAD);
  if (Object.keys(values).length > 0) {
    await leads
      .rows()
      .where({ id: row.id })
      .update(leads.columnsOf({ ...values, updatedAt: now }));
  }
  // Who takes one knows; who is given one is told.
  if (typeof values.owner === 'number' && values.owner !== viewer.person && !isOneOfMany) {
    await tellOwner(strapi, trx, { lead: row.id, person: values.owner, at: now });
  } else if (values.owner !== undefined) {
    await stopOwnerMails(strapi, trx, [row.id]);
  }
  if (values.firstResponseAt !== undefined || values.stage !== undefined) {
    await stopEscalation(strapi, trx, row.id);
  }
  const by = viewer.actor.name;
  await tableOf(strapi, trx, LEAD_EVENT).insertAll(
    events.map((event) => ({ ...event, lead: row.id, at: now, by })),
  );
  if (events.length > 0) {
    const details = events.map(({ kind }) => kind).join(', ');
    await audit(strapi, trx, {
      actor: viewer.actor,
      action: 'changed',
      subject: 'lead',
      entry: row.reference,
      details,
    });
  }
}
