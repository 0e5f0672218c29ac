import type { Core } from '@strapi/strapi';
import { type Connection, DELIVERY, tableOf } from '../ledger/ledger-rows';
import { lockFreeRows } from '../ledger/row-locks';
import { inState } from './delivery-state';

/** A delivery that is being worked on. */
export type Claimed = {
  id: number;
  lead: number | null;
  kind: string;
  target: string;
  occasion: string;
  note: string | null;
  /** By what the receiver finds the record: of an enquiry as it replied, of an erasure as it must be told. */
  recordKey: string | null;
  messageId: string;
  /** Counting this one. */
  attempts: number;
};

// A try may take ten seconds over HTTP and thirty over SMTP: past this its process is dead or frozen.
const LEASE_MS = 60_000;

/** The fields a worker needs, by the names of their columns. */
function selection(table: ReturnType<typeof tableOf>) {
  const renamed = (field: string) => `${table.column(field)} as ${field}`;
  return [
    'id',
    renamed('lead'),
    'kind',
    'target',
    'occasion',
    'note',
    renamed('recordKey'),
    renamed('messageId'),
    'attempts',
  ];
}

/** To whom something is due. */
export async function dueTargets(strapi: Core.Strapi, now: number): Promise<string[]> {
  const table = tableOf(strapi, strapi.db.connection, DELIVERY);
  const rows: { target: string }[] = await table
    .rows()
    .where(inState('pending'))
    .where(table.column('nextAttemptAt'), '<=', new Date(now))
    .distinct('target');
  return rows.map(({ target }) => target);
}

/**
 * Takes deliveries that are due, each for one process at a time: on Postgres rows that another is just taking are
 * passed by, SQLite has one writer anyway. The try is counted now, so that one that kills its process ends too.
 */
export async function claimDue(
  strapi: Core.Strapi,
  { owner, target, now, limit }: { owner: string; target: string; now: number; limit: number },
): Promise<Claimed[]> {
  return strapi.db.connection.transaction(async (trx) => {
    const table = tableOf(strapi, trx, DELIVERY);
    const [nextAt, leaseUntil] = [table.column('nextAttemptAt'), table.column('leaseUntil')];
    const at = new Date(now);
    const due = table
      .rows()
      .where({ ...inState('pending'), target })
      .where(nextAt, '<=', at)
      .where((free) => free.whereNull(leaseUntil).orWhere(leaseUntil, '<=', at))
      .orderBy(nextAt)
      .limit(limit)
      .select(selection(table));
    const rows: Claimed[] = await lockFreeRows(strapi, due);
    for (const row of rows) row.attempts += 1;
    if (rows.length === 0) return rows;
    await table
      .rows()
      .whereIn(
        'id',
        rows.map(({ id }) => id),
      )
      .update({
        ...table.columnsOf({ leaseOwner: owner, leaseUntil: new Date(now + LEASE_MS) }),
        attempts: trx.raw('attempts + 1'),
      });
    return rows;
  });
}

/** Gives back what was taken and not begun. */
export async function giveBack(strapi: Core.Strapi, owner: string, claimed: Claimed[]): Promise<void> {
  const ids = claimed.map(({ id }) => id);
  if (ids.length === 0) return;
  const connection: Connection = strapi.db.connection;
  const table = tableOf(strapi, connection, DELIVERY);
  await table
    .rows()
    .whereIn('id', ids)
    .where(table.columnsOf({ leaseOwner: owner }))
    .update({
      ...table.columnsOf({ leaseOwner: null, leaseUntil: null }),
      attempts: connection.raw('attempts - 1'),
    });
}
