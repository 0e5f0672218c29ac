import type { Core } from '@strapi/strapi';
import { LEAD, tableOf } from '../../../ledger/ledger-rows';
import { csvLine } from './csv';
import { filteredLeads } from './desk-leads';
import type { DeskSettings } from './desk-settings';
import type { LeadFilters } from './lead-filters';
import { answerTo, type LeadRow, leadColumns, momentOf } from './read-lead';
import { namesOfPeople } from './sales-people';
import type { Viewer } from './viewer';

const BATCH = 500;
// Excel takes a file without it for the alphabet of the machine.
const BYTE_ORDER_MARK = '\ufeff';
const IST_MS = 19_800_000;

const COLUMNS = [
  'Reference',
  'Received (IST)',
  'Name',
  'Number',
  'E-mail',
  'Message',
  'Form',
  'Project',
  'Campaign',
  'Stage',
  'Lost because',
  'Owner',
  'Next follow-up (IST)',
  'First answer after (working minutes)',
];

/** A moment as people in India write it, so that a spreadsheet sorts it. */
function clockOf(moment: Date | null): string | null {
  return moment && new Date(moment.getTime() + IST_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** A filtered view as CSV, in pieces: a large export neither fills the memory nor holds SQLite's only connection. */
export async function* exportLeads(
  strapi: Core.Strapi,
  viewer: Viewer,
  filters: LeadFilters,
  settings: DeskSettings,
): AsyncGenerator<string> {
  const people = await namesOfPeople(strapi);
  const { column } = tableOf(strapi, strapi.db.connection, LEAD);
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let before: number | null = null;
  for (;;) {
    const query = filteredLeads(strapi, strapi.db.connection, viewer, filters, settings);
    if (before !== null) query.where(column('id'), '<', before);
    const rows: LeadRow[] = await query.orderBy('id', 'desc').limit(BATCH).select(leadColumns(strapi));
    const now = new Date();
    const lines = rows.map((row) =>
      csvLine([
        row.reference,
        clockOf(momentOf(row.createdAt)),
        row.name,
        row.number ?? row.mobile,
        row.email,
        row.message,
        row.source,
        row.project,
        row.campaign,
        row.stage,
        row.lostReason,
        row.owner === null ? null : (people.get(row.owner) ?? null),
        clockOf(momentOf(row.nextFollowUp)),
        row.firstResponseAt === null ? null : (answerTo(row, settings, now)?.minutes ?? null),
      ]),
    );
    if (lines.length > 0) yield lines.join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    before = last.id;
  }
}
