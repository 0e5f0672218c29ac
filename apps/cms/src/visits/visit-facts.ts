import type { Core } from '@strapi/strapi';
import type { MailConfig } from '../../config/mail';
import { MINUTE_MS } from '../india-time';
import { LEAD, SALES_PERSON, tableOf } from '../ledger/ledger-rows';
import { visitLinkOf } from './visit-link-of';
import { places, type Visit, visitOf } from './visit-rows';
import { VISIT_RULE } from './visit-rule';

/** All that the visitor of a visit may be told of it. Moments are in milliseconds since 1970. */
export type VisitFacts = Pick<
  Visit,
  'startsAt' | 'how' | 'people' | 'state' | 'sequence' | 'timeZone' | 'project'
> & {
  lead: number | null;
  /** Of the enquiry, by which a site office knows them. */
  reference: string | null;
  endsAt: number;
  title: string;
  category: string | null;
  /** Who shows them round, by the first name. */
  guide: string | null;
  meetingPoint: string | null;
  mapLink: string | null;
  toBring: string | null;
  /** In the calendars of its visitors. */
  uid: string;
  /** What stands behind `/visits/` on the site. */
  link: string;
};

const orNull = (value: string | null | undefined) => value?.trim() || null;

async function guideOf(strapi: Core.Strapi, visit: number): Promise<string | null> {
  const connection = strapi.db.connection;
  const place = await places(strapi, connection)
    .rows()
    .where({ visit })
    .first<{ guide: number | null }>('guide');
  if (!place?.guide) return null;
  const person: { name: string } | undefined = await tableOf(strapi, connection, SALES_PERSON)
    .rows()
    .where({ id: place.guide })
    .first('name');
  return person?.name.split(' ')[0] ?? null;
}

async function referenceOf(strapi: Core.Strapi, lead: number | null): Promise<string | null> {
  const row: { reference: string } | undefined = await tableOf(strapi, strapi.db.connection, LEAD)
    .rows()
    .where({ id: lead ?? 0 })
    .first('reference');
  return row?.reference ?? null;
}

/** What may be told of a visit. @param where its `documentId`; null when it is gone */
export async function visitFacts(
  strapi: Core.Strapi,
  where: { documentId: string },
): Promise<VisitFacts | null> {
  const visit = await visitOf(strapi, strapi.db.connection, where);
  if (!visit) return null;
  // Named one by one: what was typed for it, and its key, are not among them.
  const { lead, project, startsAt, how, people, state, sequence, timeZone } = visit;
  const entry = await strapi.documents('api::projects.projects').findFirst({
    filters: { url: project },
    fields: ['title', 'category'],
    status: 'published',
  });
  const rule = await strapi.documents(VISIT_RULE).findFirst({
    filters: { project },
    fields: ['meetingPoint', 'mapLink', 'toBring'],
    sort: 'id:asc',
  });
  const { siteUrl } = strapi.config.get<MailConfig>('mail');
  const inPerson = how === 'in person';
  return {
    lead,
    project,
    startsAt,
    how,
    people,
    state,
    sequence,
    timeZone,
    endsAt: startsAt + visit.minutes * MINUTE_MS,
    reference: await referenceOf(strapi, lead),
    title: entry?.title ?? project,
    category: entry?.category ?? null,
    guide: await guideOf(strapi, visit.id),
    meetingPoint: inPerson ? orNull(rule?.meetingPoint) : null,
    mapLink: inPerson ? orNull(rule?.mapLink) : null,
    toBring: inPerson ? orNull(rule?.toBring) : null,
    uid: `visit-${visit.documentId}@${new URL(siteUrl).hostname}`,
    link: visitLinkOf(strapi, visit),
  };
}
