import type { Core } from '@strapi/strapi';
import type { DeliveryState } from '../../../deliveries/delivery-state';
import type { Moment } from '../../../ledger/lead-rows';
import { CONTACT, DELIVERY, DELIVERY_ATTEMPT, LEAD, LEAD_EVENT, tableOf } from '../../../ledger/ledger-rows';
import { consentsNow } from '../../../privacy/consent-state';
import { visibleLeads } from './desk-leads';
import { deskFacts, deskLead, type LeadRow, leadColumns, momentOf, readingOf } from './read-lead';
import type { Viewer } from './viewer';
import { visitsOfLead } from './visits/visit-calendar';

type EventRow = { at: Moment; kind: string; by: string | null; note: string | null };
type DeliveryRow = {
  id: number;
  documentId: string;
  kind: string;
  target: string;
  occasion: string;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Moment;
};
type AttemptRow = {
  delivery: number;
  at: Moment;
  outcome: string;
  status: number | null;
  reply: string | null;
};

/** Rows of a type that belong to one of some others, in the order they came. */
function rowsOf(
  strapi: Core.Strapi,
  uid: typeof LEAD_EVENT | typeof DELIVERY | typeof DELIVERY_ATTEMPT,
  field: string,
  ids: number[],
) {
  const table = tableOf(strapi, strapi.db.connection, uid);
  return { rows: table.rows().whereIn(table.column(field), ids).orderBy('id'), column: table.column };
}

/** Who was told of a lead, with every try of it. */
async function deliveriesOf(strapi: Core.Strapi, lead: number) {
  const deliveries = rowsOf(strapi, DELIVERY, 'lead', [lead]);
  const sent: DeliveryRow[] = await deliveries.rows.select({
    id: 'id',
    documentId: deliveries.column('documentId'),
    kind: 'kind',
    target: 'target',
    occasion: 'occasion',
    state: 'state',
    attempts: 'attempts',
    nextAttemptAt: deliveries.column('nextAttemptAt'),
  });
  const attempts = rowsOf(
    strapi,
    DELIVERY_ATTEMPT,
    'delivery',
    sent.map(({ id }) => id),
  );
  const tried: AttemptRow[] = await attempts.rows.select({
    delivery: attempts.column('delivery'),
    at: 'at',
    outcome: 'outcome',
    status: 'status',
    reply: 'reply',
  });
  return sent.map(({ id, nextAttemptAt, ...delivery }) => ({
    ...delivery,
    nextAttemptAt: momentOf(nextAttemptAt),
    tries: tried
      .filter((attempt) => attempt.delivery === id)
      .map(({ at, outcome, status, reply }) => ({ at: momentOf(at), outcome, status, reply })),
  }));
}

/** The document id of a lead's person; null when they were erased. */
async function personOf(strapi: Core.Strapi, contact: number | null): Promise<string | null> {
  const contacts = tableOf(strapi, strapi.db.connection, CONTACT);
  const found: { person: string } | undefined = await contacts
    .rows()
    .where({ id: contact ?? 0 })
    .whereNull(contacts.column('maskedAt'))
    .first({ person: contacts.column('documentId') });
  return found?.person ?? null;
}

/** One lead with its history, consents and deliveries; null when there is none this viewer may see. */
export async function readLead(strapi: Core.Strapi, viewer: Viewer, documentId: string) {
  const connection = strapi.db.connection;
  const leads = tableOf(strapi, connection, LEAD);
  const row: LeadRow | undefined = await visibleLeads(strapi, connection, viewer)
    .where(leads.columnsOf({ documentId }))
    .first(leadColumns(strapi));
  if (!row) return null;
  const events: EventRow[] = await rowsOf(strapi, LEAD_EVENT, 'lead', [row.id]).rows.select(
    'at',
    'kind',
    'by',
    'note',
  );
  // What was agreed to with this enquiry may have been taken back with another, or by the link in a mail.
  const consents = row.contact === null ? [] : (await consentsNow(strapi, connection, row.contact)).consents;
  const others: LeadRow[] =
    row.contact === null
      ? []
      : await visibleLeads(strapi, connection, viewer)
          .where(leads.columnsOf({ contact: row.contact }))
          .whereNot('id', row.id)
          .orderBy('id', 'desc')
          .select(leadColumns(strapi));
  const reading = await readingOf(strapi, viewer, [row, ...others]);
  return {
    ...deskLead(row, reading),
    /** Whose page it leads to. */
    person: await personOf(strapi, row.contact),
    facts: deskFacts(row),
    events: events.reverse().map(({ at, ...event }) => ({ ...event, at: momentOf(at) })),
    consents,
    deliveries: await deliveriesOf(strapi, row.id),
    visits: await visitsOfLead(strapi, viewer, row.id),
    others: others.map((other) => deskLead(other, reading)),
  };
}
