import type { Core } from '@strapi/strapi';
import { LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { stepsTaken } from '../../../../visits/count-step';
import {
  FIGURE_NAMES,
  FIGURES,
  type Figure,
  HAPPENED,
  happening,
  STANDING,
  STANDS,
} from '../../report-figures';
import { CLOSED_STAGES, LOST_REASONS, STAGES } from '../../stages';
import { filteredLeads } from '../desk-leads';
import { deskSettings } from '../desk-settings';
import type { LeadFilters } from '../lead-filters';
import type { Viewer } from '../viewer';
import { wayOf } from './divide-leads';
import { pressesOfDays } from './presses-of-days';
import type { ReportQuery } from './report-query';

type Counted = { part: string | number | null; all: string | number };

const each = <Name extends string>(
  names: readonly Name[],
  count: (name: Name) => number,
): Record<string, number> => Object.fromEntries(names.map((name) => [name, count(name)]));

/**
 * A report of the enquiries that this viewer may see. Every figure is counted by the filters of the list behind it.
 * @param most how many lines at most: what visitors bring along in their links is one each
 */
export async function drawReport(
  strapi: Core.Strapi,
  viewer: Viewer,
  { from, to, by, tag, project }: ReportQuery,
  most = Number.POSITIVE_INFINITY,
) {
  const connection = strapi.db.connection;
  const { column } = tableOf(strapi, connection, LEAD);
  const settings = await deskSettings(strapi);
  const days = { from, to };
  const narrowed = { ...(tag === undefined ? {} : { tag }), ...(project === undefined ? {} : { project }) };
  const way = await wayOf(strapi, connection, by, days);

  /** How many of a list there are in each part of it. */
  async function countBy(filters: LeadFilters, sql = way.sql, bindings = way.bindings) {
    const rows: Counted[] = await filteredLeads(strapi, connection, viewer, filters, settings)
      .select(connection.raw(`${sql} as part`, bindings))
      .count({ all: '*' })
      .groupByRaw('1');
    return new Map(rows.map(({ part, all }) => [part === null ? null : String(part), Number(all)]));
  }

  const counts = new Map<Figure, Map<string | null, number>>();
  for (const figure of FIGURE_NAMES) {
    counts.set(figure, await countBy({ view: 'all', ...days, ...narrowed, ...FIGURES[figure] }));
  }
  const values = new Set<string | null>([...way.always, ...(counts.get('enquiries')?.keys() ?? [])]);
  const parts = [...values].map((value) => ({
    ...way.partOf(value),
    figures: each(FIGURE_NAMES, (figure) => counts.get(figure)?.get(value) ?? 0),
  }));
  if (way.always.length === 0) {
    parts.sort(
      (one, other) =>
        (other.figures.enquiries ?? 0) - (one.figures.enquiries ?? 0) ||
        (one.name ?? '').localeCompare(other.name ?? ''),
    );
  }

  const reasons = await countBy({ view: 'all', ...days, ...narrowed, ...FIGURES.lost }, '??', [
    column('lostReason'),
  ]);
  const standing = new Map<string, Map<string | null, number>>();
  for (const span of STANDING) {
    standing.set(span, await countBy({ ...STANDS, ...narrowed, standing: span }, '??', ['stage']));
  }
  const happened = new Map<string, number>();
  for (const one of HAPPENED) {
    const times = await countBy({ ...happening(one, days), ...narrowed }, '1', []);
    happened.set(one, times.get('1') ?? 0);
  }
  return {
    from,
    to,
    by,
    tag: tag ?? null,
    project: project ?? null,
    drawnAt: new Date(),
    total: each(FIGURE_NAMES, (figure) => parts.reduce((sum, part) => sum + (part.figures[figure] ?? 0), 0)),
    parts: parts.slice(0, most),
    more: Math.max(0, parts.length - most),
    lost: LOST_REASONS.map((reason) => ({ reason, count: reasons.get(reason) ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
    /** To enquiries that came on these days or before. */
    happened: HAPPENED.map((what) => ({ what, count: happened.get(what) ?? 0 })),
    /** Of the site's visitors, whom nobody knows: they carry no tag, and are told to whoever sees reports. */
    steps: tag === undefined ? await stepsTaken(strapi, connection, { from, to, project }) : null,
    presses: tag === undefined ? await pressesOfDays(strapi, connection, { from, to, project }) : null,
    /** Of the enquiries that are open now, whenever they came. */
    standing: STAGES.filter((stage) => !CLOSED_STAGES.includes(stage)).map((stage) => ({
      stage,
      figures: each(STANDING, (span) => standing.get(span)?.get(stage) ?? 0),
    })),
  };
}
