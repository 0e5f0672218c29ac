import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { senderOf } from '../../../deliveries/mail/mail-content';
import { tagsOfHouse } from '../../../ledger/lead-tags';
import { type Connection, LEAD, SALES_PERSON, tableOf } from '../../../ledger/ledger-rows';
import { countRows } from '../../../ledger/row-count';
import { filteredLeads, visibleLeads } from './desk-leads';
import { deskSettings } from './desk-settings';
import type { LeadFilters, leadQuery } from './lead-filters';
import { projectNames } from './project-names';
import { deskLead, type LeadRow, leadColumns, readingOf } from './read-lead';
import { savedViews } from './saved-views';
import type { Viewer } from './viewer';

const PAGE = 50;
const MOST_CHOICES = 200;

/** Puts leads in the order that is asked for. */
export function orderLeads(
  strapi: Core.Strapi,
  connection: Connection,
  query: ReturnType<typeof filteredLeads>,
  { view, sort = view === 'due' ? 'follow-up' : 'newest' }: LeadFilters,
) {
  if (sort === 'follow-up') {
    const planned = tableOf(strapi, connection, LEAD).column('nextFollowUp');
    // Those without a date last, on both databases.
    query.orderByRaw('case when ?? is null then 1 else 0 end, ?? asc', [planned, planned]);
  }
  return query.orderBy('id', sort === 'oldest' ? 'asc' : 'desc');
}

/** One page of the list. */
export async function listLeads(strapi: Core.Strapi, viewer: Viewer, query: z.infer<typeof leadQuery>) {
  const { page = 1, again: _, ...filters } = query;
  const settings = await deskSettings(strapi);
  const connection = strapi.db.connection;
  const matching = () => filteredLeads(strapi, connection, viewer, filters, settings);
  const rows: LeadRow[] = await orderLeads(strapi, connection, matching(), filters)
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .select(leadColumns(strapi));
  const reading = await readingOf(strapi, viewer, rows);
  return {
    leads: rows.map((row) => deskLead(row, reading)),
    page,
    pageSize: PAGE,
    total: await countRows(matching()),
  };
}

/** What the desk needs once: who somebody is, and what can be chosen. */
export async function deskChoices(strapi: Core.Strapi, viewer: Viewer) {
  const connection = strapi.db.connection;
  const distinct = async (field: 'source' | 'project') => {
    const rows: Record<string, string | null>[] = await visibleLeads(strapi, connection, viewer)
      .distinct(field)
      .whereNotNull(field)
      .orderBy(field)
      .limit(MOST_CHOICES)
      .select(field);
    return rows.flatMap((row) => row[field] ?? []);
  };
  const table = tableOf(strapi, connection, SALES_PERSON);
  const people: { id: number; documentId: string; name: string }[] = await table
    .rows()
    .where('active', true)
    .orderBy('name')
    .select({ id: 'id', documentId: table.column('documentId'), name: 'name' });
  const self = people.find(({ id }) => id === viewer.person);
  const { office, targetMinutes } = await deskSettings(strapi);
  const names = await projectNames(strapi);
  return {
    everybody: viewer.everybody,
    self: self?.documentId ?? null,
    selfName: self?.name ?? null,
    people: (viewer.everybody ? people : people.filter(({ id }) => id === viewer.person)).map(
      ({ documentId, name }) => ({ documentId, name }),
    ),
    sources: await distinct('source'),
    projects: (await distinct('project')).map((url) => ({ url, name: names.get(url) ?? url })),
    /** Those an enquiry can be entered for. */
    allProjects: [...names].map(([url, name]) => ({ url, name })),
    tags: (await tagsOfHouse(strapi, connection)).map(({ documentId, label }) => ({ documentId, label })),
    targetMinutes,
    brandName: (await senderOf(strapi)).brandName,
    // By them an open page lets its clocks run.
    office,
    views: await savedViews(strapi, viewer),
  };
}
