import type { Core } from '@strapi/strapi';
import { type Connection, LEAD, tableOf } from './ledger-rows';

// SQLite has one writer anyway.
const canLock = (strapi: Core.Strapi) => strapi.db.dialect.client === 'postgres';

/** Makes a query keep its rows to this transaction: whoever else would change or lock one waits until it ends. */
export const lockRows = <Query extends { forUpdate(): Query }>(strapi: Core.Strapi, rows: Query): Query =>
  canLock(strapi) ? rows.forUpdate() : rows;

/** The same, and rows that another transaction keeps are passed by. */
export const lockFreeRows = <Query extends { forUpdate(): Query; skipLocked(): Query }>(
  strapi: Core.Strapi,
  rows: Query,
): Query => (canLock(strapi) ? rows.forUpdate().skipLocked() : rows);

/** Makes a query hold its rows: others may do so too, but nobody changes what they are known by until it ends. */
export const holdRows = <Query extends { forKeyShare(): Query }>(strapi: Core.Strapi, rows: Query): Query =>
  canLock(strapi) ? rows.forKeyShare() : rows;

/** Makes a query keep its rows as they are until this transaction ends; others may do the same. */
export const shareRows = <Query extends { forShare(): Query }>(strapi: Core.Strapi, rows: Query): Query =>
  canLock(strapi) ? rows.forShare() : rows;

/**
 * To be the first of a transaction that reads and then writes. On SQLite it takes the lock of those who write, waiting
 * for it: where another process (`npm run retention`, somebody with a tool) writes between a transaction's first read
 * and its first write, SQLite ends that one at once, however patient it is otherwise. Postgres needs nothing.
 */
export async function takeWriteLock(strapi: Core.Strapi, trx: Connection): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return;
  // It changes nothing, and is a write all the same.
  await tableOf(strapi, trx, LEAD).rows().whereRaw('1 = 0').delete();
}
