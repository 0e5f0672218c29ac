import type { Core } from '@strapi/strapi';
import { type Connection, LEAD, tableOf } from './ledger-rows';

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
