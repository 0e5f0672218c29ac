import type { Core } from '@strapi/strapi';
import { CONTACT, CONTACT_POINT, type Connection, tableOf } from './ledger-rows';
import { holdRows } from './row-locks';

const TRIES = 3;

type Person = { name: string; email: string; e164: string | null };
type Found = { id: number; isNew: boolean };

/** By what a person is known again, the surest first. */
function pointsOf({ email, e164 }: Person) {
  const address = email.normalize('NFC').toLowerCase();
  // Who is entered at the desk may have told no address.
  return [...(e164 === null ? [] : [`mobile:${e164}`]), ...(address === '' ? [] : [`email:${address}`])];
}

/** Keeps a person from being erased or merged until the transaction ends. @returns false when they were already */
async function holdContact(strapi: Core.Strapi, trx: Connection, id: number): Promise<boolean> {
  const contacts = tableOf(strapi, trx, CONTACT);
  const there = contacts
    .rows()
    .where({ id })
    .whereNull(contacts.column('maskedAt'))
    .whereNull(contacts.column('mergedInto'))
    .first('id');
  return (await holdRows(strapi, there)) !== undefined;
}

/**
 * Finds the person of an enquiry by number, then by e-mail, or enters them; whatever was new is remembered.
 * Part of the caller's transaction. The unique column of contact points lets two first enquiries of one person, at
 * the same moment and on two machines, end with one contact.
 */
export async function findContact(strapi: Core.Strapi, trx: Connection, person: Person): Promise<Found> {
  const points = tableOf(strapi, trx, CONTACT_POINT);
  const contacts = tableOf(strapi, trx, CONTACT);
  const keys = pointsOf(person);

  // Always the number before the address: transactions that wait for each other in one order never deadlock.
  const remember = (contact: number, unknown: string[]) =>
    points.insertNew(
      unknown.map((key) => ({ key, contact })),
      'key',
    );

  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const known: { key: string; contact: number | null }[] = await points
      .rows()
      .whereIn('key', keys)
      .select('key', `${points.column('contact')} as contact`);
    const contactOf = (key: string) => known.find((point) => point.key === key)?.contact ?? null;
    const existing = keys.map(contactOf).find((contact) => contact !== null);
    if (existing !== undefined && existing !== null) {
      // Erased this moment: their number and address are nobody's now. Merged: they are somebody else's.
      if (!(await holdContact(strapi, trx, existing))) continue;
      await remember(
        existing,
        keys.filter((key) => !known.some((point) => point.key === key)),
      );
      return { id: existing, isNew: false };
    }

    const { name, email, e164 } = person;
    const id = await contacts.insert({ name, email: email || null, mobile: e164 });
    if (id === null) throw new Error('A contact without a unique field met another');
    if (keys.length === 0) return { id, isNew: true };
    const remembered = await remember(id, keys);
    // The surest is theirs now; an address may be somebody else's too.
    if (remembered.includes(keys[0] ?? null)) return { id, isNew: true };
    // Another enquiry of the same person came first: theirs is found in the next round.
    await points
      .rows()
      .where(points.columnsOf({ contact: id }))
      .delete();
    await contacts.rows().where({ id }).delete();
  }
  throw new Error('A contact could neither be found nor entered');
}
