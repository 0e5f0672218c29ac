import type { Core } from '@strapi/strapi';
import { CONTACT, type Connection, tableOf } from './ledger-rows';
import { CONTACT_FIELDS, type ContactRow } from './person-details';
import { lockRows } from './row-locks';

// Nobody is merged so often; it ends a circle, should a hand at the database have made one.
const DEEPEST = 20;
const TRIES = 5;

/** What to select of contacts, for knex. */
export function contactColumns(strapi: Core.Strapi): Record<string, string> {
  const { column } = tableOf(strapi, strapi.db.connection, CONTACT);
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, column(name)]));
}

/** Whom a contact was merged into, and they again: who is shown and written to for all of them. */
export async function keptContact(strapi: Core.Strapi, connection: Connection, id: number): Promise<number> {
  const contacts = tableOf(strapi, connection, CONTACT);
  let kept = id;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const row: { into: number | null } | undefined = await contacts
      .rows()
      .where({ id: kept })
      .first({ into: contacts.column('mergedInto') });
    if (!row || row.into === null) return kept;
    kept = row.into;
  }
  throw new Error(`The contact ${id} is merged into itself`);
}

/** All contacts that are one person with this one: whom they are kept under first, then who was merged into that. */
async function contactsOfPerson(strapi: Core.Strapi, connection: Connection, id: number): Promise<number[]> {
  const contacts = tableOf(strapi, connection, CONTACT);
  const into = contacts.column('mergedInto');
  const found = [await keptContact(strapi, connection, id)];
  let last = found;
  for (let depth = 0; depth < DEEPEST && last.length > 0; depth += 1) {
    const rows: { id: number }[] = await contacts
      .rows()
      .whereIn(into, last)
      .whereNotIn('id', found)
      .orderBy('id')
      .select('id');
    last = rows.map((row) => row.id);
    found.push(...last);
  }
  return found;
}

/** Takes contacts for this transaction, always in one order: who takes the same ones waits, and nobody for each other. */
export async function lockContacts(
  strapi: Core.Strapi,
  trx: Connection,
  ids: number[],
): Promise<ContactRow[]> {
  const rows = tableOf(strapi, trx, CONTACT).rows().whereIn('id', ids).orderBy('id');
  return lockRows(strapi, rows.select(contactColumns(strapi)));
}

/**
 * Takes all that is one person with a contact for this transaction: nobody enquires as them, and nobody merges them
 * or takes them apart, until it ends.
 * @returns the one they are kept under first; null when they were erased
 */
export async function lockPerson(
  strapi: Core.Strapi,
  trx: Connection,
  id: number,
): Promise<[ContactRow, ...ContactRow[]] | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const ids = await contactsOfPerson(strapi, trx, id);
    const rows = await lockContacts(strapi, trx, ids);
    const now = await contactsOfPerson(strapi, trx, id);
    // Merged, or taken apart, while this waited: they are looked for anew.
    if (now.length !== ids.length || now.some((one) => !ids.includes(one))) continue;
    const kept = rows.find((row) => row.id === now[0]);
    if (!kept || kept.maskedAt !== null) return null;
    return [kept, ...rows.filter((row) => row !== kept)];
  }
  throw new Error('A person was merged and taken apart too often to be found');
}
