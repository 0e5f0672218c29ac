import { copyFile } from 'node:fs/promises';
import { createDatabase } from './postgres-database.ts';

/**
 * Databases that a CMS has set up and nobody has used. A CMS that begins with a copy has no tables to make, which is
 * half the work of a start. Plain data, so that it can be handed to test workers.
 */
export type BlankDatabases = {
  /** The file, of a CMS that has closed it. */
  sqliteFile: string;
  /** The Postgres all test files share. */
  serverUrl: string;
  /** The database, which nobody is connected to. */
  postgresUrl: string;
};

let blank: BlankDatabases | undefined;

/** From now on every CMS this process starts begins with a copy; without this (in the bench) with nothing. */
export function beginWithCopiesOf(databases: BlankDatabases): void {
  blank = databases;
}

/** A database of its own on the Postgres all test files share. @returns its address */
export function aPostgresDatabase(): Promise<string> {
  if (!blank) throw new Error('No Postgres is shared here: call beginWithCopiesOf first, or startPostgres.');
  return createDatabase(blank.serverUrl, blank.postgresUrl);
}

/** Puts a copy where a CMS will look for its SQLite file. */
export async function layBlankSqlite(filename: string): Promise<void> {
  if (blank) await copyFile(blank.sqliteFile, filename);
}
