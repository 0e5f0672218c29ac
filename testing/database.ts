import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';

/** Where a CMS under test keeps its rows. Plain data, so that it can be handed to test workers. */
export type TestDatabase = { kind: 'sqlite'; filename: string } | { kind: 'postgres'; url: string };
type Value = string | number | null;
type Row = Record<string, unknown>;

/** One per address: signing in costs Postgres more than most questions of the tests. */
const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const pool = pools.get(url) ?? new pg.Pool({ connectionString: url, max: 2, allowExitOnIdle: true });
  if (!pools.has(url)) {
    // A connection that Postgres closed while nobody used it is no failure: the pool makes another.
    pool.on('error', () => undefined);
    pools.set(url, pool);
  }
  return pool;
}

type OpenFile = { connection: Database.Database; inode: number; closing: NodeJS.Timeout };

/** One per file, for as long as it is asked: opening one reads the tables of the whole CMS, 15 ms of a processor. */
const files = new Map<string, OpenFile>();
const KEPT_OPEN_MS = 500;

function closeFile(filename: string): void {
  const open = files.get(filename);
  if (!open) return;
  clearTimeout(open.closing);
  files.delete(filename);
  open.connection.close();
}

/**
 * Lets go of a database before whoever keeps it stops, and before its folder goes: the last to close a file of SQLite
 * tidies up beside it, and a disk with a file that is open cannot be taken away.
 */
export function letGo(database: TestDatabase): void {
  if (database.kind === 'sqlite') closeFile(database.filename);
}

function fileOf(filename: string): Database.Database {
  const { ino: inode } = statSync(filename);
  // A copy may have been put in its place.
  if (files.get(filename)?.inode !== inode) closeFile(filename);
  const open = files.get(filename) ?? {
    connection: new Database(filename),
    inode,
    closing: setTimeout(closeFile, KEPT_OPEN_MS, filename).unref(),
  };
  open.closing.refresh();
  files.set(filename, open);
  return open.connection;
}

/** Reads or changes the database from outside, as a second opinion on what the CMS answered. `?` marks a value. */
export async function query(database: TestDatabase, sql: string, ...values: Value[]): Promise<Row[]> {
  if (database.kind === 'sqlite') {
    const statement = fileOf(database.filename).prepare<Value[], Row>(sql);
    if (statement.reader) return statement.all(...values);
    statement.run(...values);
    return [];
  }
  let position = 0;
  const numbered = sql.replaceAll('?', () => {
    position += 1;
    return `$${position}`;
  });
  return (await poolOf(database.url).query<Row>(numbered, values)).rows;
}
