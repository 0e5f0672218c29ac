import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { LeadConfig } from '../../config/leads';
import { TAGGED } from '../ledger/lead-tags';
import {
  CONSENT_RECEIPT,
  CONTACT,
  DELIVERY,
  DELIVERY_ATTEMPT,
  LEAD,
  LEAD_EVENT,
  tableOf,
} from '../ledger/ledger-rows';
import { countRows } from '../ledger/row-count';
import { FilesAway } from '../media/file-store';
import { clearOutbox } from './clear-outbox';
import { endErasures } from './end-erasures';
import { finishErasures, maskPerson } from './mask-person';

// DPDP Rules 2025, rule 8(3): logs of processing stay at least a year.
const LOGS_KEPT_MONTHS = 12;
const AT_ONCE = 500;

/** Somebody whose details go, named by the id in the panel's address and by nothing else. */
type Due = { contact: number; documentId: string; enquiries: number; lastContact: string };
/**
 * What a run takes out, or would: people, lines of old logs, mails of the outbox folder. `byHand`: what is left for a
 * person to do elsewhere, one place a line.
 */
export type RetentionReport = { aged: Due[]; asked: Due[]; logs: number; mails: number; byHand: string[] };
type Run = { now?: Date; dryRun: boolean; withRequests: boolean };
const found = z.array(
  z
    .object({
      contact: z.number(),
      documentId: z.string(),
      enquiries: z.coerce.number(),
      // SQLite has no dates.
      last: z.union([z.date(), z.number(), z.string()]).transform((at) => new Date(at).toISOString()),
    })
    .transform(({ last, ...person }) => ({ ...person, lastContact: last })),
);

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/** Contacts that still have their details, with their newest enquiry. */
function people(strapi: Core.Strapi) {
  const connection = strapi.db.connection;
  const contacts = tableOf(strapi, connection, CONTACT);
  const leads = tableOf(strapi, connection, LEAD);
  const { tableName } = strapi.db.metadata.get(LEAD);
  const { tableName: contactTable } = strapi.db.metadata.get(CONTACT);
  const sentAt = `${tableName}.${leads.column('createdAt')}`;
  const documentId = `${contactTable}.${contacts.column('documentId')}`;
  const rows = contacts
    .rows()
    .join(tableName, `${tableName}.${leads.column('contact')}`, `${contactTable}.id`)
    .whereNull(`${contactTable}.${contacts.column('maskedAt')}`)
    .groupBy(`${contactTable}.id`, documentId)
    .orderBy(`${contactTable}.id`)
    .limit(AT_ONCE)
    .select({ contact: `${contactTable}.id`, documentId })
    .count({ enquiries: `${tableName}.id` })
    .max({ last: sentAt });
  return { rows, sentAt, contactTable, contacts, leads };
}

/** Nobody enquired, and nobody wrote a line into the history, since then. Who was sorted by a tag was not spoken to. */
async function agedPeople(strapi: Core.Strapi, since: Date): Promise<Due[]> {
  const { rows, sentAt, contactTable, leads } = people(strapi);
  const connection = strapi.db.connection;
  const events = tableOf(strapi, connection, LEAD_EVENT);
  const recent = events
    .rows()
    .where('at', '>=', since)
    .whereNot({ kind: TAGGED })
    .whereNotNull(events.column('lead'))
    .select(events.column('lead'));
  const inTouch = leads
    .rows()
    .whereIn('id', recent)
    .whereNotNull(leads.column('contact'))
    .select(leads.column('contact'));
  return found.parse(
    await rows.whereNotIn(`${contactTable}.id`, inTouch).havingRaw('max(??) < ?', [sentAt, since]),
  );
}

async function askingPeople(strapi: Core.Strapi): Promise<Due[]> {
  const { rows, contactTable, contacts } = people(strapi);
  return found.parse(await rows.whereNotNull(`${contactTable}.${contacts.column('erasureRequestedAt')}`));
}

/** Logs and receipts of enquiries without a person, older than a year. @returns how many there are, or were */
async function oldLogs(strapi: Core.Strapi, before: Date, remove: boolean): Promise<number> {
  const connection = strapi.db.connection;
  const contacts = tableOf(strapi, connection, CONTACT);
  const leads = tableOf(strapi, connection, LEAD);
  const deliveries = tableOf(strapi, connection, DELIVERY);
  const masked = leads
    .rows()
    .whereIn(leads.column('contact'), contacts.rows().whereNotNull(contacts.column('maskedAt')).select('id'))
    .select('id');
  const theirs = deliveries.rows().whereIn(deliveries.column('lead'), masked.clone()).select('id');
  let all = 0;
  for (const [uid, owner, owners, at] of [
    [DELIVERY_ATTEMPT, 'delivery', theirs, 'at'],
    [LEAD_EVENT, 'lead', masked, 'at'],
    [CONSENT_RECEIPT, 'lead', masked, 'givenAt'],
  ] as const) {
    const table = tableOf(strapi, connection, uid);
    const old = table
      .rows()
      .whereIn(table.column(owner), owners.clone())
      .where(table.column(at), '<', before);
    all += remove ? await old.delete() : await countRows(old);
  }
  return all;
}

/**
 * Takes out the details of people nobody was in touch with for the months that are set, of those who asked for it
 * where an administrator says so, and a year later what is left in the logs.
 */
export async function applyRetention(strapi: Core.Strapi, run: Run): Promise<RetentionReport> {
  const { now = new Date(), dryRun, withRequests } = run;
  const { retentionMonths } = strapi.config.get<LeadConfig>('leads');
  const aged = retentionMonths === 0 ? [] : await agedPeople(strapi, monthsBefore(now, retentionMonths));
  const asked = await askingPeople(strapi);
  const byHand: string[] = [];
  let mails = 0;
  if (!dryRun) {
    const going = new Set([...aged, ...(withRequests ? asked : [])].map(({ contact }) => contact));
    for (const contact of going) {
      try {
        byHand.push(...((await maskPerson(strapi, contact, now.getTime())) ?? []));
      } catch (error) {
        if (!(error instanceof FilesAway)) throw error;
        strapi.log.error(`Somebody who is due to be erased waits for the next run: ${error.message}`);
      }
    }
    await finishErasures(strapi);
    byHand.push(...(await endErasures(strapi, now)));
    mails = await clearOutbox(strapi);
  }
  const logs = await oldLogs(strapi, monthsBefore(now, LOGS_KEPT_MONTHS), !dryRun);
  return { aged, asked, logs, mails, byHand };
}
