import type { Core } from '@strapi/strapi';
import { type Connection, KEPT_VALUE, tableOf } from '../../ledger/ledger-rows';

const PREFIX = 'registration ';
const nameOf = (number: string) => `${PREFIX}${number}`;

/** Gives back what a project has claimed, but for the numbers it keeps. */
export async function releaseNumbers(
  strapi: Core.Strapi,
  trx: Connection,
  documentId: string,
  kept: readonly string[] = [],
): Promise<void> {
  const table = tableOf(strapi, trx, KEPT_VALUE);
  await table
    .rows()
    .where('name', 'like', `${PREFIX}%`)
    .where(table.columnsOf({ value: JSON.stringify(documentId) }))
    .whereNotIn('name', kept.map(nameOf))
    .delete();
}

/**
 * Claims registration numbers for a project that is being published, as part of its transaction: a unique column lets
 * one have each. Whoever claims the same at the same time waits here until the first is published or refused.
 * @returns which other project has each number that could not be had
 */
export async function claimNumbers(
  strapi: Core.Strapi,
  trx: Connection,
  documentId: string,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(numbers)].sort();
  await releaseNumbers(strapi, trx, documentId, wanted);
  const table = tableOf(strapi, trx, KEPT_VALUE);
  const value = JSON.stringify(documentId);
  // One after the other, in one order for all: two that want the same two do not wait for each other.
  for (const number of wanted) await table.insert({ name: nameOf(number), value });
  const rows: { name: string; value: string }[] = await table
    .rows()
    .whereIn('name', wanted.map(nameOf))
    .select('name', 'value');
  return new Map(
    rows
      .filter((row) => row.value !== value)
      .map((row) => [row.name.slice(PREFIX.length), String(JSON.parse(row.value))]),
  );
}

/** Takes a number over from a project that has it no more, without having said so. */
export async function takeOverNumber(
  strapi: Core.Strapi,
  trx: Connection,
  documentId: string,
  number: string,
): Promise<void> {
  await tableOf(strapi, trx, KEPT_VALUE).put('name', {
    name: nameOf(number),
    value: JSON.stringify(documentId),
  });
}
