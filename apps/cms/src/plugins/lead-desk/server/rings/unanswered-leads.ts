import type { Core } from '@strapi/strapi';
import { type Connection, LEAD, LEAD_ESCALATION, tableOf } from '../../../../ledger/ledger-rows';
import { excludeErased, excludeSynthetic } from '../desk-leads';

/** An enquiry that nobody has answered. */
export type Unanswered = {
  id: number;
  documentId: string;
  reference: string;
  project: string | null;
  owner: number | null;
  contact: number | null;
  createdAt: Date | number | string;
};

/** Enquiries that wait for somebody to be spoken to, as a query. */
export function unansweredLeads(strapi: Core.Strapi, connection: Connection) {
  const leads = tableOf(strapi, connection, LEAD);
  const waiting = leads
    .rows()
    .where({ stage: 'New', suspected: false })
    .whereNull(leads.column('firstResponseAt'));
  return excludeErased(strapi, connection, excludeSynthetic(waiting));
}

/** What to select of one, for knex. */
export function unansweredColumns(strapi: Core.Strapi): Record<keyof Unanswered, string> {
  const { column } = tableOf(strapi, strapi.db.connection, LEAD);
  return {
    id: 'id',
    documentId: column('documentId'),
    reference: 'reference',
    project: 'project',
    owner: column('owner'),
    contact: column('contact'),
    createdAt: column('createdAt'),
  };
}

/** The next that a step is due for and has not been taken for, oldest first. */
export async function dueFor(
  strapi: Core.Strapi,
  step: string,
  { since, until, after, limit }: { since: Date; until: Date; after: number; limit: number },
): Promise<Unanswered[]> {
  const connection = strapi.db.connection;
  const came = tableOf(strapi, connection, LEAD).column('createdAt');
  const escalations = tableOf(strapi, connection, LEAD_ESCALATION);
  const lead = escalations.column('lead');
  const taken = escalations.rows().where({ step }).whereNotNull(lead).select(lead);
  return unansweredLeads(strapi, connection)
    .where(came, '>=', since)
    .where(came, '<=', until)
    .where('id', '>', after)
    .whereNotIn('id', taken)
    .orderBy('id')
    .limit(limit)
    .select(unansweredColumns(strapi));
}
