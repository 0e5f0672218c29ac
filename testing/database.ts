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

/** Reads or changes the database from outside, as a second opinion on what the CMS answered. `?` marks a value. */
export async function query(database: TestDatabase, sql: string, ...values: Value[]): Promise<Row[]> {
  if (database.kind === 'sqlite') {
    const connection = new Database(database.filename);
    try {
      const statement = connection.prepare<Value[], Row>(sql);
      if (statement.reader) return statement.all(...values);
      statement.run(...values);
      return [];
    } finally {
      connection.close();
    }
  }
  let position = 0;
  const numbered = sql.replaceAll('?', () => {
    position += 1;
    return `$${position}`;
  });
  return (await poolOf(database.url).query<Row>(numbered, values)).rows;
}
