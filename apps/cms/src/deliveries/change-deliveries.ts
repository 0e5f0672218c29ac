import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { type Actor, audit } from '../audit/audit-log';
import { CONTACT, type Connection, DELIVERY, LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { holdRows, lockRows } from '../ledger/row-locks';
import { type DeliveryState, SENDABLE, STUCK, WAITING } from './delivery-state';
import { newDelivery, summaryOf } from './new-delivery';
import { announceDeliveries } from './wake';

export type Row = { id: number; lead: number | null; kind: string; target: string };
/** How many deliveries were changed, and how many enquiries they belong to. */
export type Changed = { deliveries: number; leads: number };
type Change = {
  to: Extract<DeliveryState, 'pending' | 'held' | 'stopped'>;
  event: string;
  by: string;
  note: string;
};

const ALL = 500;
// That an enquiry is answered at all.
const ENQUIRY_CONSENT = 'enquiry/any';

/** Leads of people who were erased: what was to be told of them is told no more. */
function erasedLeads(strapi: Core.Strapi, trx: Connection) {
  const [leads, contacts] = [tableOf(strapi, trx, LEAD), tableOf(strapi, trx, CONTACT)];
  const erased = contacts.rows().whereNotNull(contacts.column('maskedAt')).select('id');
  return leads.rows().whereIn(leads.column('contact'), erased).select('id');
}

/** Brings deliveries into another state, with a line in the history of each of their leads. */
export async function changeState(
  strapi: Core.Strapi,
  trx: Connection,
  rows: Row[],
  { to, event, by, note }: Change,
): Promise<Changed> {
  const table = tableOf(strapi, trx, DELIVERY);
  const now = new Date();
  const anew = to === 'pending';
  for (const row of rows) {
    await table
      .rows()
      .where({ id: row.id })
      .update(
        table.columnsOf({
          state: to,
          ...(anew ? { attempts: 0 } : {}),
          nextAttemptAt: anew ? now : null,
          leaseOwner: null,
          leaseUntil: null,
          updatedAt: now,
          summary: summaryOf(row, to),
        }),
      );
  }
  const leads = [...new Set(rows.flatMap(({ lead }) => (lead === null ? [] : [lead])))];
  await tableOf(strapi, trx, LEAD_EVENT).insertAll(
    leads.map((lead) => ({ lead, kind: event, at: now, by, note })),
  );
  return { deliveries: rows.length, leads: leads.length };
}

/** Deliveries in some states, taken for this transaction; none of somebody who was erased but what says so. */
export function deliveriesIn(strapi: Core.Strapi, trx: Connection, states: readonly DeliveryState[]) {
  const table = tableOf(strapi, trx, DELIVERY);
  // Nobody takes one of them meanwhile.
  const rows = table
    .rows()
    .whereIn('state', states)
    .where((row) =>
      row
        .where({ occasion: 'erasure' })
        .orWhereNull(table.column('lead'))
        .orWhereNotIn(table.column('lead'), erasedLeads(strapi, trx)),
    )
    .orderBy('id')
    .select('id', `${table.column('lead')} as lead`, 'kind', 'target');
  return lockRows(strapi, rows);
}

/** "Send again": one delivery that was parked, given up, stopped or delivered starts anew, under the same message id. */
export async function sendAgain(strapi: Core.Strapi, documentId: string, actor: Actor): Promise<Changed> {
  const changed = await strapi.db.connection.transaction(async (trx) => {
    const column = tableOf(strapi, trx, DELIVERY).column('documentId');
    const rows: Row[] = await deliveriesIn(strapi, trx, SENDABLE).where(column, documentId);
    const [row] = rows;
    if (!row) return { deliveries: 0, leads: 0 };
    const note = `${row.kind === 'webhook' ? row.target : row.kind} is told once more`;
    const line = {
      action: 'changed',
      subject: 'delivery',
      entry: documentId,
      details: 'send again',
    } as const;
    await audit(strapi, trx, { actor, ...line });
    return changeState(strapi, trx, rows, { to: 'pending', event: 'sent again', by: actor.name, note });
  });
  announceDeliveries(strapi);
  return changed;
}

/** "Replay all dead": everything that was given up or refused starts anew, at most five hundred at a time. */
export async function replayDead(strapi: Core.Strapi, actor: Actor): Promise<Changed> {
  const changed = await strapi.db.connection.transaction(async (trx) => {
    const rows: Row[] = await deliveriesIn(strapi, trx, STUCK).limit(ALL);
    if (rows.length > 0) {
      const details = `replay dead: ${rows.length}`;
      await audit(strapi, trx, { actor, action: 'changed', subject: 'delivery', details });
    }
    return changeState(strapi, trx, rows, {
      to: 'pending',
      event: 'sent again',
      by: actor.name,
      note: 'All that was given up is tried once more',
    });
  });
  announceDeliveries(strapi);
  return changed;
}

/**
 * A person withdrew: what still waits for them is stopped, and the desk and every webhook that speaks our own format
 * are told, so that nobody calls any more. Part of the caller's transaction; call `announceDeliveries` after it.
 * @param contact the contact's row id
 * @param withdrawn what was taken back, as in `consent-notice.ts`; while enquiries may still be answered, nothing is
 * stopped and only the webhooks are told
 */
export async function stopDeliveries(
  strapi: Core.Strapi,
  trx: Connection,
  contact: number,
  by: string,
  withdrawn: string[] = [ENQUIRY_CONSENT],
): Promise<Changed> {
  const isAll = withdrawn.includes(ENQUIRY_CONSENT);
  const leads = tableOf(strapi, trx, LEAD);
  // Before their deliveries, as everybody takes them.
  const theirs: { id: number }[] = await holdRows(
    strapi,
    leads.rows().where(leads.columnsOf({ contact })).orderBy('id').select('id'),
  );
  const column = tableOf(strapi, trx, DELIVERY).column('lead');
  const rows: Row[] = await deliveriesIn(strapi, trx, WAITING)
    .whereIn('occasion', ['enquiry', 'visit'])
    .whereIn(
      column,
      theirs.map(({ id }) => id),
    );
  const changed = await changeState(strapi, trx, isAll ? rows : [], {
    to: 'stopped',
    event: 'deliveries stopped',
    by,
    note: 'Consent was withdrawn',
  });

  const newest = theirs.at(-1);
  if (!newest) return changed;
  const { deliveries } = strapi.config.get<LeadConfig>('leads');
  const told = [
    ...(deliveries.mailDesk && isAll ? [{ kind: 'mail-desk', target: 'desk' } as const] : []),
    ...deliveries.webhooks
      .filter(({ preset }) => preset === 'standard')
      .map(({ name }) => ({ kind: 'webhook', target: name }) as const),
  ];
  await tableOf(strapi, trx, DELIVERY).insertAll(
    told.map((target) =>
      newDelivery({
        ...target,
        lead: newest.id,
        occasion: 'withdrawal',
        note: withdrawn.join(' '),
        at: new Date(),
      }),
    ),
  );
  return changed;
}
