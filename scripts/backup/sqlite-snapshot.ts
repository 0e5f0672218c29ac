import { createReadStream, existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { SQLITE_PATH } from './manifest.ts';
import { NAMED_FILES, nothingToBackUp, type Snapshot, storedNamesOf } from './snapshot.ts';

const BUSY_TIMEOUT_MS = 10_000;
const COPY = '.backup-';
// No backup takes as long.
export const LEFT_BEHIND_MS = 24 * 60 * 60_000;
const TABLES = `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`;

/** The names of a file's tables. */
export const tablesOf = (database: Database.Database): string[] =>
  database.prepare<[], string>(TABLES).pluck().all();

/** How many rows each table has. */
export function countRows(database: Database.Database): Record<string, number> {
  const count = (table: string) =>
    database.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;
  return Object.fromEntries(tablesOf(database).map((table) => [table, count(table)]));
}

/** Copies that backups have left which were killed. */
async function clearLeftBehind(file: string): Promise<void> {
  const folder = path.dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(path.basename(file) + COPY)) continue;
    const copy = path.join(folder, name);
    if (Date.now() - (await stat(copy)).mtimeMs > LEFT_BEHIND_MS) await rm(copy);
  }
}

/**
 * A copy of a SQLite file, made in one read transaction beside it: whoever writes is held up by nothing, and holds up
 * nothing. What was erased is in no free page of it. The copy goes with `close`.
 * @throws Refusal when there is no database of a CMS
 */
export async function takeSqliteSnapshot(file: string): Promise<Snapshot> {
  if (!existsSync(file)) throw nothingToBackUp(file);
  await clearLeftBehind(file);
  const copy = file + COPY + process.pid;
  await rm(copy, { force: true });
  const live = new Database(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    if (!tablesOf(live).includes('files')) throw nothingToBackUp(file);
    live.prepare('vacuum into ?').run(copy);
  } finally {
    live.close();
  }
  const database = new Database(copy, { readonly: true });
  return {
    namedFiles: async () => storedNamesOf(database.prepare(NAMED_FILES).all()),
    async dump(archive) {
      const { size } = await stat(copy);
      await archive.add(SQLITE_PATH, size, createReadStream(copy));
      return countRows(database);
    },
    async close() {
      database.close();
      await rm(copy, { force: true });
    },
  };
}
