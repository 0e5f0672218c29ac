import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../india-time';
import { forgetKept } from '../kept/kept-values';
import { type Connection, ENTRY_VERSION, tableOf } from '../ledger/ledger-rows';
import { type VersionLine, type VersionRow, versionRow } from './version-rows';

/** How long what was deleted can be brought back. */
const TRASH_DAYS = 30;
/** What is kept of an entry's history: so many lines, and none that is older than this. */
const MOST_LINES = 100;
const LONGEST_DAYS = 2 * 365;

const table = (strapi: Core.Strapi, connection: Connection = strapi.db.connection) =>
  tableOf(strapi, connection, ENTRY_VERSION);

/** The newest line of each entry. */
const newest = (strapi: Core.Strapi, connection?: Connection) =>
  table(strapi, connection).rows().groupBy('type', 'entry').max('id');

const inTrash = (strapi: Core.Strapi, now: number, connection?: Connection) =>
  table(strapi, connection)
    .rows()
    .whereIn('id', newest(strapi, connection))
    .where({ action: 'deleted' })
    .where('at', '>', new Date(now - TRASH_DAYS * DAY_MS));

/** The types of which something lies in the trash. */
export async function trashedTypes(strapi: Core.Strapi, now: number): Promise<string[]> {
  const rows: { type: string }[] = await inTrash(strapi, now).distinct('type');
  return rows.map(({ type }) => type);
}

/**
 * What lies in the trash of these types, what was deleted last first.
 * @param before the id of a line: what was deleted sooner than that
 */
export async function trashed(
  strapi: Core.Strapi,
  now: number,
  { types, atMost, before }: { types: string[]; atMost: number; before: number | null },
): Promise<VersionRow[]> {
  const lines = inTrash(strapi, now).whereIn('type', types).orderBy('id', 'desc').limit(atMost);
  if (before !== null) lines.where('id', '<', before);
  const rows: { id: number; type: string; entry: string }[] = await lines.select('id', 'type', 'entry');
  const whole = await Promise.all(rows.map((row) => versionRow(strapi, strapi.db.connection, row)));
  return whole.filter((row) => row !== null);
}

/** One line of the trash, where it still lies there. */
export async function trashedRow(
  strapi: Core.Strapi,
  id: number,
  now: number,
  connection: Connection = strapi.db.connection,
): Promise<VersionRow | null> {
  const row: { id: number; type: string; entry: string } | undefined = await inTrash(strapi, now, connection)
    .where({ id })
    .first('id', 'type', 'entry');
  return row === undefined ? null : versionRow(strapi, connection, row);
}

/** Empties the trash of what has lain there long enough, with all its history. @returns how many entries went */
async function emptyTrash(strapi: Core.Strapi, now: number): Promise<number> {
  const rows: Pick<VersionLine, 'type' | 'entry'>[] = await table(strapi)
    .rows()
    .whereIn('id', newest(strapi))
    .where({ action: 'deleted' })
    .where('at', '<=', new Date(now - TRASH_DAYS * DAY_MS))
    .select('type', 'entry');
  for (const entry of rows) await table(strapi).rows().where(entry).delete();
  return rows.length;
}

/** Takes the oldest lines of histories that are longer than is kept. */
async function thin(strapi: Core.Strapi, now: number): Promise<void> {
  await table(strapi)
    .rows()
    .where('at', '<', new Date(now - LONGEST_DAYS * DAY_MS))
    .delete();
  const long: Pick<VersionLine, 'type' | 'entry'>[] = await table(strapi)
    .rows()
    .groupBy('type', 'entry')
    .havingRaw('count(*) > ?', [MOST_LINES])
    .select('type', 'entry');
  for (const entry of long) {
    const last: { id: number } | undefined = await table(strapi)
      .rows()
      .where(entry)
      .orderBy('id', 'desc')
      .offset(MOST_LINES)
      .first('id');
    if (last) await table(strapi).rows().where(entry).where('id', '<=', last.id).delete();
  }
}

/** Every night: what nobody can bring back any more goes, and the names by which entries took turns. @param now milliseconds since 1970 */
export async function clearVersions(strapi: Core.Strapi, now: number): Promise<void> {
  const entries = await emptyTrash(strapi, now);
  if (entries > 0) strapi.log.info(`${entries} entries that were deleted ${TRASH_DAYS} days ago are gone`);
  await thin(strapi, now);
  // Whoever holds a turn holds its row until they are done; whoever waits for it makes it anew.
  await forgetKept(strapi, 'entry ', () => true);
}
