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

/** The tables of a file, each with its rows in the order they were entered. */
export function sourceTables(database: Database.Database): SourceTable[] {
  return tablesOf(database).map((name) => {
    const read = database
      .prepare<[], SqliteValue[]>(`select * from "${name}" order by rowid`)
      .safeIntegers()
      .raw();
    return { name, columns: read.columns().map((column) => column.name), rows: () => read.iterate() };
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
