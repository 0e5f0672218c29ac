import type { Core } from '@strapi/strapi';
import { DAY_MS, dayStart, startOfDate } from '../../../india-time';
import {
  CONTACT,
  type Connection,
  LEAD,
  LEAD_ESCALATION,
  type Rows,
  SALES_PERSON,
  tableOf,
} from '../../../ledger/ledger-rows';
import { officeCutoff } from '../office-hours';
import { CLOSED_STAGES, STAGES, type Stage } from '../stages';
import type { DeskSettings } from './desk-settings';
import type { LeadFilters } from './lead-filters';
import { narrowLeads } from './reports/narrow-leads';
import { searchLeads } from './search-leads';
import { narrowByTag } from './tags/narrow-by-tag';
import type { Viewer } from './viewer';

type View = NonNullable<LeadFilters['view']>;

/** Leads the system sends to itself are nobody's. */
export const excludeSynthetic = (query: Rows): Rows =>
  query.where((row) => row.where('synthetic', false).orWhereNull('synthetic'));

/** Nobody can answer somebody who was erased. */
export function excludeErased(strapi: Core.Strapi, connection: Connection, query: Rows): Rows {
  const contacts = tableOf(strapi, connection, CONTACT);
  const contact = tableOf(strapi, connection, LEAD).column('contact');
  const erased = contacts.rows().whereNotNull(contacts.column('maskedAt')).select('id');
  return query.where((row) => row.whereNull(contact).orWhereNotIn(contact, erased));
}

/** Leads that were brought before somebody because nobody had answered: who is told of one must be able to open it. */
function broughtBefore(strapi: Core.Strapi, connection: Connection, person: number | null): Rows {
  const escalations = tableOf(strapi, connection, LEAD_ESCALATION);
  const lead = escalations.column('lead');
  return escalations.rows().where({ person }).whereNotNull(lead).select(lead);
}

/** The leads somebody may see, as a query: the one place that decides it. */
export function visibleLeads(strapi: Core.Strapi, connection: Connection, viewer: Viewer) {
  const leads = tableOf(strapi, connection, LEAD);
  const owner = leads.column('owner');
  const query = excludeSynthetic(leads.rows());
  if (viewer.everybody) return query;
  return query
    .where((row) => {
      row.whereNull(owner);
      if (viewer.person === null) return;
      row.orWhere(owner, viewer.person);
      row.orWhere((open) =>
        open
          .whereNotIn('stage', CLOSED_STAGES)
          .whereIn('id', broughtBefore(strapi, connection, viewer.person)),
      );
    })
    .where('suspected', false);
}

/** The moment before which an unanswered lead must have come to be late. */
export const lateBefore = ({ office, targetMinutes }: DeskSettings, now: Date) =>
  officeCutoff(now, targetMinutes, office);

/** Views that leave out what is closed. */
const OPEN_VIEWS: readonly View[] = ['open', 'mine', 'unassigned', 'due'];

/** The stages whose leads a view can hold. */
export function stagesOf(view: View): readonly Stage[] {
  if (view === 'late') return ['New'];
  return OPEN_VIEWS.includes(view) ? STAGES.filter((stage) => !CLOSED_STAGES.includes(stage)) : STAGES;
}

/** The leads somebody may see that pass the filters. */
export function filteredLeads(
  strapi: Core.Strapi,
  connection: Connection,
  viewer: Viewer,
  filters: LeadFilters,
  settings: DeskSettings,
) {
  const leads = tableOf(strapi, connection, LEAD);
  const column = (field: string) => leads.column(field);
  const query = visibleLeads(strapi, connection, viewer);
  const now = new Date();
  const { view = 'open', stage, lostReason, source, project, owner, from, to, q } = filters;

  query.where('suspected', view === 'spam');
  if (view !== 'all' && view !== 'spam') excludeErased(strapi, connection, query);
  if (stagesOf(view) !== STAGES) query.whereIn('stage', stagesOf(view));
  if (view === 'mine') query.where(column('owner'), viewer.person ?? 0);
  if (view === 'unassigned') query.whereNull(column('owner'));
  if (view === 'due') {
    query.where(column('nextFollowUp'), '<', new Date(dayStart(now).getTime() + DAY_MS));
  }
  if (view === 'late') {
    query.whereNull(column('firstResponseAt')).where(column('createdAt'), '<', lateBefore(settings, now));
  }
  if (stage) query.where({ stage });
  if (lostReason) query.where(column('lostReason'), lostReason);
  if (source) query.where({ source });
  if (project) query.where({ project });
  if (owner === 'none') query.whereNull(column('owner'));
  else if (owner) {
    const people = tableOf(strapi, connection, SALES_PERSON);
    query.whereIn(
      column('owner'),
      people
        .rows()
        .where(people.columnsOf({ documentId: owner }))
        .select('id'),
    );
  }
  if (from) query.where(column('createdAt'), '>=', startOfDate(from));
  if (to) query.where(column('createdAt'), '<', startOfDate(to, 1));
  if (filters.tag) narrowByTag(strapi, connection, query, filters.tag);
  narrowLeads(strapi, connection, query, filters);
  if (q) searchLeads(strapi, connection, query, q);
  return query;
}
