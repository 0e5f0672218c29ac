import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../../../config/leads';
import { DELIVERY_STATES, isIn } from '../../../deliveries/delivery-state';
import type { Moment } from '../../../ledger/lead-rows';
import { LEAD, LEAD_ESCALATION, LEAD_EVENT, SALES_PERSON, tableOf } from '../../../ledger/ledger-rows';
import { isAfter, type Mark, markOf, openMark, sealMark } from './change-mark';
import { visibleLeads } from './desk-leads';
import { newestEvents, onNewestEvents } from './newest-events';
import { momentOf } from './read-lead';
import { ESCALATED, REMINDED } from './rings/ring-words';
import type { Viewer } from './viewer';

/** How long a question is held while nothing happens: well below what a proxy allows an answer (60 s). */
const HOLD_MS = 20_000;
/** Of more than so many events it is said that everything may have changed. */
const MOST_EVENTS = 500;

/** What happened at the desk since a mark, as far as this viewer may know. */
export type Changes = {
  /** To be asked with next. */
  mark: string;
  /** What the list and the numbers say may differ. */
  changed: boolean;
  /** Enquiries that came, or were given to or brought before this person, by their document ids. */
  came: string[];
  /** Enquiries with anything new in them, deliveries too. */
  touched: string[];
};

type Happened = { id: number; lead: number | null; kind: string; at: Moment; by: string | null };
type Seen = { id: number; documentId: string; owner: number | null; suspected: boolean | number | null };

const ARRIVALS = ['received', 'entered', 'not spam'];
/** What happens to visits: 'visit', 'visit moved' … */
const isOfVisit = (kind: string) => /^visit\b/.test(kind);
/** What the list does not show. */
const isAside = (kind: string) => isIn(DELIVERY_STATES, kind) || kind === 'told';

async function eventsAfter(strapi: Core.Strapi, mark: Mark): Promise<Happened[]> {
  return tableOf(strapi, strapi.db.connection, LEAD_EVENT)
    .rows()
    .where((row) => row.where('id', '>', mark.last).orWhereIn('id', [...mark.missing]))
    .orderBy('id')
    .limit(MOST_EVENTS)
    .select('id', 'lead_id as lead', 'kind', 'at', 'by');
}

const stepOf = (lead: number | null, at: Moment) => `${lead} ${momentOf(at)?.getTime()}`;

/** Which events of escalation were told to this viewer: each has the moment of the row it was written with. */
async function toldTo(strapi: Core.Strapi, viewer: Viewer, events: Happened[]): Promise<Set<string>> {
  const brought = events.filter(({ kind }) => kind === ESCALATED).flatMap(({ lead }) => lead ?? []);
  if (brought.length === 0 || viewer.person === null) return new Set();
  const { rows, column } = tableOf(strapi, strapi.db.connection, LEAD_ESCALATION);
  const mine: { lead: number; at: Moment }[] = await rows()
    .whereIn(column('lead'), brought)
    .where((row) => {
      row.where({ person: viewer.person });
      // A row without a person was told to the managers.
      if (viewer.everybody) row.orWhereNull('person');
    })
    .select({ lead: column('lead'), at: 'at' });
  return new Set(mine.map(({ lead, at }) => stepOf(lead, at)));
}

/** Whether this viewer is a guide, who sees visits of enquiries that are a colleague's. */
async function showsVisitors(strapi: Core.Strapi, { person }: Viewer): Promise<boolean> {
  const { rows, columnsOf } = tableOf(strapi, strapi.db.connection, SALES_PERSON);
  const guide = rows().where(columnsOf({ id: person ?? 0, showsVisitors: true }));
  return (await guide.first('id')) !== undefined;
}

/** What of some events this viewer may know. */
async function changesAmong(strapi: Core.Strapi, viewer: Viewer, events: Happened[]) {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const ids = [...new Set(events.flatMap(({ lead }) => lead ?? []))];
  const seen: Seen[] = await visibleLeads(strapi, strapi.db.connection, viewer)
    .whereIn('id', ids)
    .select({
      id: 'id',
      documentId: leads.column('documentId'),
      owner: leads.column('owner'),
      suspected: 'suspected',
    });
  const visible = new Map(seen.map((lead) => [lead.id, lead]));
  const told = await toldTo(strapi, viewer, events);
  const isGuide = events.some(({ kind }) => isOfVisit(kind)) && (await showsVisitors(strapi, viewer));
  const came = new Set<string>();
  let changed = false;
  for (const { lead: id, kind, at, by } of events) {
    const lead = id === null ? undefined : visible.get(id);
    if (!lead) {
      // It may have stood in this viewer's list until now; a visit may be theirs to show round, or have been.
      if (kind === 'owner' || (isGuide && isOfVisit(kind))) changed = true;
      continue;
    }
    if (!isAside(kind)) changed = true;
    const given = kind === 'owner' && lead.owner === viewer.person && by !== viewer.actor.name;
    const rung =
      (kind === ESCALATED && told.has(stepOf(id, at))) || (kind === REMINDED && lead.owner === viewer.person);
    if (!lead.suspected && (ARRIVALS.includes(kind) || given || rung)) came.add(lead.documentId);
  }
  return { changed, came: [...came], touched: seen.map(({ documentId }) => documentId) };
}

type Asked = {
  viewer: Viewer;
  /** What the last answer said to ask with; null: everything is new. */
  since: string | null;
  /** Whether to answer only when something happened, or after a while. */
  wait: boolean;
  /** Ended when whoever asked went away. */
  left: AbortSignal;
};

/**
 * Answers what changed, as soon as something did. It is a question that is held, and not a stream: the panel's own
 * client asks it (token, renewal and sign-out included), any instance can answer the next, and each answer looks again
 * at what somebody may see.
 */
export async function deskChanges(
  strapi: Core.Strapi,
  { viewer, since, wait, left }: Asked,
): Promise<Changes> {
  const { formKeys } = strapi.config.get<LeadConfig>('leads');
  let mark = since === null ? null : openMark(since, formKeys);
  let ids: readonly number[] = await newestEvents(strapi);
  const answer = (found: Omit<Changes, 'mark'>) => ({ mark: sealMark(markOf(ids), formKeys), ...found });
  const nothing = { changed: false, came: [], touched: [] };
  // A mark that is ahead of everything was made before a backup was put back.
  if (mark === null || mark.last > Math.max(0, ...ids)) return answer({ ...nothing, changed: true });
  const until = Date.now() + HOLD_MS;
  for (;;) {
    const known = mark;
    if (ids.some((id) => isAfter(known, id))) {
      const events = await eventsAfter(strapi, known);
      if (events.length === MOST_EVENTS) return answer({ ...nothing, changed: true });
      const found = await changesAmong(strapi, viewer, events);
      if (found.changed || found.touched.length > 0) return answer(found);
      mark = markOf(ids);
    }
    if (!wait || left.aborted || Date.now() >= until) return answer(nothing);
    const next = await moreEvents(strapi, mark, { until, left });
    if (next === null) return answer(nothing);
    ids = next;
  }
}

/** The newest events once there is one after the mark; null when the wait ended without. */
function moreEvents(
  strapi: Core.Strapi,
  mark: Mark,
  { until, left }: { until: number; left: AbortSignal },
): Promise<readonly number[] | null> {
  return new Promise((resolve) => {
    const end = (ids: readonly number[] | null) => {
      stop();
      left.removeEventListener('abort', leave);
      resolve(ids);
    };
    const leave = () => end(null);
    const stop = onNewestEvents(strapi, (ids) => {
      if (ids.some((id) => isAfter(mark, id))) end(ids);
      // A CMS that stops takes no connections any more, and waits for what it still answers.
      else if (Date.now() >= until || !strapi.server.httpServer.listening) end(null);
    });
    left.addEventListener('abort', leave);
  });
}
