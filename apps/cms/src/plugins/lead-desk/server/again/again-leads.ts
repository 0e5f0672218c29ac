import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../../../india-time';
import type { Moment } from '../../../../ledger/lead-rows';
import {
  CONSENT_RECEIPT,
  type Connection,
  LEAD,
  LEAD_EVENT,
  type Rows,
  tableOf,
} from '../../../../ledger/ledger-rows';
import { ENQUIRY } from '../../../../privacy/consent-state';
import { standingChanges } from '../../../../publishing/project-changes/change-rows';
import type { ChangeKind } from '../../../../publishing/project-changes/compare-facts';
import { visits } from '../../../../visits/visit-rows';
import { type AgainKind, NEWS_FOR_DAYS, OLD_AFTER_DAYS } from '../../again-kinds';
import { NUMBER_MENDED, OUTCOMES, SPOKEN_KINDS, VISIT_KEPT } from '../../outcomes';
import { excludeErased, visibleLeads } from '../desk-leads';
import type { Viewer } from '../viewer';
import type { offeredProjects } from './offered-projects';

type Offered = Awaited<ReturnType<typeof offeredProjects>>;

/** The changes each choice stands for. */
export const KINDS_OF: Record<AgainKind, ChangeKind[]> = {
  price: ['price fell', 'price rose', 'price named', 'rent fell', 'rent rose', 'rent named'],
  home: ['free again'],
  certificate: ['certificate'],
  stage: ['stage', 'progress'],
};
const CHEAPER: ChangeKind[] = ['price fell', 'rent fell'];
const FURTHER: ChangeKind[] = ['stage', 'progress', 'certificate'];

/** Lost for something a change may have answered. Who said that they want nothing more is not asked again. */
const MAY_CHANGE_THEIR_MIND = ['Budget', 'Location', 'Size or plan', 'Possession date'];

/** After these nothing that changed before is to be told: somebody spoke or tried to, or moved the enquiry by hand. */
const SETTLES = [...OUTCOMES, VISIT_KEPT, 'stage'];
/** Somebody works on it, whatever changes meanwhile. */
const IS_WORK = ['note', 'follow-up'];
const WORK_DAYS = 7;
const VISIT_AHEAD = ['asked', 'booked', 'full', 'waiting'];

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
/** Since when changes are news. */
export const newsSince = (now: Date) => daysBefore(now, NEWS_FOR_DAYS);

/** What changed of each address and when last, of what may be told today. */
function changesByAddress(
  strapi: Core.Strapi,
  connection: Connection,
  { offered, kinds, since }: { offered: Offered; kinds: ChangeKind[]; since: Date },
) {
  const changes = standingChanges(strapi, connection)
    .where('at', '>=', since)
    .whereIn(
      'project',
      offered.map(({ project }) => project),
    );
  for (const { project, closed } of offered)
    if (closed.length > 0)
      changes.where((row) => row.whereNot({ project }).orWhereNull('phase').orWhereNotIn('phase', closed));
  const lastOf = (name: string, of: ChangeKind[]) =>
    connection.raw(`max(case when kind in (${of.map(() => '?').join(', ')}) then at end) as ??`, [
      ...of,
      name,
    ]);
  return changes
    .groupBy('address')
    .select(
      'address as again_address',
      lastOf('changed_at', kinds),
      lastOf('cheaper_at', CHEAPER),
      lastOf('free_at', KINDS_OF.home),
      lastOf('further_at', FURTHER),
    );
}

/** People and what was said to them, or noted of them, since a moment. */
function eventsOf(
  strapi: Core.Strapi,
  connection: Connection,
  { kinds, since }: { kinds: readonly string[]; since: Date },
) {
  const [leads, events] = [tableOf(strapi, connection, LEAD), tableOf(strapi, connection, LEAD_EVENT)];
  return events
    .rows()
    .join(
      leads
        .rows()
        .select('id as told_lead', `${leads.column('contact')} as told_contact`)
        .as('told'),
      (on) => on.on('told_lead', events.column('lead')),
    )
    .whereIn('kind', kinds)
    .where('at', '>=', since)
    .whereNotNull('told_contact');
}

/** People who are being dealt with: they asked again, a colleague noted something, a visit or a call is ahead. */
function busyPeople(strapi: Core.Strapi, connection: Connection, now: Date): Rows[] {
  const { rows, column } = tableOf(strapi, connection, LEAD);
  const contact = column('contact');
  const visit = visits(strapi, connection);
  const ahead = visit.rows().whereIn('state', VISIT_AHEAD).where(visit.column('startsAt'), '>', now);
  return [
    rows()
      .where(column('createdAt'), '>=', daysBefore(now, OLD_AFTER_DAYS))
      .where('suspected', false)
      .whereNotNull(contact)
      .select(contact),
    rows()
      .where(column('nextFollowUp'), '>=', daysBefore(now, WORK_DAYS))
      .whereNotNull(contact)
      .select(contact),
    rows()
      .whereIn('id', ahead.whereNotNull(visit.column('lead')).select(visit.column('lead')))
      .whereNotNull(contact)
      .select(contact),
    eventsOf(strapi, connection, { kinds: IS_WORK, since: daysBefore(now, WORK_DAYS) }).select(
      'told_contact',
    ),
  ];
}

/** Enquiries whose number was found to be wrong, and nobody was reached at since. */
function wrongNumbers(strapi: Core.Strapi, connection: Connection): Rows {
  const { rows, column } = tableOf(strapi, connection, LEAD_EVENT);
  const lead = column('lead');
  const { tableName } = strapi.db.metadata.get(LEAD_EVENT);
  const mended = rows()
    .from(`${tableName} as later`)
    .whereIn('later.kind', [NUMBER_MENDED, ...SPOKEN_KINDS])
    .whereRaw('?? = ?? and later.id > ??', [`later.${lead}`, `${tableName}.${lead}`, `${tableName}.id`]);
  return rows()
    .where({ kind: 'wrong number' })
    .whereNotNull(lead)
    .whereNotExists(mended.select(connection.raw('1')))
    .select(lead);
}

/** The last word of a person on being called and written to about their enquiries is a yes, and it was stored. */
function whereAgreed(strapi: Core.Strapi, connection: Connection, query: Rows): void {
  const { rows, column } = tableOf(strapi, connection, CONSENT_RECEIPT);
  const { tableName } = strapi.db.metadata.get(CONSENT_RECEIPT);
  const contact = column('contact');
  const [purpose = '', channel = ''] = ENQUIRY.split('/');
  const said = (granted: boolean) => rows().where({ purpose, channel, granted });
  const later = rows()
    .from(`${tableName} as later`)
    .where({ 'later.purpose': purpose, 'later.channel': channel })
    .whereRaw('?? = ?? and later.id > ??', [
      `later.${contact}`,
      `${tableName}.${contact}`,
      `${tableName}.id`,
    ]);
  const refused = said(false)
    .whereNotNull(contact)
    .whereNotExists(later.select(connection.raw('1')));
  const asked = `asked.${contact}`;
  query.whereNotIn(asked, refused.select(contact)).whereExists(
    said(true)
      .whereRaw('?? = ??', [`${tableName}.${contact}`, asked])
      .select(connection.raw('1')),
  );
}

/** Who asked more than once about one project, and the newest of these. */
function repeated(strapi: Core.Strapi, connection: Connection): Rows {
  const { rows, column } = tableOf(strapi, connection, LEAD);
  return rows()
    .where('suspected', false)
    .whereNotNull(column('contact'))
    .whereNotNull('project')
    .groupBy(column('contact'), 'project')
    .havingRaw('count(*) > 1')
    .select(`${column('contact')} as repeated_contact`, 'project as repeated_project')
    .max({ newest: 'id' });
}

type Asked = {
  viewer: Viewer;
  now: Date;
  offered: Offered;
  project: string | undefined;
  change: AgainKind | undefined;
};

/**
 * The old enquiries this viewer may see whose project has changed since anybody spoke to who sent them, as a query: with
 * `changed_at` and when they were spoken to last, `settled_at`. Decision 126 says which, and why.
 */
export function againLeads(
  strapi: Core.Strapi,
  connection: Connection,
  { viewer, now, offered, project, change }: Asked,
): Rows {
  const { column } = tableOf(strapi, connection, LEAD);
  const since = newsSince(now);
  const kinds = change ? KINDS_OF[change] : Object.values(KINDS_OF).flat();
  const contact = column('contact');
  const settled = eventsOf(strapi, connection, { kinds: SETTLES, since })
    .groupBy('told_contact')
    .select('told_contact as settled_contact')
    .max({ settled_at: 'at' });
  const asked = visibleLeads(strapi, connection, viewer)
    .join(changesByAddress(strapi, connection, { offered, kinds, since }).as('changes'), (on) =>
      on.on('again_address', 'project'),
    )
    .leftJoin(settled.as('settled'), (on) => on.on('settled_contact', contact))
    .leftJoin(repeated(strapi, connection).as('repeated'), (on) =>
      on.on('repeated_contact', contact).andOn('repeated_project', 'project'),
    )
    .where('suspected', false)
    .where(column('createdAt'), '<', daysBefore(now, OLD_AFTER_DAYS))
    .whereRaw('changed_at > ??', [column('createdAt')])
    .where((row) => row.whereNull('settled_at').orWhereRaw('changed_at > settled_at'))
    .whereNot('stage', 'Booked')
    .where((row) => row.whereNot('stage', 'Lost').orWhereIn(column('lostReason'), MAY_CHANGE_THEIR_MIND))
    .where((row) => row.whereNull('newest').orWhereRaw('newest = id'))
    .select('id', contact, 'stage', column('lostReason'), column('createdAt'))
    .select('changed_at', 'cheaper_at', 'free_at', 'further_at', 'settled_at');
  if (project) asked.where({ project });
  // In two steps: of all conditions at once Postgres expects one row, and joins row by row.
  const query: Rows = connection
    .withMaterialized('asked', asked)
    .from('asked')
    .whereNotIn('id', wrongNumbers(strapi, connection));
  for (const busy of busyPeople(strapi, connection, now)) query.whereNotIn(contact, busy);
  whereAgreed(strapi, connection, query);
  return excludeErased(strapi, connection, query);
}

type Found = { id: number; settled_at: Moment; total: number | string };

/**
 * A page of them with how many there are, found once: the one most worth calling first, by how near they were, then by
 * what speaks most for a call, then by the newest news.
 */
export async function mostWorth(
  strapi: Core.Strapi,
  connection: Connection,
  query: Rows,
  { page, size }: { page: number; size: number },
): Promise<Found[]> {
  const { column } = tableOf(strapi, connection, LEAD);
  const fresh = (of: string) => `(${of} > ?? and (settled_at is null or ${of} > settled_at))`;
  const reason = column('lostReason');
  const created = column('createdAt');
  const nearness = `case stage when 'Negotiation' then 0 when 'Visited' then 1 when 'Site visit booked' then 2
    when 'Qualified' then 3 when 'Contacted' then 4 when 'Lost' then case
      when ?? = 'Budget' and ${fresh('cheaper_at')} then 1
      when ?? = 'Size or plan' and ${fresh('free_at')} then 1
      when ?? = 'Possession date' and ${fresh('further_at')} then 1
      else 6 end
    else 5 end as nearness`;
  const news = `case when ${fresh('cheaper_at')} or ${fresh('free_at')} then 0
    when ${fresh('further_at')} then 1 else 2 end as news`;
  const found = query.select(
    'id',
    'settled_at',
    'changed_at',
    connection.raw(nearness, [reason, created, reason, created, reason, created]),
    connection.raw(news, [created, created, created]),
  );
  return await connection
    .withMaterialized('found', found)
    .from('found')
    .orderBy(['nearness', 'news', { column: 'changed_at', order: 'desc' }, { column: 'id', order: 'desc' }])
    .limit(size)
    .offset((page - 1) * size)
    .select('id', 'settled_at', connection.raw('(select count(*) from found) as total'));
}
