import Database from 'better-sqlite3';
import pg from 'pg';

/** Where a CMS under test keeps its rows. Plain data, so that it can be handed to test workers. */
export type TestDatabase = { kind: 'sqlite'; filename: string } | { kind: 'postgres'; url: string };
type Value = string | number | null;
type Row = Record<string, unknown>;

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
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    let position = 0;
    const numbered = sql.replaceAll('?', () => {
      position += 1;
      return `$${position}`;
    });
    return (await client.query<Row>(numbered, values)).rows;
  } finally {
    await client.end();
  }
}
