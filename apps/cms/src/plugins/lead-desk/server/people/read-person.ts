import type { Core } from '@strapi/strapi';
import type { Moment } from '../../../../ledger/lead-rows';
import {
  CONTACT,
  CONTACT_MERGE,
  type Connection,
  LEAD,
  LEAD_EVENT,
  tableOf,
} from '../../../../ledger/ledger-rows';
import { type ContactRow, DETAIL_WORDS, type StoredDetails } from '../../../../ledger/person-details';
import { countRows } from '../../../../ledger/row-count';
import { contactColumns } from '../../../../ledger/whole-person';
import { consentsNow } from '../../../../privacy/consent-state';
import { excludeSynthetic } from '../desk-leads';
import { deskLead, type LeadRow, leadColumns, momentOf, readable, readingOf } from '../read-lead';
import type { Viewer } from '../viewer';
import { planMerge } from './merge-plan';
import { reachedBy, sharing } from './reached-by';
import { movedBy, undoneUntil } from './undo-merge';
import { seesWhole, visibleLeadsOf, visiblePerson } from './visible-person';

/** Of a longer story the latest lines; the rest stands with each enquiry. */
const STORY_LINES = 400;
const MOST_PROPOSED = 5;

type Line = { lead: number; at: Moment; kind: string; by: string | null; note: string | null };

/** The enquiries of a person somebody may see, the newest first. */
const leadsOf = (strapi: Core.Strapi, viewer: Viewer, contact: number): Promise<LeadRow[]> =>
  visibleLeadsOf(strapi, strapi.db.connection, viewer, contact)
    .orderBy('id', 'desc')
    .select(leadColumns(strapi));

async function storyOf(strapi: Core.Strapi, leads: LeadRow[]) {
  const events = tableOf(strapi, strapi.db.connection, LEAD_EVENT);
  const lead = events.column('lead');
  const lines: Line[] = await events
    .rows()
    .whereIn(
      lead,
      leads.map(({ id }) => id),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(STORY_LINES + 1)
    .select({ lead, at: 'at', kind: 'kind', by: 'by', note: 'note' });
  const named = new Map(leads.map(({ id, reference, documentId }) => [id, { reference, documentId }]));
  return {
    events: lines.slice(0, STORY_LINES).map(({ lead: id, at, ...line }) => ({
      ...line,
      at: momentOf(at),
      of: named.get(id) ?? null,
    })),
    older: lines.length > STORY_LINES,
  };
}

/** By what they can be reached: of enquiries this viewer sees, and what the desk noted. */
function reachOf(contact: ContactRow, leads: LeadRow[]) {
  const from = new Map<string, { kind: 'number' | 'email'; shown: string; said: string[] }>();
  const add = (kind: 'number' | 'email', value: string, shown: string, said: string) => {
    const one = from.get(value) ?? { kind, shown, said: [] };
    from.set(value, { ...one, said: [...one.said, said] });
  };
  for (const { internationalNumber: number, mobile, email, reference } of leads) {
    add('number', number ?? mobile, number === null ? mobile : readable(number), reference);
    if (email) add('email', email.toLowerCase(), email, reference);
  }
  const { secondMobile } = contact;
  if (secondMobile !== null) add('number', secondMobile, readable(secondMobile), 'Second number');
  return [...from].map(([value, { kind, shown, said }]) => ({ value, kind, shown, said }));
}

/**
 * How many enquiries of theirs belong to colleagues; null where that would tell anything. Whoever owns one of the
 * person's is told the number in its history anyway ("Enquiry 3 of this person").
 */
async function othersOf(strapi: Core.Strapi, viewer: Viewer, contact: number, seen: LeadRow[]) {
  if (viewer.person === null || !seen.some(({ owner }) => owner === viewer.person)) return null;
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const all = excludeSynthetic(leads.rows().where({ ...leads.columnsOf({ contact }), suspected: false }));
  return (await countRows(all)) - seen.filter(({ suspected }) => !suspected).length;
}

/** Who may be the same person, with what would be joined; of people this viewer sees all enquiries of alone. */
async function alikeOf(strapi: Core.Strapi, viewer: Viewer, contact: ContactRow) {
  const connection = strapi.db.connection;
  const contacts = tableOf(strapi, connection, CONTACT);
  const own = await reachedBy(strapi, connection, contact);
  const proposed = [];
  for (const id of await sharing(strapi, connection, contact)) {
    if (proposed.length === MOST_PROPOSED) break;
    if (!(await seesWhole(strapi, connection, viewer, id))) continue;
    const row: ContactRow = await contacts.rows().where({ id }).first(contactColumns(strapi));
    const leads = await leadsOf(strapi, viewer, id);
    const reading = await readingOf(strapi, viewer, leads);
    const theirs = await reachedBy(strapi, connection, row);
    const { moved, seen } = await planMerge(strapi, connection, contact, row);
    proposed.push({
      documentId: row.documentId,
      name: leads[0]?.name ?? row.name,
      by: [
        ...[...theirs.numbers].filter((number) => own.numbers.has(number)).map(readable),
        ...[...theirs.emails].filter((email) => own.emails.has(email)),
      ],
      reach: reachOf(row, leads).map(({ shown }) => shown),
      leads: leads.map((lead) => deskLead(lead, reading)),
      consents: moved.receipts.length,
      details: moved.filled.map((name) => DETAIL_WORDS[name]),
      seen,
    });
  }
  return proposed;
}

type Merge = {
  documentId: string;
  merged: number;
  at: Moment;
  by: string | null;
  moved: unknown;
};

/** The merges into a person that can still be undone. */
async function mergesInto(strapi: Core.Strapi, connection: Connection, contact: number, now: Date) {
  const merges = tableOf(strapi, connection, CONTACT_MERGE);
  const rows: Merge[] = await merges
    .rows()
    .where({ kept: contact })
    .whereNull(merges.column('undoneAt'))
    .orderBy('id', 'desc')
    .select({
      documentId: merges.column('documentId'),
      merged: 'merged',
      at: 'at',
      by: 'by',
      moved: 'moved',
    });
  return rows
    .filter(({ at }) => undoneUntil(at) >= now)
    .map(({ at, moved, documentId, by }) => ({
      documentId,
      by,
      at: momentOf(at),
      until: undoneUntil(at),
      enquiries: movedBy({ moved }).leads.length,
    }));
}

const detailsOf = (contact: ContactRow): StoredDetails => ({
  secondMobile: contact.secondMobile,
  budgetLakh: contact.budgetLakh,
  wishedHome: contact.wishedHome,
  wishedBy: contact.wishedBy,
  language: contact.language,
  timeZone: contact.timeZone,
});

/** One person with their enquiries as one story; null when this viewer may see no enquiry of theirs. */
export async function readPerson(strapi: Core.Strapi, viewer: Viewer, documentId: string) {
  const connection = strapi.db.connection;
  const contact = await visiblePerson(strapi, connection, viewer, documentId);
  if (!contact) return null;
  const rows = await leadsOf(strapi, viewer, contact.id);
  const [newest] = rows;
  if (!newest) return null;
  const reading = await readingOf(strapi, viewer, rows);
  const whole = await seesWhole(strapi, connection, viewer, contact.id);
  return {
    id: contact.id,
    documentId: contact.documentId,
    // As they are called in what this viewer sees.
    name: newest.name,
    leads: rows.map((row) => deskLead(row, reading)),
    others: await othersOf(strapi, viewer, contact.id, rows),
    reach: reachOf(contact, rows),
    ...(await storyOf(strapi, rows)),
    consents: (await consentsNow(strapi, connection, contact.id)).consents,
    details: detailsOf(contact),
    /** What a change of the details must name. */
    version: momentOf(contact.updatedAt),
    erasureRequestedAt: momentOf(contact.erasureRequestedAt),
    alike: whole ? await alikeOf(strapi, viewer, contact) : [],
    merges: whole ? await mergesInto(strapi, connection, contact.id, reading.now) : [],
  };
}
