import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Connection, KEPT_VALUE, tableOf } from '../ledger/ledger-rows';

/** What this system notes for itself. A unique column makes each name one row, whoever writes it first. */
type Name =
  | 'check synthetic-lead'
  | 'check nightly-count'
  | 'check backups'
  | 'panel-layout'
  | 'demo-content'
  | 'content-checks'
  | 'content-checks begin'
  | 'import'
  | 'leaving'
  | 'tags'
  | 'desk rings since'
  | `day-list ${string}`
  | `digest ${string}`
  | `follow-up ${string}`
  | `content-step ${string}`
  | `review-link ${string}`
  | `undo ${string}`
  | `was-live ${string}`
  | `whatsapp ${string}`
  | `entry ${string}`;

const tableOfKept = (strapi: Core.Strapi) => tableOf(strapi, strapi.db.connection, KEPT_VALUE);

/** Keeps a value that JSON can hold, in the place of what was kept under the name before. */
export async function keepValue(
  strapi: Core.Strapi,
  name: Name,
  value: unknown,
  connection: Connection = strapi.db.connection,
): Promise<void> {
  await tableOf(strapi, connection, KEPT_VALUE).put('name', { name, value: JSON.stringify(value) });
}

/** Notes, as part of the caller's transaction, that something was done. @returns false where that was noted before */
export async function noteOnce(strapi: Core.Strapi, connection: Connection, name: Name): Promise<boolean> {
  const value = JSON.stringify(new Date().toISOString());
  return (await tableOf(strapi, connection, KEPT_VALUE).insert({ name, value })) !== null;
}

/** Which of some names something is kept under. */
export async function notedAmong(strapi: Core.Strapi, names: Name[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows: { name: string }[] = await tableOfKept(strapi).rows().whereIn('name', names).select('name');
  return new Set(rows.map(({ name }) => name));
}

/** Forgets what was noted under names that begin so, a month after. By the clock it was noted by: no caller's. */
export const forgetNoted = (strapi: Core.Strapi, beginning: Name) =>
  forgetKept(strapi, beginning, (at) => noted.parse(at).getTime() < Date.now() - NOTED_FOR_MS);
const noted = z.coerce.date();
const NOTED_FOR_MS = 30 * 24 * 60 * 60_000;

/** Keeps a value unless something is kept under the name. @returns what is kept now, to be checked by whoever asks */
export async function keepFirst(strapi: Core.Strapi, name: Name, value: unknown): Promise<unknown> {
  await tableOfKept(strapi).insert({ name, value: JSON.stringify(value) });
  return keptValue(strapi, name);
}

/** Lets one transaction at a time do what goes by this name: others wait until it ends. */
export async function takeTurn(strapi: Core.Strapi, connection: Connection, name: Name): Promise<void> {
  await tableOf(strapi, connection, KEPT_VALUE).put('name', { name, value: 'null' });
}

/** What is kept under a name, to be checked by whoever asks; null when nothing is. */
export async function keptValue(
  strapi: Core.Strapi,
  name: Name,
  connection: Connection = strapi.db.connection,
): Promise<unknown> {
  const kept = tableOf(strapi, connection, KEPT_VALUE);
  const row: { value: string } | undefined = await kept.rows().where({ name }).first('value');
  return row === undefined ? null : JSON.parse(row.value);
}

/** Takes away what is kept under a name, as part of the caller's transaction. @returns false where another did before */
export async function takeKept(strapi: Core.Strapi, connection: Connection, name: Name): Promise<boolean> {
  const gone: number = await tableOf(strapi, connection, KEPT_VALUE).rows().where({ name }).delete();
  return gone > 0;
}

/** Whatever is kept under names that begin so, to be checked by whoever asks. */
export async function keptValues(strapi: Core.Strapi, beginning: Name): Promise<unknown[]> {
  const rows: { value: string }[] = await tableOfKept(strapi)
    .rows()
    .where('name', 'like', `${beginning}%`)
    .orderBy('id')
    .select('value');
  return rows.map(({ value }) => JSON.parse(value));
}

/** Forgets what is kept under names that begin so, where it says so itself. @param isPast of a value: whether it goes */
export async function forgetKept(
  strapi: Core.Strapi,
  beginning: Name,
  isPast: (value: unknown) => boolean,
): Promise<void> {
  const rows: { id: number; value: string }[] = await tableOfKept(strapi)
    .rows()
    .where('name', 'like', `${beginning}%`)
    .select('id', 'value');
  // Only as it was read: a moment later it may be another.
  for (const { id, value } of rows)
    if (isPast(JSON.parse(value))) await tableOfKept(strapi).rows().where({ id, value }).delete();
}

/** Where releases before this table kept the same: in Strapi's store, which finds and then creates. */
const BEFORE = [
  { name: 'panel-layout', store: { type: 'core', name: 'lead-ledger', key: 'panel-layout' } },
  { name: 'demo-content', store: { type: 'seed', name: 'demo-content', key: 'state' } },
] as const;

/** Takes over what an earlier release kept elsewhere; what checks found is found anew. */
export async function takeOverKeptValues(strapi: Core.Strapi): Promise<void> {
  for (const { name, store } of BEFORE) {
    const value: unknown = await strapi.store.get(store);
    if (value === null || value === undefined) continue;
    await tableOfKept(strapi).insert({ name, value: JSON.stringify(value) });
    await strapi.store.delete(store);
  }
}
