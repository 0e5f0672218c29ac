import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { CONTACT, LEAD, tableOf } from '../ledger/ledger-rows';
import { storedShortlist } from '../ledger/stored-shortlist';

const row = z.object({
  documentId: z.string(),
  reference: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  internationalNumber: z.string().nullable(),
  source: z.string(),
  message: z.string().nullable(),
  project: z.string().nullable(),
  page: z.string().nullable(),
  referrer: z.string().nullable(),
  utmSource: z.string().nullable(),
  utmMedium: z.string().nullable(),
  utmCampaign: z.string().nullable(),
  shortlist: z.unknown().transform(storedShortlist),
  // SQLite has neither a boolean nor a date.
  synthetic: z.union([z.boolean(), z.number()]).nullable().transform(Boolean),
  createdAt: z.union([z.date(), z.number(), z.string()]).transform((value) => new Date(value)),
  contact: z.number().nullable(),
});
const fields = Object.keys(row.shape);

export type LeadFacts = Omit<z.infer<typeof row>, 'contact' | 'project'> & {
  project: { url: string; title: string; category: 'residential' | 'commercial' | null } | null;
  /** The contact's documentId, which the privacy link is made for; its name in the ledger. */
  contact: { id: number; documentId: string; enquiries: number; erased: boolean } | null;
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
  const [counted]: { all: number | string }[] = await leads
    .rows()
    .where(leads.columnsOf({ contact: id }))
    .count({ all: '*' });
  const { documentId, maskedAt } = contact;
  return { id, documentId, enquiries: Number(counted?.all ?? 1), erased: maskedAt !== null };
}

/** All that a target may be told of a lead; null when it is gone. */
export async function leadFacts(strapi: Core.Strapi, id: number): Promise<LeadFacts | null> {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const stored: unknown = await leads
    .rows()
    .where({ id })
    .first(fields.map((field) => `${leads.column(field)} as ${field}`));
  if (!stored) return null;
  const { project, contact, ...facts } = row.parse(stored);
  return { ...facts, project: await projectOf(strapi, project), contact: await contactOf(strapi, contact) };
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
