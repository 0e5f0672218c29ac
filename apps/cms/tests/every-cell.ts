import Database from 'better-sqlite3';
import { query, type TestDatabase } from '../../../testing/database.ts';

const LISTED = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  postgres: `select table_name as name from information_schema.tables where table_schema = 'public'`,
};

/** Every cell of every table that holds what is looked for, as `table.column`. */
export async function cellsWith(database: TestDatabase, trace: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await query(database, LISTED[database.kind])) {
    for (const row of await query(database, `select * from "${name}"`)) {
      for (const [column, value] of Object.entries(row)) {
        if (trace.test(typeof value === 'string' ? value : JSON.stringify(value))) {
          found.push(`${name}.${column}`);
        }
      }
    }
  }
  return found;
}

/** Empties the write-ahead log into the file, so that the file is all there is. */
export function checkpoint(filename: string): void {
  const connection = new Database(filename);
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.close();
}
