import type Database from 'better-sqlite3';
import type { Client } from 'pg';
import { foreignKeysOf } from '../backup/postgres-schema.ts';
import { dropTables } from '../backup/restore-postgres.ts';
import { countRows } from '../backup/sqlite-snapshot.ts';
import { Refusal } from '../step.ts';
import { type ColumnTypes, checkPlaces, columnTypesOf, connectForText, copyTable } from './copy-rows.ts';
import { lastId, type SourceTable, sourceTables } from './sqlite-source.ts';

/** Ids go on where SQLite's went on, so that none is given twice. */
async function setSequences(client: Client, source: Database.Database, tables: readonly SourceTable[]) {
  for (const { name, columns } of tables) {
    if (!columns.includes('id')) continue;
    await client.query(
      `select setval(s.sequence, greatest(last.id, 1), last.id > 0)
      from (select pg_get_serial_sequence($1, 'id') as sequence) s,
        (select greatest(max(id), $2) as id from ${client.escapeIdentifier(name)}) last
      where s.sequence is not null`,
      [client.escapeIdentifier(name), lastId(source, name)],
    );
  }
}

/** Empties the tables the CMS has just made: with them it entered roles and settings of its own. */
async function emptyTables(client: Client, target: ColumnTypes): Promise<void> {
  const names = [...target.keys()].map((name) => client.escapeIdentifier(name));
  await client.query(`truncate ${names.join(', ')} restart identity cascade`);
}

async function copyAll(
  client: Client,
  source: Database.Database,
  show: (detail: string) => void,
): Promise<Record<string, number>> {
  const target = await columnTypesOf(client);
  const tables = sourceTables(source, (table, column) => target.get(table)?.has(column) ?? false);
  checkPlaces(tables, target);
  const { drop, make } = await foreignKeysOf(client);
  await emptyTables(client, target);
  // Tables refer to each other in circles; made again, the keys are checked over all rows.
  for (const statement of drop) await client.query(statement);
  const copied: Record<string, number> = {};
  for (const table of tables) {
    show(table.name);
    copied[table.name] = await copyTable(client, table, target);
  }
  for (const statement of make) await client.query(statement);
  await setSequences(client, source, tables);
  return copied;
}

/** @throws Refusal naming a table of another number of rows */
function compareCounts(source: Database.Database, copied: Record<string, number>): void {
  for (const [name, rows] of Object.entries(countRows(source))) {
    const arrived = copied[name] ?? 0;
    if (arrived !== rows) throw new Refusal(`${name} has ${rows} rows, and ${arrived} were copied.`);
  }
}

/**
 * Copies every row of a SQLite file into a Postgres whose tables the CMS has just made, in one transaction. When
 * anything fails, that Postgres is empty again.
 * @param source opened for this process alone
 * @returns the rows of each table
 * @throws Refusal naming what is not the same on both sides
 */
export async function moveToPostgres(
  source: Database.Database,
  url: string,
  show: (detail: string) => void,
): Promise<Record<string, number>> {
  const client = await connectForText(url);
  try {
    await client.query('begin');
    const copied = await copyAll(client, source, show);
    compareCounts(source, copied);
    await client.query('commit');
    return copied;
  } catch (error) {
    await client.query('rollback');
    await dropTables(url);
    throw error;
  } finally {
    await client.end();
  }
}
