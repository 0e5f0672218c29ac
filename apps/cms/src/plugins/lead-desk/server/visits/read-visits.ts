import type { Core } from '@strapi/strapi';
import { MINUTE_MS } from '../../../../india-time';
import { LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { allGuides, type Guide } from '../../../../visits/guides';
import { type Place, places, type Visit } from '../../../../visits/visit-rows';
import { type VisitRule, visitRuleOf } from '../../../../visits/visit-rule';
import { visibleLeads } from '../desk-leads';
import { type ProjectNames, projectNames } from '../project-names';
import { readable } from '../read-lead';
import { namesOfPeople } from '../sales-people';
import type { Viewer } from '../viewer';
import { faultsOf } from './visit-faults';

type Who = {
  id: number;
  documentId: string;
  reference: string;
  name: string;
  number: string | null;
  mobile: string;
  owner: number | null;
};
type Reading = {
  leads: ReadonlyMap<number, Who>;
  /** Enquiries that this viewer may open. */
  opened: ReadonlySet<number>;
  taken: readonly Place[];
  guides: readonly Guide[];
  names: ReadonlyMap<number, string>;
  projects: ProjectNames;
  rules: ReadonlyMap<string, VisitRule | null>;
  now: number;
};

async function readingOf(strapi: Core.Strapi, viewer: Viewer, rows: Visit[], now: number): Promise<Reading> {
  const connection = strapi.db.connection;
  const leads = tableOf(strapi, connection, LEAD);
  const ids = rows.flatMap(({ lead }) => lead ?? []);
  const who: Who[] = await leads
    .rows()
    .whereIn('id', ids)
    .select({
      id: 'id',
      documentId: leads.column('documentId'),
      reference: 'reference',
      name: 'name',
      number: leads.column('internationalNumber'),
      mobile: 'mobile',
      owner: leads.column('owner'),
    });
  const opened: { id: number }[] = await visibleLeads(strapi, connection, viewer)
    .whereIn('id', ids)
    .select('id');
  const table = places(strapi, connection);
  const own = table.read(
    await table
      .rows()
      .whereIn(
        'visit',
        rows.map(({ id }) => id),
      )
      .select(table.columns),
  );
  // Beside theirs, what the same guides show at the same times.
  const starts = own.map(({ startsAt }) => startsAt);
  const theirs = table.read(
    await table
      .rows()
      .whereNotNull('visit')
      .whereIn(
        'guide',
        own.flatMap(({ guide }) => guide ?? []),
      )
      .where(table.column('startsAt'), '<', new Date(Math.max(0, ...own.map(({ endsAt }) => endsAt))))
      .where(table.column('endsAt'), '>', new Date(Math.min(now, ...starts)))
      .select(table.columns),
  );
  const rules = new Map<string, VisitRule | null>();
  for (const { project } of rows)
    if (!rules.has(project)) rules.set(project, await visitRuleOf(strapi, project));
  return {
    leads: new Map(who.map((lead) => [lead.id, lead])),
    opened: new Set(opened.map(({ id }) => id)),
    taken: [...new Map([...own, ...theirs].map((place) => [place.id, place])).values()],
    guides: await allGuides(strapi),
    names: await namesOfPeople(strapi),
    projects: await projectNames(strapi),
    rules,
    now,
  };
}

const overlap = (one: Place, other: Place) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** A visit as the desk shows it. Of an enquiry that is a colleague's its guide learns whom to receive, and no more. */
function deskVisit(visit: Visit, lead: Who, reading: Reading) {
  const { taken, guides, names, projects, rules, opened, now } = reading;
  const place = taken.find((one) => one.visit === visit.id);
  const id = place?.guide ?? null;
  const guide = id === null ? null : { id, name: names.get(id) ?? 'Somebody who left' };
  const isTwice =
    place !== undefined &&
    id !== null &&
    taken.some((other) => other.id !== place.id && other.guide === id && overlap(other, place));
  const { documentId, sequence, state, how, people, language, fetched, fetchFrom, timeZone, project } = visit;
  return {
    documentId,
    sequence,
    state,
    how,
    people,
    language,
    fetched,
    fetchFrom,
    timeZone,
    project,
    projectName: projects.get(project) ?? project,
    startsAt: new Date(visit.startsAt),
    // What nobody settled has no length yet.
    endsAt: new Date(visit.startsAt + (visit.minutes || rules.get(project)?.lengthMinutes || 0) * MINUTE_MS),
    guide: guide && {
      documentId: guides.find((one) => one.id === guide.id)?.documentId ?? null,
      name: guide.name,
    },
    name: lead.name,
    reference: lead.reference,
    number: lead.number,
    shownNumber: lead.number === null ? lead.mobile : readable(lead.number),
    owner: lead.owner === null ? null : (names.get(lead.owner) ?? 'Somebody else'),
    /** The enquiry, for whoever may open it. */
    lead: opened.has(lead.id) ? lead.documentId : null,
    faults: faultsOf(visit, { rule: rules.get(project) ?? null, guide, guides, isTwice }, now),
  };
}

/** Rows of visits that this viewer may see, as the desk shows them, in their order. */
export async function readVisits(strapi: Core.Strapi, viewer: Viewer, rows: Visit[], now = Date.now()) {
  if (rows.length === 0) return [];
  const reading = await readingOf(strapi, viewer, rows, now);
  return rows.flatMap((visit) => {
    const lead = reading.leads.get(visit.lead ?? 0);
    return lead ? [deskVisit(visit, lead, reading)] : [];
  });
}
