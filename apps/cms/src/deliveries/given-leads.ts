import type { Core } from '@strapi/strapi';
import { CONTACT, LEAD, SALES_PERSON, tableOf } from '../ledger/ledger-rows';
import { leadFacts } from './lead-facts';
import { linesOf } from './lead-lines';

/** So many are named; the desk has the others. */
const MOST_NAMED = 20;
const NOTE = /^given (\d+):((?: \d+)*)(?:\n([\s\S]+))?$/;

/** Why they were given, and what else was: the first line heads the mail. Neither names a visitor. */
type Occasion = [heading: string, ...paragraphs: string[]];

/** Which leads were given to somebody at one moment, as a delivery keeps it: row ids, nothing of a person. */
export const noteOfGiven = (leads: number[], at: Date, occasion?: Occasion): string =>
  [`given ${at.getTime()}:${leads.map((id) => ` ${id}`).join('')}`, ...(occasion ?? [])].join('\n');

/** Those that still are an account's by that gift: not given back, passed on, called spam or erased since. */
async function stillTheirs(strapi: Core.Strapi, note: string | null, account: number): Promise<number[]> {
  const [, moment, ids] = NOTE.exec(note ?? '') ?? [];
  if (!moment || !ids) return [];
  const connection = strapi.db.connection;
  const [leads, people] = [tableOf(strapi, connection, LEAD), tableOf(strapi, connection, SALES_PERSON)];
  const contacts = tableOf(strapi, connection, CONTACT);
  const erased = contacts.rows().whereNotNull(contacts.column('maskedAt')).select('id');
  const contact = leads.column('contact');
  const rows: { id: number; at: Date | number | string | null }[] = await leads
    .rows()
    .whereIn('id', ids.trim().split(' ').map(Number))
    .whereIn(leads.column('owner'), people.rows().where({ account, active: true }).select('id'))
    .where((row) => row.whereNull(contact).orWhereNotIn(contact, erased))
    .where({ suspected: false })
    .orderBy('id', 'desc')
    .select({ id: 'id', at: leads.column('assignedAt') });
  return rows.flatMap(({ id, at }) => (at && new Date(at).getTime() === Number(moment) ? [id] : []));
}

/** What the account is told of what it was given at once, as it stands now; null: nothing of it is theirs any more. */
export async function wordsOfGiven(
  strapi: Core.Strapi,
  note: string | null,
  account: number,
): Promise<{ subject: string; paragraphs: string[] } | null> {
  const leads = await stillTheirs(strapi, note, account);
  const [heading, ...others] = NOTE.exec(note ?? '')?.[3]?.split('\n') ?? [];
  if (leads.length === 0 && !heading) return null;
  const lines: string[] = [];
  for (const id of leads.slice(0, MOST_NAMED)) {
    const lead = await leadFacts(strapi, id);
    if (!lead) continue;
    const received = linesOf(lead, 'mail', ['createdAt'])[0]?.[1] ?? '';
    lines.push(`${lead.reference} · ${lead.project?.title ?? 'No project named'}. It came on ${received}.`);
  }
  const more = leads.length - lines.length;
  const paragraphs = [...others, ...lines, ...(more > 0 ? [`And ${more} more.`] : [])];
  if (leads.length === 0) return { subject: heading ?? '', paragraphs };
  const given = leads.length === 1 ? 'An enquiry is yours now' : `${leads.length} enquiries are yours now`;
  return { subject: heading ? `${heading}: ${given.replace('An', 'an')}` : given, paragraphs };
}
