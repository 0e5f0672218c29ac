import type { Core } from '@strapi/strapi';
import { STAGES, type Stage } from '../../stages';
import { filteredLeads, stagesOf } from '../desk-leads';
import { deskSettings } from '../desk-settings';
import type { LeadFilters } from '../lead-filters';
import { orderLeads } from '../read-desk';
import { deskLead, type LeadRow, leadColumns, readingOf } from '../read-lead';
import type { Viewer } from '../viewer';
import { type BoardQuery, CARDS, pagesAfter } from './board-query';

/** Whether what somebody narrowed the board to can stand in a column at all. */
function isShown(stage: Stage, { view = 'open', stage: only, lostReason }: LeadFilters): boolean {
  if (only !== undefined && only !== stage) return false;
  if (lostReason !== undefined && stage !== 'Lost') return false;
  return stagesOf(view).includes(stage);
}

/** What of the list's leads stands in each stage, counted, and the first cards of each. */
export async function readBoard(strapi: Core.Strapi, viewer: Viewer, query: BoardQuery) {
  const { column, more = [], again: _, ...filters } = query;
  const settings = await deskSettings(strapi);
  const connection = strapi.db.connection;
  const matching = (narrowed: LeadFilters) => filteredLeads(strapi, connection, viewer, narrowed, settings);
  const counted: { stage: string | null; all: number | string }[] = await matching(filters)
    .groupBy('stage')
    .select({ stage: 'stage' })
    .count({ all: '*' });
  const totals = new Map(counted.map(({ stage, all }) => [stage, Number(all)]));
  const pages = new Map(more);

  const rows = new Map<Stage, LeadRow[]>();
  for (const stage of STAGES) {
    const isWanted = column === undefined || column === stage;
    if (!isWanted || !totals.has(stage)) continue;
    const cards: LeadRow[] = await orderLeads(strapi, connection, matching({ ...filters, stage }), filters)
      .limit(CARDS * (pages.get(stage) ?? 1))
      .select(leadColumns(strapi));
    rows.set(stage, cards);
  }
  const reading = await readingOf(strapi, viewer, [...rows.values()].flat());
  return {
    columns: STAGES.map((stage) => {
      const total = totals.get(stage) ?? 0;
      return {
        stage,
        isShown: isShown(stage, filters),
        total,
        leads: (rows.get(stage) ?? []).map((row) => deskLead(row, reading)),
        nextPages: pagesAfter(pages.get(stage) ?? 1, total),
      };
    }),
    total: [...totals.values()].reduce((sum, count) => sum + count, 0),
  };
}
