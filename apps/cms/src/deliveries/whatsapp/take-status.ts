import type { Core } from '@strapi/strapi';
import { type Connection, DELIVERY, LEAD_EVENT, tableOf } from '../../ledger/ledger-rows';
import { takeWriteLock } from '../../ledger/row-locks';
import type { DeliveryState } from '../delivery-state';
import { summaryOf } from '../new-delivery';
import { keptReply } from '../outcome';
import { isOfErased } from '../record-attempt';
import { sayNews } from '../visit-news';
import type { ToldStatus } from './hook-payload';

/** `busy`: it is being sent at this moment, and Meta is to tell it once more. */
export type TakenStatus = 'noted' | 'repeated' | 'unknown' | 'busy';

const KIND = 'whatsapp-visitor';
// They may come in any order, and more than once.
const ORDER: readonly (string | null)[] = ['sent', 'failed', 'delivered', 'read'];
const SAID: Record<ToldStatus['status'], string | null> = {
  // Says no more than that it was accepted.
  sent: null,
  delivered: 'whatsapp arrived',
  read: 'whatsapp read',
  failed: 'whatsapp failed',
};

type Row = {
  id: number;
  lead: number | null;
  kind: string;
  target: string;
  state: DeliveryState;
  note: string | null;
  recordKey: string | null;
  leaseOwner: string | null;
};

const rankOf = (status: string | null) => ORDER.indexOf(status);
/** How far a message is known to have come; one that failed and was accepted anew begins anew. */
const rankNow = ({ note, recordKey }: Row) =>
  note === 'failed' && recordKey !== null ? rankOf(null) : rankOf(note);

async function deliveryOf(strapi: Core.Strapi, trx: Connection, messageId: string): Promise<Row | null> {
  const table = tableOf(strapi, trx, DELIVERY);
  const row: Row | undefined = await table
    .rows()
    .where({ ...table.columnsOf({ messageId }), kind: KIND })
    .first({
      id: 'id',
      lead: table.column('lead'),
      kind: 'kind',
      target: 'target',
      state: 'state',
      note: 'note',
      recordKey: table.column('recordKey'),
      leaseOwner: table.column('leaseOwner'),
    });
  return row ?? null;
}

/** Meta's reason, in its words. */
const reasonIn = ({ errors = [] }: ToldStatus) =>
  keptReply(
    errors
      .map(({ code, title, error_data }) =>
        [`(#${code})`, title, error_data?.details].filter(Boolean).join(' '),
      )
      .join(' · '),
  ) || null;

/** The columns that a status changes. */
function changesOf(row: Row, status: ToldStatus, at: Date) {
  const failed = status.status === 'failed';
  const common = {
    note: status.status,
    // What failed may be sent again; what went out is not, though its try had no answer.
    recordKey: failed ? null : (row.recordKey ?? status.id),
    updatedAt: at,
  };
  // A try is under way and writes down the rest; consent withdrawn stays so.
  if (row.leaseOwner !== null || row.state === 'stopped') return common;
  const state = failed ? 'parked' : 'delivered';
  return {
    ...common,
    state,
    nextAttemptAt: null,
    ...(row.state === 'delivered' || failed ? {} : { deliveredAt: at }),
    summary: summaryOf(row, status.status),
  };
}

/**
 * Writes down what became of a message of ours. Only what goes further than what is known changes anything, so that it
 * may come twice and in any order. It also settles a try that had no answer: what Meta tells of was sent.
 */
export function takeStatus(strapi: Core.Strapi, status: ToldStatus, now = Date.now()): Promise<TakenStatus> {
  return strapi.db.connection.transaction(async (trx): Promise<TakenStatus> => {
    await takeWriteLock(strapi, trx);
    const found = await deliveryOf(strapi, trx, status.biz_opaque_callback_data);
    if (found === null || (await isOfErased(strapi, trx, found))) return 'unknown';
    // As it is now that nobody else changes it.
    const row = await deliveryOf(strapi, trx, status.biz_opaque_callback_data);
    if (row === null) return 'unknown';
    if (rankOf(status.status) <= rankNow(row)) return 'repeated';
    const failed = status.status === 'failed';
    if (failed && row.leaseOwner !== null) return 'busy';
    // Of two that went out, the other arrived or may still.
    if (failed && row.recordKey !== null && row.recordKey !== status.id) return 'repeated';
    const at = new Date(now);
    const table = tableOf(strapi, trx, DELIVERY);
    await table
      .rows()
      .where({ id: row.id })
      .update(table.columnsOf(changesOf(row, status, at)));
    const kind = SAID[status.status];
    if (kind !== null && row.lead !== null) {
      const note = [sayNews(status.biz_opaque_callback_data), reasonIn(status)].filter(Boolean).join('. ');
      await tableOf(strapi, trx, LEAD_EVENT).insertAll([
        { lead: row.lead, kind, at, by: 'system', note: note || null },
      ]);
    }
    return 'noted';
  });
}
