import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../../scripts/backup/copy-files.ts';
import { query, type TestDatabase } from '../../../testing/database.ts';

const LISTED = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  postgres: `select table_name as name from information_schema.tables where table_schema = 'public'`,
};

/** The names of all tables, in their order. */
export const tablesIn = async (database: TestDatabase): Promise<string[]> =>
  (await query(database, LISTED[database.kind])).map(({ name }) => String(name)).sort();

/** Every row of every table as text, each table's in an order of their own. */
export async function everyRow(database: TestDatabase): Promise<Map<string, string[]>> {
  const tables = await tablesIn(database);
  const rowsOf = async (table: string) =>
    (await query(database, `select * from "${table}"`)).map((row) => JSON.stringify(row)).sort();
  return new Map(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)] as const)));
}

/** The SHA-256 of every file below a folder, by its path. */
export async function checksumsIn(folder: string): Promise<Record<string, string>> {
  const names = await filesBelow(folder);
  const sum = async (name: string) =>
    createHash('sha256')
      .update(await readFile(path.join(folder, name)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await sum(name)] as const)));
}
