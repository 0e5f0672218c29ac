import type { Core } from '@strapi/strapi';
import { type FieldsWith, fieldsWith } from '../ledger/described-fields';
import { type LeadRow, leadColumns } from '../ledger/lead-rows';
import { CONTACT, LEAD, tableOf } from '../ledger/ledger-rows';
import { countRows } from '../ledger/row-count';
import { storedShortlist } from '../ledger/stored-shortlist';

const told = fieldsWith('told').map(([name]) => name);
type Row = LeadRow<FieldsWith<'told'>>;

/** All that a target may be told of a lead. */
export type LeadFacts = Omit<Row, 'id' | 'contact' | 'project' | 'shortlist' | 'synthetic' | 'createdAt'> & {
  project: { url: string; title: string; category: 'residential' | 'commercial' | null } | null;
  /** The contact's documentId, which the privacy link is made for; its name in the ledger. */
  contact: { id: number; documentId: string; enquiries: number; erased: boolean } | null;
  shortlist: string[];
  synthetic: boolean;
  createdAt: Date;
};

/** The project of an enquiry by its address; one that is not published any more keeps its address as its name. */
async function projectOf(strapi: Core.Strapi, url: string | null): Promise<LeadFacts['project']> {
  if (url === null) return null;
  const entry = await strapi.documents('api::projects.projects').findFirst({
    filters: { url },
    fields: ['title', 'category'],
    status: 'published',
  });
  return { url, title: entry?.title ?? url, category: entry?.category ?? null };
}

async function contactOf(strapi: Core.Strapi, id: number | null): Promise<LeadFacts['contact']> {
  if (id === null) return null;
  const contacts = tableOf(strapi, strapi.db.connection, CONTACT);
  const contact: { documentId: string; maskedAt: Date | number | null } | undefined = await contacts
    .rows()
    .where({ id })
    .first(`${contacts.column('documentId')} as documentId`, `${contacts.column('maskedAt')} as maskedAt`);
  if (!contact) return null;
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const enquiries = await countRows(leads.rows().where(leads.columnsOf({ contact: id })));
  const { documentId, maskedAt } = contact;
  return { id, documentId, enquiries, erased: maskedAt !== null };
}

/** All that a target may be told of a lead; null when it is gone. */
export async function leadFacts(strapi: Core.Strapi, id: number): Promise<LeadFacts | null> {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const stored: Row | undefined = await leads.rows().where({ id }).first(leadColumns(strapi, told));
  if (!stored) return null;
  const { id: _, project, contact, shortlist, synthetic, createdAt, ...facts } = stored;
  return {
    ...facts,
    project: await projectOf(strapi, project),
    contact: await contactOf(strapi, contact),
    shortlist: storedShortlist(shortlist),
    synthetic: Boolean(synthetic),
    createdAt: new Date(createdAt),
  };
}

/** A person's enquiries, the newest last; of an erased one too, as their references and ways stay. */
export async function enquiriesOf(
  strapi: Core.Strapi,
  contact: number | null,
): Promise<{ id: number; reference: string }[]> {
  if (contact === null) return [];
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  return leads.rows().where(leads.columnsOf({ contact })).orderBy('id').select('id', 'reference');
}
