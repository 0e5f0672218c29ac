import type { Core } from '@strapi/strapi';
import { CONTACT, CONTACT_POINT, type Connection, LEAD, tableOf } from '../../../../ledger/ledger-rows';
import type { ContactRow } from '../../../../ledger/person-details';

/** The numbers and addresses of a person: of their enquiries, of what they are known by, and the second number. */
export type ReachedBy = { numbers: Set<string>; emails: Set<string> };

export const pointOf = {
  number: (number: string) => `mobile:${number}`,
  email: (email: string) => `email:${email.normalize('NFC').toLowerCase()}`,
};

/** By what one person can be reached and is known again. */
export async function reachedBy(
  strapi: Core.Strapi,
  connection: Connection,
  contact: ContactRow,
): Promise<ReachedBy> {
  const [leads, points] = [tableOf(strapi, connection, LEAD), tableOf(strapi, connection, CONTACT_POINT)];
  const sent: { number: string | null; email: string }[] = await leads
    .rows()
    .where(leads.columnsOf({ contact: contact.id }))
    .distinct({ number: leads.column('internationalNumber'), email: 'email' });
  const known: { key: string }[] = await points
    .rows()
    .where(points.columnsOf({ contact: contact.id }))
    .select('key');
  const after = (kind: string) =>
    known.flatMap(({ key }) => (key.startsWith(kind) ? [key.slice(kind.length)] : []));
  const numbers = [contact.secondMobile, ...sent.map(({ number }) => number), ...after('mobile:')];
  return {
    numbers: new Set(numbers.filter((number) => number !== null)),
    emails: new Set([...sent.map(({ email }) => email.toLowerCase()), ...after('email:')].filter(Boolean)),
  };
}

/** The contacts, erased and merged ones left out, that share a number or an address with a person. */
export async function sharing(
  strapi: Core.Strapi,
  connection: Connection,
  contact: ContactRow,
): Promise<number[]> {
  const { numbers, emails } = await reachedBy(strapi, connection, contact);
  const leads = tableOf(strapi, connection, LEAD);
  const points = tableOf(strapi, connection, CONTACT_POINT);
  const contacts = tableOf(strapi, connection, CONTACT);
  const keys = [...[...numbers].map(pointOf.number), ...[...emails].map(pointOf.email)];
  const second = contacts.column('secondMobile');
  const sent = leads.rows().whereIn(leads.column('internationalNumber'), [...numbers]);
  for (const email of emails) sent.orWhereRaw('lower(??) = ?', ['email', email]);
  const known: { id: number }[] = await contacts
    .rows()
    .whereNot('id', contact.id)
    .whereNull(contacts.column('maskedAt'))
    .whereNull(contacts.column('mergedInto'))
    .where((row) =>
      row
        .whereIn('id', points.rows().whereIn('key', keys).select(points.column('contact')))
        .orWhereIn('id', sent.select(leads.column('contact')))
        .orWhereIn(second, [...numbers]),
    )
    .orderBy('id')
    .select('id');
  return known.map(({ id }) => id);
}
