import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Refusal } from '../step.ts';
import { ROWS_FOLDER, SCHEMA_PATH } from './manifest.ts';
import { describeSchema, schemaNameOf, useSchema } from './postgres-schema.ts';
import { NAMED_FILES, nothingToBackUp, type Snapshot, storedNamesOf } from './snapshot.ts';
import type { Archive } from './write-archive.ts';

// An entry of a tar begins with its length: what Postgres sends is gathered to pieces of this size.
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * A connection for a long piece of work, to the schema that the address means.
 * @throws Refusal when there is none to be had
 */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'sahyara-backup',
    statement_timeout: 0,
    // Files are copied between two statements.
    idle_in_transaction_session_timeout: 0,
    // Rows as text look the same whoever's settings they are read with.
    options: '-c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1',
  });
  await client.connect().catch((error) => {
    throw new Refusal(`The Postgres of DATABASE_URL cannot be used: ${error.message || error.code}.`);
  });
  await useSchema(client, schemaNameOf(url));
  return client;
}

/** A table and its columns as `copy` names them. */
export const copied = (client: Client, { name, columns }: { name: string; columns: string[] }) =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

async function addPieces(archive: Archive, folder: string, source: AsyncIterable<Buffer>): Promise<void> {
  let pieces = 0;
  let gathered: Buffer[] = [];
  let bytes = 0;
  const add = async () => {
    pieces += 1;
    await archive.add(`${folder}/${String(pieces).padStart(6, '0')}.copy`, bytes, gathered);
    gathered = [];
    bytes = 0;
  };
  for await (const chunk of source) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await add();
  }
  if (bytes > 0) await add();
}

/**
 * A Postgres at one moment: one transaction that sees nothing of what comes after, and holds up nobody. With its own
 * COPY rather than pg_dump, which refuses servers newer than itself and is on few machines (decision 38).
 * @throws Refusal when there is no database of a CMS, or something in it that is not the CMS's
 */
export async function takePostgresSnapshot(url: string): Promise<Snapshot> {
  const client = await connectTo(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    const schema = await describeSchema(client);
    if (!schema.tables.some(({ name }) => name === 'files')) throw nothingToBackUp('The Postgres database');
    // A CMS that brings its tables up to a newer release waits until they are read.
    const names = schema.tables.map(({ name }) => client.escapeIdentifier(name));
    await client.query(`lock table ${names.join(', ')} in access share mode`);
    return {
      namedFiles: async () => storedNamesOf((await client.query(NAMED_FILES)).rows),
      async dump(archive) {
        const text = Buffer.from(JSON.stringify(schema, null, 1));
        await archive.add(SCHEMA_PATH, text.length, [text]);
        const counts: Record<string, number> = {};
        for (const table of schema.tables) {
          const rows = client.query(copyTo(`copy ${copied(client, table)} to stdout`));
          await addPieces(archive, `${ROWS_FOLDER}/${table.name}`, rows);
          counts[table.name] = rows.rowCount;
        }
        return counts;
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
