import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Refusal } from '../step.ts';
import { ROWS_FOLDER, SCHEMA_PATH } from './manifest.ts';
import { type PostgresSchema, postgresSchema } from './postgres-schema.ts';
import { connectTo, copied } from './postgres-snapshot.ts';
import type { Entry } from './read-archive.ts';

/** A table whose rows are coming in, piece by piece. */
type OpenTable = {
  name: string;
  input: PassThrough;
  done: Promise<void>;
  /** Rejected where Postgres refuses a row, which ends the copy; never fulfilled. */
  refused: Promise<never>;
  rows: () => number;
};

function openTable(client: Client, { tables }: PostgresSchema, name: string): OpenTable {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Refusal(`The backup has rows of ${name}, and no such table.`);
  const copy = client.query(copyFrom(`copy ${copied(client, table)} from stdin`));
  const input = new PassThrough();
  const done = pipeline(input, copy);
  const refused = done.then(() => new Promise<never>(() => {}));
  // Heard of when the next piece is written, or the table is closed.
  for (const outcome of [done, refused]) outcome.catch(() => {});
  return { name, input, done, refused, rows: () => copy.rowCount };
}

async function run(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Takes the rows of a Postgres out of a backup, in one transaction. */
export async function beginPostgresRestore(url: string) {
  const client = await connectTo(url);
  await client.query('begin');
  const counts: Record<string, number> = {};
  let schema: PostgresSchema | undefined;
  let open: OpenTable | undefined;

  async function closeTable() {
    if (!open) return;
    open.input.end();
    await open.done;
    counts[open.name] = open.rows();
    open = undefined;
  }

  return {
    /** @returns whether the entry was part of the database */
    async take({ path, content }: Entry): Promise<boolean> {
      if (path === SCHEMA_PATH) {
        const chunks: Buffer[] = [];
        for await (const chunk of content) chunks.push(chunk);
        schema = postgresSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        await run(client, schema.before);
        return true;
      }
      if (!path.startsWith(`${ROWS_FOLDER}/`)) return false;
      if (!schema) throw new Refusal('The backup has rows before their tables.');
      const name = path.split('/').at(-2) ?? '';
      if (open?.name !== name) await closeTable();
      open ??= openTable(client, schema, name);
      const { input, refused } = open;
      for await (const chunk of content) {
        if (!input.write(chunk)) {
          // After a refusal nobody would read the rest.
          const drained = new Promise<void>((resolve) => input.once('drain', resolve));
          await Promise.race([drained, refused]);
        }
      }
      return true;
    },
    /** @throws Refusal when not every row has come in */
    async finish(tables: Record<string, number>): Promise<void> {
      await closeTable();
      for (const [name, rows] of Object.entries(tables)) {
        if ((counts[name] ?? 0) !== rows)
          throw new Refusal(`${name} has ${counts[name] ?? 0} rows, and the backup ${rows}.`);
      }
      await run(client, schema?.after ?? []);
      await client.query('commit');
    },
    /** Ends the connection, and with it what was not committed. */
    close: () => client.end(),
  };
}

/** Empties a schema that was empty before, after something that came later has failed. */
export async function dropTables(url: string): Promise<void> {
  const client = await connectTo(url);
  try {
    const { rows } = await client.query<{ drop: string }>(
      `select format('drop table if exists %I cascade', relname) as drop from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'
      union all select format('drop sequence if exists %I cascade', relname) from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'S'`,
    );
    await client.query('begin');
    await run(
      client,
      rows.map(({ drop }) => drop),
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
