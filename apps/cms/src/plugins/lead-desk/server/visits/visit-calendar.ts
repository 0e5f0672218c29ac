import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dateIn, startOfDate } from '../../../../india-time';
import { LEAD, SALES_PERSON, tableOf } from '../../../../ledger/ledger-rows';
import { allGuides, showsProject } from '../../../../visits/guides';
import { places, type VisitState, visits } from '../../../../visits/visit-rows';
import { holidaysOf, VISIT_RULE } from '../../../../visits/visit-rule';
import { projectNames } from '../project-names';
import type { Viewer } from '../viewer';
import { readVisits } from './read-visits';
import { visibleVisits } from './visible-visits';

/** What stands in the calendar. A visit that was cancelled is in the story of its enquiry. */
const SHOWN: readonly VisitState[] = ['asked', 'booked', 'full', 'waiting', 'kept', 'missed'];
/** What was had of a day, in the list of a person. */
const OF_DAY: readonly VisitState[] = ['booked', 'kept', 'missed'];
const MOST = 500;
const LONGEST = 120;

const date = z.iso.date();
const text = z.string().trim().min(1).max(LONGEST);
/** Which days of the calendar are asked for, by the date of the first in India. */
export const calendarQuery = z.strictObject({
  from: date,
  days: z.coerce.number().int().min(1).max(7),
  project: text.optional(),
  /** A sales person's document id, or `none`. */
  guide: text.optional(),
  again: z.literal('1').optional(),
});

const ruled = z.array(z.object({ project: z.string() }));
/** Projects that can be visited by appointment. */
async function visitedProjects(strapi: Core.Strapi) {
  const names = await projectNames(strapi);
  const rules = await strapi.documents(VISIT_RULE).findMany({ fields: ['project'], sort: 'id:asc' });
  const urls = ruled.parse(rules).map(({ project }) => project);
  return [...new Set(urls)].map((url) => ({ url, name: names.get(url) ?? url }));
}

/** Who shows visitors round, as far as everybody at the desk may know. */
async function deskGuides(strapi: Core.Strapi, viewer: Viewer) {
  const projects = await visitedProjects(strapi);
  const guides = (await allGuides(strapi)).map((guide) => ({
    documentId: guide.documentId,
    name: guide.name,
    awayUntil: guide.awayUntil ?? null,
    isSelf: guide.id === viewer.person,
    projects: projects.filter(({ url }) => showsProject(guide, url)).map(({ url }) => url),
  }));
  return { projects, guides };
}

/** Some days of the calendar, as this viewer may see them. */
export async function readCalendar(
  strapi: Core.Strapi,
  viewer: Viewer,
  { from, days, project, guide }: z.infer<typeof calendarQuery>,
) {
  const connection = strapi.db.connection;
  const table = visits(strapi, connection);
  const dates = Array.from({ length: days }, (_, day) => dateIn(startOfDate(from, day)));
  const query = visibleVisits(strapi, connection, viewer)
    .whereIn(`${table.tableName}.state`, [...SHOWN])
    .where(table.column('startsAt'), '>=', startOfDate(from))
    .where(table.column('startsAt'), '<', startOfDate(from, days));
  if (project) query.where({ project });
  if (guide) {
    const taken = places(strapi, connection);
    const people = tableOf(strapi, connection, SALES_PERSON);
    const chosen = people
      .rows()
      .where(people.columnsOf({ documentId: guide }))
      .select('id');
    const guided = taken.rows().whereNotNull('visit').select('visit');
    if (guide === 'none')
      query.whereNotIn(`${table.tableName}.id`, guided.whereNotNull(taken.column('guide')));
    else query.whereIn(`${table.tableName}.id`, guided.whereIn(taken.column('guide'), chosen));
  }
  const rows = await query
    .orderBy(table.column('startsAt'))
    .orderBy(`${table.tableName}.id`)
    .limit(MOST)
    .select(table.columns);
  const holidays = await holidaysOf(strapi);
  return {
    dates: dates.map((day) => ({ date: day, holiday: holidays.includes(day) })),
    ...(await deskGuides(strapi, viewer)),
    visits: await readVisits(strapi, viewer, table.read(rows)),
  };
}

/** The visits of one enquiry, the latest first, whatever became of them. */
export async function visitsOfLead(strapi: Core.Strapi, viewer: Viewer, lead: number) {
  const table = visits(strapi, strapi.db.connection);
  const rows = await visibleVisits(strapi, strapi.db.connection, viewer)
    .where(table.columnsOf({ lead }))
    .orderBy(table.column('startsAt'), 'desc')
    .limit(MOST)
    .select(table.columns);
  return readVisits(strapi, viewer, table.read(rows));
}

/** The visits of a day that somebody shows round, or whose enquiry is theirs. */
export async function visitsOfDay(strapi: Core.Strapi, viewer: Viewer, now: Date) {
  const connection = strapi.db.connection;
  const table = visits(strapi, connection);
  const today = dateIn(now);
  const [taken, leads] = [places(strapi, connection), tableOf(strapi, connection, LEAD)];
  const mine = { guide: viewer.person ?? 0, owner: viewer.person ?? 0 };
  const guided = taken.rows().where({ guide: mine.guide }).whereNotNull('visit').select('visit');
  const owned = leads
    .rows()
    .where(leads.columnsOf({ owner: mine.owner }))
    .select('id');
  const rows = await visibleVisits(strapi, connection, viewer)
    .where((row) => row.whereIn(`${table.tableName}.id`, guided).orWhereIn(table.column('lead'), owned))
    .whereIn(`${table.tableName}.state`, [...OF_DAY])
    .where(table.column('startsAt'), '>=', startOfDate(today))
    .where(table.column('startsAt'), '<', startOfDate(today, 1))
    .orderBy(table.column('startsAt'))
    .limit(MOST)
    .select(table.columns);
  return readVisits(strapi, viewer, table.read(rows), now.getTime());
}
