import type { Core, UID } from '@strapi/strapi';
import { dateIn } from '../india-time';
import { type Connection, tableOf } from './ledger-rows';

type Kind = Record<string, string | null>;

/**
 * Counts one more of something on today in India: one row for each day and kind, whoever counts at once.
 * @param uid a type with a unique `key`, a `day`, `times` and the fields of the kind
 */
export async function countOfDay(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  kind: Kind,
  now: number,
): Promise<void> {
  const connection: Connection = strapi.db.connection;
  const table = tableOf(strapi, connection, uid);
  const day = dateIn(new Date(now));
  const { tableName } = strapi.db.metadata.get(uid);
  await table
    .insertion([{ key: [day, ...Object.values(kind)].join(' '), day, ...kind, times: 1 }])
    .onConflict('key')
    .merge({
      times: connection.raw('?? + 1', [`${tableName}.times`]),
      [table.column('updatedAt')]: new Date(now),
    });
}
