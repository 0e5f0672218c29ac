import type { Core } from '@strapi/strapi';
import { startOfDate } from '../../../../india-time';
import { type Connection, LEAD, SALES_PERSON, tableOf } from '../../../../ledger/ledger-rows';
import type { Division } from '../../report-figures';
import type { LeadFilters } from '../lead-filters';
import { projectNames } from '../project-names';
import { FIELDS, GIVEN } from './narrow-leads';
import { type Days, weeksOf } from './report-weeks';

/** What a line of a report is about: its name, null where there is none, and the filters its list has beside the days'. */
type Part = { name: string | null; narrows: LeadFilters };
/** A way to divide enquiries: the database's name for each part, and what the part is. */
type Way = {
  sql: string;
  bindings: (string | number | Date)[];
  partOf: (value: string | null) => Part;
  /** Those that are lines also where nothing came, in order. */
  always: string[];
};

async function bySalesPerson(strapi: Core.Strapi, connection: Connection) {
  const table = tableOf(strapi, connection, SALES_PERSON);
  const people: { id: number; documentId: string; name: string }[] = await table
    .rows()
    .select({ id: 'id', documentId: table.column('documentId'), name: 'name' });
  const known = new Map(people.map(({ id, ...person }) => [String(id), person]));
  return (value: string | null): Part => {
    const person = value === null ? undefined : known.get(value);
    return { name: person?.name ?? null, narrows: { owner: person?.documentId ?? 'none' } };
  };
}

async function byProject(strapi: Core.Strapi) {
  const names = await projectNames(strapi);
  return (project: string | null): Part =>
    project === null
      ? { name: null, narrows: { without: 'project' } }
      : { name: names.get(project) ?? project, narrows: { project } };
}

/** By what stands in the enquiry itself. */
const byField =
  (filter: 'source' | 'origin' | 'campaign') =>
  (name: string | null): Part => ({
    name,
    narrows: name === null ? { without: filter } : { [filter]: name },
  });

/** By the bounds the list has, so that a week holds what its list shows. */
function byWeek(column: string, days: Days): Way {
  const weeks = weeksOf(days);
  const begins = weeks.map(({ from }) => from);
  return {
    sql: `case ${weeks.map(() => 'when ?? < ? then ?').join(' ')} end`,
    bindings: weeks.flatMap(({ from, to }) => [column, startOfDate(to, 1), from]),
    partOf: (value) => {
      const week = weeks.find(({ from }) => from === value) ?? days;
      return { name: `${week.from} – ${week.to}`, narrows: week };
    },
    always: begins,
  };
}

/** How enquiries are divided for a report. */
export async function wayOf(
  strapi: Core.Strapi,
  connection: Connection,
  by: Division,
  days: Days,
): Promise<Way> {
  const { column } = tableOf(strapi, connection, LEAD);
  const of = (filter: keyof typeof FIELDS, partOf: Way['partOf']): Way => ({
    sql: GIVEN,
    bindings: [column(FIELDS[filter])],
    partOf,
    always: [],
  });
  if (by === 'week') return byWeek(column('createdAt'), days);
  if (by === 'project') return of('project', await byProject(strapi));
  if (by === 'form') return of('source', byField('source'));
  if (by === 'origin') return of('origin', byField('origin'));
  if (by === 'campaign') return of('campaign', byField('campaign'));
  const partOf = await bySalesPerson(strapi, connection);
  return { sql: '??', bindings: [column('owner')], partOf, always: [] };
}
