import type { Core } from '@strapi/strapi';
import { WROTE } from '../deliveries/whatsapp/take-message';
import { currentNotice } from '../ledger/consent-notice';
import { CONTACT, LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { DETAIL_WORDS, PERSON_DETAILS, type StoredDetails } from '../ledger/person-details';
import { contactColumns, keptContact } from '../ledger/whole-person';
import { visits } from '../visits/visit-rows';
import { consentsNow, ENQUIRY } from './consent-state';
import { hiddenEmail, hiddenName, hiddenNumber } from './hidden-details';

const MOST_OF_A_KIND = 50;
const MESSAGES = 'your messages on WhatsApp';
const ENQUIRY_LABEL = 'Answering your enquiries by call, SMS, WhatsApp or e-mail.';

type Row = {
  id: number;
  name: string;
  mobile: string | null;
  email: string | null;
  erasure: Date | number | null;
} & StoredDetails;
type Sent = {
  at: Date | number | string;
  project: string | null;
  source: string;
  message: string | null;
  cv: string | null;
};

/** What the page behind the link shows. Details are hidden: the link may have been forwarded. */
export type PrivacyRecord = {
  name: string;
  number: string | null;
  email: string | null;
  enquiries: { at: string; project: string | null; withMessage: boolean; withCv: boolean }[];
  /** The latest first. `on`: when it begins. `withAddress`: we know where to fetch them from. */
  visits: { on: string; project: string; cancelled: boolean; withAddress: boolean }[];
  /** What was noted beside, by its kind alone. */
  noted: string[];
  consents: { key: string; label: string; granted: boolean; since: string }[];
  erasureRequestedAt: string | null;
};

/** The row of a person who was not erased. A link from before they were merged leads to whom they are kept under. */
export async function contactByDocument(strapi: Core.Strapi, documentId: string): Promise<Row | null> {
  const contacts = tableOf(strapi, strapi.db.connection, CONTACT);
  const named: { id: number } | undefined = await contacts
    .rows()
    .where(contacts.columnsOf({ documentId }))
    .first('id');
  if (!named) return null;
  const row: Row | undefined = await contacts
    .rows()
    .where({ id: await keptContact(strapi, strapi.db.connection, named.id) })
    .whereNull(contacts.column('maskedAt'))
    .first({
      ...contactColumns(strapi),
      erasure: contacts.column('erasureRequestedAt'),
    });
  return row ?? null;
}

async function visitsOf(strapi: Core.Strapi, contact: number): Promise<PrivacyRecord['visits']> {
  const connection = strapi.db.connection;
  const leads = tableOf(strapi, connection, LEAD);
  const table = visits(strapi, connection);
  const theirs = leads.rows().where(leads.columnsOf({ contact })).select('id');
  const rows = await table
    .rows()
    .whereIn(table.column('lead'), theirs)
    .orderBy(table.column('startsAt'), 'desc')
    .limit(MOST_OF_A_KIND)
    .select(table.columns);
  return table.read(rows).map(({ startsAt, project, state, fetchFrom }) => ({
    on: new Date(startsAt).toISOString(),
    project,
    cancelled: state === 'cancelled',
    withAddress: fetchFrom !== null,
  }));
}

/** Whether anything they wrote to our number stands in a history. */
async function hasWritten(strapi: Core.Strapi, contact: number): Promise<boolean> {
  const connection = strapi.db.connection;
  const [leads, events] = [tableOf(strapi, connection, LEAD), tableOf(strapi, connection, LEAD_EVENT)];
  const theirs = leads.rows().where(leads.columnsOf({ contact })).select('id');
  const written = events.rows().where({ kind: WROTE }).whereIn(events.column('lead'), theirs);
  return (await written.first('id')) !== undefined;
}

/** All that is held of a person, as far as a link may tell it. */
export async function privacyRecord(strapi: Core.Strapi, contact: Row): Promise<PrivacyRecord> {
  const connection = strapi.db.connection;
  const leads = tableOf(strapi, connection, LEAD);
  const sent: Sent[] = await leads
    .rows()
    .where(leads.columnsOf({ contact: contact.id }))
    .orderBy('id', 'desc')
    .limit(MOST_OF_A_KIND)
    .select(
      `${leads.column('createdAt')} as at`,
      'project',
      'source',
      'message',
      `${leads.column('cvFile')} as cv`,
    );
  const { consents } = await consentsNow(strapi, connection, contact.id);
  const labels = new Map(currentNotice().choices.map(({ key, label }) => [key, label]));
  labels.set(ENQUIRY, ENQUIRY_LABEL);
  return {
    name: hiddenName(contact.name),
    number: contact.mobile && hiddenNumber(contact.mobile),
    email: contact.email && hiddenEmail(contact.email),
    enquiries: sent.map(({ at, project, message, cv }) => ({
      at: new Date(at).toISOString(),
      project,
      withMessage: Boolean(message),
      withCv: cv !== null,
    })),
    visits: await visitsOf(strapi, contact.id),
    noted: [
      ...PERSON_DETAILS.filter((name) => contact[name] !== null).map((name) => DETAIL_WORDS[name]),
      ...((await hasWritten(strapi, contact.id)) ? [MESSAGES] : []),
    ],
    consents: consents.map(({ key, granted, since }) => ({
      key,
      granted,
      label: labels.get(key) ?? key,
      since: since.toISOString(),
    })),
    erasureRequestedAt: contact.erasure === null ? null : new Date(contact.erasure).toISOString(),
  };
}
