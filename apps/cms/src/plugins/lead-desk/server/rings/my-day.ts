import type { Core } from '@strapi/strapi';
import { DAY_MS, dayStart } from '../../../../india-time';
import { LEAD, LEAD_ESCALATION, LEAD_EVENT, tableOf } from '../../../../ledger/ledger-rows';
import { triesOf } from '../../outcomes';
import { CLOSED_STAGES } from '../../stages';
import { excludeErased, visibleLeads } from '../desk-leads';
import { deskLead, type LeadRow, leadColumns, type Reading, readingOf } from '../read-lead';
import type { Viewer } from '../viewer';
import { visitsOfDay } from '../visits/visit-calendar';

/** More than anybody calls in a day; the list has all of them. */
const MOST = 200;
/** Who could not be reached for so long is nothing of today. */
const TRIED_DAYS = 14;

const timeOf = (value: LeadRow['nextFollowUp']) => (value === null ? null : new Date(value).getTime());

/** What of the open enquiries of one person asks for something on a day, at its time. */
async function rowsOf(strapi: Core.Strapi, viewer: Viewer, now: Date): Promise<LeadRow[]> {
  const connection = strapi.db.connection;
  const { column } = tableOf(strapi, connection, LEAD);
  const escalations = tableOf(strapi, connection, LEAD_ESCALATION);
  const brought = escalations
    .rows()
    .where({ person: viewer.person ?? 0 })
    .select(escalations.column('lead'));
  const events = tableOf(strapi, connection, LEAD_EVENT);
  const inVain = events
    .rows()
    .where({ kind: 'not reached' })
    .where('at', '>=', new Date(now.getTime() - TRIED_DAYS * DAY_MS))
    .whereNotNull(events.column('lead'))
    .select(events.column('lead'));
  const tomorrow = new Date(dayStart(now).getTime() + DAY_MS);
  const rows: LeadRow[] = await excludeErased(strapi, connection, visibleLeads(strapi, connection, viewer))
    .where('suspected', false)
    .whereNotIn('stage', CLOSED_STAGES)
    .where((row) => {
      row.where(column('owner'), viewer.person ?? 0);
      row.orWhere((others) => {
        others.where('stage', 'New').whereNull(column('firstResponseAt'));
        others.where((other) => other.whereNull(column('owner')).orWhereIn('id', brought));
      });
    })
    .where((row) => {
      row.where((waits) => waits.where('stage', 'New').whereNull(column('firstResponseAt')));
      row.orWhere(column('nextFollowUp'), '<', tomorrow);
      row.orWhereIn('id', inVain);
    })
    // However many wait for anybody: what is theirs is never left out for it.
    .orderByRaw('case when ?? = ? then 0 else 1 end', [column('owner'), viewer.person ?? 0])
    .orderBy(column('createdAt'))
    .orderBy('id')
    .limit(MOST)
    .select(leadColumns(strapi));
  return rows.sort(
    (one, other) => (timeOf(one.createdAt) ?? 0) - (timeOf(other.createdAt) ?? 0) || one.id - other.id,
  );
}

/** Each enquiry once: by when it is to be called, by having been tried, by waiting. */
function sorted(rows: LeadRow[], { tried, withdrawn }: Reading, now: Date) {
  const tomorrow = dayStart(now).getTime() + DAY_MS;
  const day: Record<'waiting' | 'due' | 'notReached', LeadRow[]> = { waiting: [], due: [], notReached: [] };
  for (const row of rows) {
    // Who took back their consent is neither called nor written to.
    if (row.contact !== null && withdrawn.has(row.contact)) continue;
    const planned = timeOf(row.nextFollowUp);
    if (planned !== null && planned < tomorrow) day.due.push(row);
    else if (planned === null && triesOf(tried.get(row.id) ?? []).inVain > 0) day.notReached.push(row);
    else if (row.stage === 'New' && row.firstResponseAt === null) day.waiting.push(row);
  }
  day.due.sort((one, other) => (timeOf(one.nextFollowUp) ?? 0) - (timeOf(other.nextFollowUp) ?? 0));
  return day;
}

/** The day of one person as rows of the ledger: who waits longest first, then by the clock. */
export async function dayOf(strapi: Core.Strapi, viewer: Viewer, now: Date) {
  const rows = await rowsOf(strapi, viewer, now);
  const reading = await readingOf(strapi, viewer, rows);
  return { ...sorted(rows, reading, now), reading };
}

/** "My day", as the desk shows it: by its visits, then what waits. */
export async function myDay(strapi: Core.Strapi, viewer: Viewer, now = new Date()) {
  const { waiting, due, notReached, reading } = await dayOf(strapi, viewer, now);
  const shown = (rows: LeadRow[]) => rows.map((row) => deskLead(row, reading));
  return {
    visits: await visitsOfDay(strapi, viewer, now),
    waiting: shown(waiting),
    due: shown(due),
    notReached: shown(notReached),
  };
}
