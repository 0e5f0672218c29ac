import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../../csv';
import { dateIn, inIndia } from '../../../india-time';
import { type FieldsWith, fieldsWith } from '../../../ledger/described-fields';
import { tagsOfLeads } from '../../../ledger/lead-tags';
import { LEAD, tableOf } from '../../../ledger/ledger-rows';
import { newestVisits } from '../../../visits/newest-visits';
import type { Visit } from '../../../visits/visit-rows';
import type { visibleLeads } from './desk-leads';
import type { Context } from './desk-route';
import type { DeskSettings } from './desk-settings';
import { answerTo, type LeadRow, leadColumns, momentOf } from './read-lead';
import { namesOfPeople } from './sales-people';

const BATCH = 500;

/** A moment as people in India write it, so that a spreadsheet sorts it. */
function clockOf(moment: Date | null): string | null {
  return moment && inIndia(moment).toISOString().slice(0, 16).replace('T', ' ');
}

const columns = fieldsWith('column');
type Column = FieldsWith<'column'>;
type Reading = { people: ReadonlyMap<number, string>; settings: DeskSettings; now: Date };

/** What is exported otherwise than it is stored. */
const SAID: Partial<Record<Column, (row: LeadRow, read: Reading) => Cell>> = {
  createdAt: (row) => clockOf(momentOf(row.createdAt)),
  mobile: (row) => row.internationalNumber ?? row.mobile,
  owner: (row, { people }) => (row.owner === null ? null : (people.get(row.owner) ?? null)),
  nextFollowUp: (row) => clockOf(momentOf(row.nextFollowUp)),
  firstResponseAt: (row, { settings, now }) =>
    row.firstResponseAt === null ? null : (answerTo(row, settings, now)?.minutes ?? null),
};

function cellOf(name: Column, row: LeadRow, read: Reading): Cell {
  const say = SAID[name];
  return say ? say(row, read) : row[name];
}

/** What is exported of the visit of an enquiry: of several, the one that begins last. */
const OF_VISIT: readonly (readonly [column: string, say: (visit: Visit) => Cell])[] = [
  ['Visit', ({ startsAt }) => clockOf(new Date(startsAt))],
  ['Visit to', ({ project }) => project],
  ['Visit state', ({ state }) => state],
];

/** Last: a column that is added is no other column's place. */
const TAGS = 'Tags';

/**
 * Leads as CSV, in pieces: a large export neither fills the memory nor holds SQLite's only connection.
 * @param which asks for them, each time anew
 */
export async function* exportLeads(
  strapi: Core.Strapi,
  which: () => ReturnType<typeof visibleLeads>,
  settings: DeskSettings,
): AsyncGenerator<string> {
  const people = await namesOfPeople(strapi);
  const { column } = tableOf(strapi, strapi.db.connection, LEAD);
  yield BYTE_ORDER_MARK +
    csvLine([...columns.map(([, { column }]) => column), ...OF_VISIT.map(([column]) => column), TAGS]);
  let before: number | null = null;
  for (;;) {
    const query = which();
    if (before !== null) query.where(column('id'), '<', before);
    const rows: LeadRow[] = await query.orderBy('id', 'desc').limit(BATCH).select(leadColumns(strapi));
    const read = { people, settings, now: new Date() };
    const visited = await newestVisits(
      strapi,
      rows.map(({ id }) => id),
    );
    const tagged = await tagsOfLeads(
      strapi,
      strapi.db.connection,
      rows.map(({ id }) => id),
    );
    const lines = rows.map((row) => {
      const visit = visited.get(row.id);
      const ofVisit = OF_VISIT.map(([, say]) => (visit ? say(visit) : null));
      const tags =
        tagged
          .get(row.id)
          ?.map(({ label }) => label)
          .join(', ') ?? null;
      return csvLine([...columns.map(([name]) => cellOf(name, row, read)), ...ofVisit, tags]);
    });
    if (lines.length > 0) yield lines.join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    before = last.id;
  }
}

/** Sends leads as a file that no cache keeps. */
export function sendCsv(ctx: Context, pieces: AsyncGenerator<string>): void {
  ctx.set('Content-Type', 'text/csv; charset=utf-8');
  ctx.set('Content-Disposition', `attachment; filename="leads-${dateIn(new Date())}.csv"`);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = Readable.from(pieces);
}
