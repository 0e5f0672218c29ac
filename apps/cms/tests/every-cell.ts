import Database from 'better-sqlite3';
import { query, type TestDatabase } from '../../../testing/database.ts';
import { tablesIn } from './every-row.ts';

/** Every cell of every table that holds what is looked for, as `table.column`. */
export async function cellsWith(database: TestDatabase, trace: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesIn(database)) {
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
