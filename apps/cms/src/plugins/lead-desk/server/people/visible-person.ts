import type { Core } from '@strapi/strapi';
import { CONTACT, type Connection, LEAD, tableOf } from '../../../../ledger/ledger-rows';
import type { ContactRow } from '../../../../ledger/person-details';
import { countRows } from '../../../../ledger/row-count';
import { contactColumns, keptContact } from '../../../../ledger/whole-person';
import { excludeSynthetic, visibleLeads } from '../desk-leads';
import type { Viewer } from '../viewer';

/** The enquiries of a person that somebody may see, as a query. */
export function visibleLeadsOf(strapi: Core.Strapi, connection: Connection, viewer: Viewer, contact: number) {
  const leads = tableOf(strapi, connection, LEAD);
  return visibleLeads(strapi, connection, viewer).where(leads.columnsOf({ contact }));
}

/**
 * A person by a contact of theirs: the one they are kept under, for one that was merged into it. Null when they were
 * erased, or when this viewer may see no enquiry of theirs.
 */
export async function visiblePerson(
  strapi: Core.Strapi,
  connection: Connection,
  viewer: Viewer,
  documentId: string,
): Promise<ContactRow | null> {
  const contacts = tableOf(strapi, connection, CONTACT);
  const named: { id: number } | undefined = await contacts
    .rows()
    .where(contacts.columnsOf({ documentId }))
    .first('id');
  if (!named) return null;
  const row: ContactRow | undefined = await contacts
    .rows()
    .where({ id: await keptContact(strapi, connection, named.id) })
    .whereNull(contacts.column('maskedAt'))
    .first(contactColumns(strapi));
  return row && (await visibleLeadsOf(strapi, connection, viewer, row.id).first('id')) ? row : null;
}

/** Whether somebody sees every enquiry of a person, and there is one: who sees a part merges nobody. */
export async function seesWhole(
  strapi: Core.Strapi,
  connection: Connection,
  viewer: Viewer,
  contact: number,
): Promise<boolean> {
  const leads = tableOf(strapi, connection, LEAD);
  const all = await countRows(excludeSynthetic(leads.rows().where(leads.columnsOf({ contact }))));
  return all > 0 && all === (await countRows(visibleLeadsOf(strapi, connection, viewer, contact)));
}
