import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../../audit/audit-log';
import { stopOwnerMails } from '../../../../deliveries/tell-owner';
import { AUDIT_ENTRY, type Connection, LEAD, LEAD_EVENT, tableOf } from '../../../../ledger/ledger-rows';
import { lockRows } from '../../../../ledger/row-locks';
import type { Visit } from '../../../../visits/visit-rows';
import { sayHandedOver } from '../../leaving-words';
import { leadsOf } from './holdings';

// Neither database takes any number of rows in one statement.
const AT_ONCE = 100;

export type Enquiry = { id: number; reference: string };
/** From whom to whom: the row ids of sales people. */
export type Way = {
  from: string;
  person: number;
  successor: { id: number; name: string };
  actor: Actor;
  at: Date;
};

/** Enquiries of a person, and those whose visits they show round, kept by this transaction in everybody's order. */
export async function takeEnquiries(
  strapi: Core.Strapi,
  trx: Connection,
  person: number,
  ahead: Visit[],
): Promise<Enquiry[]> {
  const leads = tableOf(strapi, trx, LEAD);
  const owner = leads.column('owner');
  const visited = ahead.flatMap(({ lead }) => lead ?? []);
  const rows = leads
    .rows()
    .where((row) => row.where(owner, person).orWhereIn('id', visited))
    .orderBy('id')
    .select({ id: 'id', reference: 'reference', owner });
  const taken: (Enquiry & { owner: number | null })[] = await lockRows(strapi, rows);
  return taken.filter((row) => row.owner === person);
}

/** Makes enquiries the successor's, each with its line of history and of the audit log. */
export async function passLeads(
  strapi: Core.Strapi,
  trx: Connection,
  enquiries: Enquiry[],
  { from, successor, actor, at }: Way,
): Promise<void> {
  const leads = tableOf(strapi, trx, LEAD);
  const note = sayHandedOver(from, successor.name);
  for (let first = 0; first < enquiries.length; first += AT_ONCE) {
    const part = enquiries.slice(first, first + AT_ONCE);
    const ids = part.map(({ id }) => id);
    await leads
      .rows()
      .whereIn('id', ids)
      .update(leads.columnsOf({ owner: successor.id, assignedAt: at, updatedAt: at }));
    await stopOwnerMails(strapi, trx, ids);
    await tableOf(strapi, trx, LEAD_EVENT).insertAll(
      ids.map((lead) => ({ lead, kind: 'owner', at, by: actor.name, note })),
    );
    const line = { at, account: actor.id, who: actor.name, action: 'changed', subject: 'lead' };
    await tableOf(strapi, trx, AUDIT_ENTRY).insertAll(
      part.map(({ reference: entry }) => ({ ...line, entry, details: 'owner: handed over' })),
    );
  }
}

/**
 * Passes on what became theirs while this waited for others, once their account is closed: from then on nothing does,
 * because whoever would make it so looks at their row first (`shareRows`).
 */
export async function passStragglers(strapi: Core.Strapi, trx: Connection, way: Way): Promise<Enquiry[]> {
  const rows = leadsOf(strapi, trx, way.person).orderBy('id').select('id', 'reference');
  const late: Enquiry[] = await lockRows(strapi, rows);
  await passLeads(strapi, trx, late, way);
  return late;
}
