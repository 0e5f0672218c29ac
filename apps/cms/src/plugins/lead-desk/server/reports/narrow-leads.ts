import { APPLICATION_SOURCE } from '@sahyara/lead-contract/application';
import type { Core } from '@strapi/strapi';
import { DAY_MS, startOfDate } from '../../../../india-time';
import { type Connection, LEAD, type Rows, tableOf } from '../../../../ledger/ledger-rows';
import { visits } from '../../../../visits/visit-rows';
import { ANSWERED, type Happened, STANDING, type WITHOUT } from '../../report-figures';
import type { LeadFilters } from '../lead-filters';

const MINUTES: Record<string, number> = {
  'when entered': 0,
  'up to 5 min': 5,
  '5 to 15 min': 15,
  '15 to 60 min': 60,
  '1 to 24 hours': 24 * 60,
};
const DAYS: Record<string, number> = { 'up to 7 days': 7, '7 to 30 days': 30, '30 to 45 days': 45 };

/** The field an enquiry may be without. */
export const FIELDS: Record<(typeof WITHOUT)[number], string> = {
  project: 'project',
  source: 'source',
  origin: 'utmSource',
  campaign: 'utmCampaign',
};
/** What stands in a field of text; an empty one is as good as none. */
export const GIVEN = "nullif(??, '')";

/** What of an ordered list of spans lies around one of them; null: it has no such end. */
function ends(names: readonly string[], limits: Record<string, number>, name: string) {
  const before = names[names.indexOf(name) - 1];
  return { above: limits[before ?? ''] ?? null, upTo: limits[name] ?? null };
}

function narrowByAnswer(strapi: Core.Strapi, query: Rows, columns: [string, string], answered: string) {
  const [spokenTo] = columns;
  if (answered === 'nobody yet') return void query.whereNull(spokenTo);
  query.whereNotNull(spokenTo);
  // Postgres takes one moment from another for a span, SQLite for milliseconds.
  const minutes =
    strapi.db.dialect.client === 'postgres' ? 'make_interval(mins => cast(? as integer))' : '60000 * ?';
  const { above, upTo } = ends(ANSWERED, MINUTES, answered);
  if (above !== null) query.whereRaw(`?? - ?? > ${minutes}`, [...columns, above]);
  if (upTo !== null) query.whereRaw(`?? - ?? <= ${minutes}`, [...columns, upTo]);
}

function narrowByVisit(strapi: Core.Strapi, connection: Connection, query: Rows, visited: string) {
  const table = visits(strapi, connection);
  const lead = table.column('lead');
  const withVisit = (states: string[]) =>
    table.rows().whereIn('state', states).whereNotNull(lead).select(lead);
  query.whereIn('id', withVisit(visited === 'booked' ? ['booked', 'kept', 'missed'] : [visited]));
  if (visited === 'missed') query.whereNotIn('id', withVisit(['kept']));
}

function narrowByStanding(query: Rows, columns: [string, string], standing: string) {
  const { above, upTo } = ends(STANDING, DAYS, standing);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  if (above !== null) query.whereRaw('coalesce(??, ??) < ?', [...columns, daysAgo(above)]);
  if (upTo !== null) query.whereRaw('coalesce(??, ??) >= ?', [...columns, daysAgo(upTo)]);
}

const STAGE_OF: Partial<Record<Happened, string>> = { booked: 'Booked', lost: 'Lost' };
const VISIT_OF: Partial<Record<Happened, string>> = { 'visit kept': 'kept', 'visit missed': 'missed' };

/** Leaves those to which this happened on the days. A stage counts by when the enquiry came into the one it is in. */
function narrowByHappening(
  strapi: Core.Strapi,
  connection: Connection,
  query: Rows,
  { happened, since, until }: { happened: Happened } & Pick<LeadFilters, 'since' | 'until'>,
) {
  const { column } = tableOf(strapi, connection, LEAD);
  const onDays = (rows: Rows, moment: string, columns: string[]) => {
    if (since) rows.whereRaw(`${moment} >= ?`, [...columns, startOfDate(since)]);
    if (until) rows.whereRaw(`${moment} < ?`, [...columns, startOfDate(until, 1)]);
    return rows;
  };
  const [stage, visited] = [STAGE_OF[happened], VISIT_OF[happened]];
  if (stage) onDays(query.where({ stage }), 'coalesce(??, ??)', [column('stageSince'), column('createdAt')]);
  else if (visited) {
    const table = visits(strapi, connection);
    const lead = table.column('lead');
    const theirs = table.rows().where({ state: visited }).whereNotNull(lead);
    query.whereIn('id', onDays(theirs, '??', [table.column('startsAt')]).select(lead));
  } else {
    const spokenTo = column('firstResponseAt');
    onDays(query.whereNotNull(spokenTo), '??', [spokenTo]);
  }
}

/** Leaves of a list what a figure of a report counts. */
export function narrowLeads(
  strapi: Core.Strapi,
  connection: Connection,
  query: Rows,
  { kind, campaign, origin, without, answered, visited, standing, happened, since, until }: LeadFilters,
): void {
  const { column } = tableOf(strapi, connection, LEAD);
  if (kind)
    query.whereRaw(`coalesce(??, '') ${kind === 'application' ? '=' : '<>'} ?`, [
      'source',
      APPLICATION_SOURCE,
    ]);
  if (campaign !== undefined) query.where(column('utmCampaign'), campaign);
  if (origin !== undefined) query.where(column('utmSource'), origin);
  if (without) query.whereRaw(`${GIVEN} is null`, [column(FIELDS[without])]);
  if (answered) narrowByAnswer(strapi, query, [column('firstResponseAt'), column('createdAt')], answered);
  if (visited) narrowByVisit(strapi, connection, query, visited);
  if (happened) narrowByHappening(strapi, connection, query, { happened, since, until });
  if (standing) narrowByStanding(query, [column('stageSince'), column('createdAt')], standing);
}
