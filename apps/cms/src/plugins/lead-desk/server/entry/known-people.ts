import { enquiryFields } from '@sahyara/lead-contract/enquiry-body';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { CONTACT, CONTACT_POINT, tableOf } from '../../../../ledger/ledger-rows';
import { toE164 } from '../../../../ledger/phone-number';
import { pointOf } from '../people/reached-by';
import { visibleLeadsOf } from '../people/visible-person';
import { deskLead, type LeadRow, leadColumns, readingOf } from '../read-lead';
import type { Viewer } from '../viewer';

const SHOWN = 3;
const LONGEST = 300;

/** What was typed so far of a number and an address. */
export const typedSoFar = z.strictObject({ mobile: z.string().max(LONGEST), email: z.string().max(LONGEST) });

/** Whom a number or an address belongs to, of the people this viewer may see; nothing while it is no whole one. */
export async function knownPeople(
  strapi: Core.Strapi,
  viewer: Viewer,
  { mobile, email }: z.infer<typeof typedSoFar>,
) {
  const connection = strapi.db.connection;
  const number = enquiryFields.mobile.safeParse(mobile);
  const e164 = number.success ? toE164(number.data) : null;
  const address = enquiryFields.email.safeParse(email);
  const keys = [
    ...(e164 === null ? [] : [pointOf.number(e164)]),
    ...(address.success ? [pointOf.email(address.data)] : []),
  ];
  if (keys.length === 0) return { people: [] };
  const [points, contacts] = [
    tableOf(strapi, connection, CONTACT_POINT),
    tableOf(strapi, connection, CONTACT),
  ];
  const found: { id: number; documentId: string }[] = await contacts
    .rows()
    .whereIn('id', points.rows().whereIn('key', keys).select(points.column('contact')))
    .whereNull(contacts.column('maskedAt'))
    .orderBy('id')
    .select({ id: 'id', documentId: contacts.column('documentId') });
  const people = [];
  for (const { id, documentId } of found) {
    const rows: LeadRow[] = await visibleLeadsOf(strapi, connection, viewer, id)
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .select(leadColumns(strapi));
    const [newest] = rows;
    if (!newest) continue;
    const reading = await readingOf(strapi, viewer, rows);
    people.push({ documentId, name: newest.name, leads: rows.map((row) => deskLead(row, reading)) });
  }
  return { people };
}
