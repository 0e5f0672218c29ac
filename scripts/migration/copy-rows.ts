import { Client, types } from 'pg';
import { z } from 'zod';
import { schemaNameOf, useSchema } from '../backup/postgres-schema.ts';
import { Refusal } from '../step.ts';
import { isSame, type PostgresValue, type SqliteValue, toPostgres } from './postgres-value.ts';
import type { SourceTable } from './sqlite-source.ts';

// Postgres takes 65,535 values with a statement.
const MOST_VALUES = 30_000;
const MOST_ROWS = 500;
/** What is compared as what it is: booleans and moments. Everything else is compared as Postgres writes it. */
const PARSED: number[] = [types.builtins.BOOL, types.builtins.TIMESTAMP, types.builtins.TIMESTAMPTZ];

/** The type of each column of each table. */
export type ColumnTypes = Map<string, Map<string, string>>;

/** A connection that hands out text, but for booleans and moments. */
export async function connectForText(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'sahyara-migration',
    types: {
      getTypeParser: (id: number) => (PARSED.includes(id) ? types.getTypeParser(id) : (text: string) => text),
    },
  });
  await client.connect();
  await useSchema(client, schemaNameOf(url));
  return client;
}

export async function columnTypesOf(client: Client): Promise<ColumnTypes> {
  const { rows } = await client.query(
    `select table_name, column_name, data_type from information_schema.columns where table_schema = current_schema()`,
  );
  const found = z
    .array(z.object({ table_name: z.string(), column_name: z.string(), data_type: z.string() }))
    .parse(rows);
  const tables: ColumnTypes = new Map();
  for (const { table_name, column_name, data_type } of found)
    tables.set(table_name, (tables.get(table_name) ?? new Map()).set(column_name, data_type));
  return tables;
}

/** @throws Refusal naming a table or column that there is no place for */
export function checkPlaces(sources: readonly SourceTable[], target: ColumnTypes): void {
  for (const { name, columns } of sources) {
    const lacking = columns.find((column) => !target.get(name)?.has(column));
    if (lacking !== undefined) {
      throw new Refusal(
        `This release has no ${name}.${lacking}, and the SQLite file does: start the CMS once on SQLite, so that it brings the file up to this release, stop it, and try again.`,
      );
    }
  }
}

function convert(
  table: string,
  columns: { name: string; type: string }[],
  row: SqliteValue[],
): PostgresValue[] {
  return columns.map(({ name, type }, index) => {
    try {
      return toPostgres(row[index] ?? null, type);
    } catch (error) {
      const why =
        error instanceof SyntaxError ? 'is no JSON' : error instanceof Error ? error.message : error;
      throw new Refusal(
        `${table}.${name} of the row with id ${row[0]} ${why}: mend it in SQLite, and try again.`,
      );
    }
  });
}

/**
 * Copies a table, and compares each row with what Postgres says it has stored.
 * @returns how many rows
 * @throws Refusal naming the cell that would not be the same
 */
export async function copyTable(client: Client, source: SourceTable, target: ColumnTypes): Promise<number> {
  const columns = source.columns.map((name) => ({ name, type: target.get(source.name)?.get(name) ?? '' }));
  const names = columns.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  const atOnce = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / columns.length));
  let copied = 0;

  async function insert(rows: PostgresValue[][]) {
    let position = 0;
    const places = rows.map((row) => `(${row.map(() => `$${++position}`).join(', ')})`).join(', ');
    const { rows: stored } = await client.query<unknown[]>({
      text: `insert into ${client.escapeIdentifier(source.name)} (${names}) values ${places} returning ${names}`,
      values: rows.flat(),
      rowMode: 'array',
    });
    for (const [index, row] of rows.entries()) {
      const other = columns.find(({ type }, at) => !isSame(row[at] ?? null, stored[index]?.[at], type));
      if (other || stored.length !== rows.length)
        throw new Refusal(
          `${source.name}.${other?.name} of the row with id ${row[0]} would not be the same in Postgres.`,
        );
    }
    copied += rows.length;
  }

  let batch: PostgresValue[][] = [];
  for (const row of source.rows()) {
    batch.push(convert(source.name, columns, row));
    if (batch.length < atOnce) continue;
    await insert(batch);
    batch = [];
  }
  if (batch.length > 0) await insert(batch);
  return copied;
}
