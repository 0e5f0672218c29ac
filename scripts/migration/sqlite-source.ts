import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { nothingToBackUp } from '../backup/snapshot.ts';
import { tablesOf } from '../backup/sqlite-snapshot.ts';
import { Refusal } from '../step.ts';
import type { SqliteValue } from './postgres-value.ts';

const BUSY_TIMEOUT_MS = 1000;

/**
 * A SQLite file for this process alone: nothing else has it open, nor can open it until it is closed.
 * @throws Refusal while a CMS runs on it, or when there is none
 */
export function openAlone(file: string): Database.Database {
  if (!existsSync(file)) throw nothingToBackUp(file);
  const database = new Database(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    // In a write-ahead log, whoever has the file open holds a lock that this one does not come past.
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') {
      throw new Refusal(
        `${file} is in use: stop the CMS first, so that no enquiry is stored behind the move.`,
      );
    }
    throw error;
  }
  if (!tablesOf(database).includes('files')) {
    database.close();
    throw nothingToBackUp(file);
  }
  return database;
}

export type SourceTable = { name: string; columns: string[]; rows: () => IterableIterator<SqliteValue[]> };

/**
 * The tables of a file, each with its rows in the order they were entered. What an earlier release has left behind, and
 * holds nothing, is no part of them.
 * @param isKnown whether this release has the column of the table
 */
export function sourceTables(
  database: Database.Database,
  isKnown: (table: string, column: string) => boolean,
): SourceTable[] {
  const holdsValues = (table: string, column: string) =>
    database.prepare(`select 1 from "${table}" where "${column}" is not null limit 1`).get() !== undefined;
  return tablesOf(database).flatMap((name) => {
    const columns = database
      .prepare(`select * from "${name}"`)
      .columns()
      .map((column) => column.name)
      .filter((column) => isKnown(name, column) || holdsValues(name, column));
    if (columns.length === 0) return [];
    const quoted = columns.map((column) => `"${column}"`).join(', ');
    const read = database
      .prepare<[], SqliteValue[]>(`select ${quoted} from "${name}" order by rowid`)
      .safeIntegers()
      .raw();
    return [{ name, columns, rows: () => read.iterate() }];
  });
}

/** The last id a table has given out, of rows that are gone too; 0: it counts none. */
export function lastId(database: Database.Database, table: string): number {
  const kept = database
    .prepare<[string], number>('select seq from sqlite_sequence where name = ?')
    .pluck()
    .get(table);
  return kept ?? 0;
}
