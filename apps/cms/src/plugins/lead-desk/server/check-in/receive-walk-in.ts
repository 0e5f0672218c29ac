import type { Core } from '@strapi/strapi';
import { changeVisit } from '../../../../bookings/change-visit';
import { announceDeliveries } from '../../../../deliveries/wake';
import { dateIn, startOfDate } from '../../../../india-time';
import { LEAD, LEAD_EVENT, tableOf } from '../../../../ledger/ledger-rows';
import { lockRows, takeWriteLock } from '../../../../ledger/row-locks';
import { sayTime } from '../../../../visits/say-time';
import { type Visit, visits } from '../../../../visits/visit-rows';
import { enterLead } from '../entry/enter-lead';
import type { Viewer } from '../viewer';
import { changeLeadOfVisit } from '../visits/lead-of-visit';

/** Who walks in, in the three fields of the site office. */
export type WalkIn = {
  id: string;
  project: string;
  name: string;
  mobile: string;
  wish: string;
  /** Whether they agreed, asked there, that they are answered. */
  agrees: boolean;
};
type Received = Awaited<ReturnType<typeof enterLead>>;
type Here = { lead: string; project: string; key: string; at: number };

/** A visit of the same person to the same project on that day: who booked and walks in comes once. */
async function visitOfPerson(strapi: Core.Strapi, { lead, project, at }: Here): Promise<Visit | undefined> {
  const connection = strapi.db.connection;
  const [table, leads] = [visits(strapi, connection), tableOf(strapi, connection, LEAD)];
  const day = dateIn(new Date(at));
  const person = leads.rows().where(leads.columnsOf({ documentId: lead }));
  const theirs = leads
    .rows()
    .whereIn(leads.column('contact'), person.select(leads.column('contact')))
    .select('id');
  const rows = await table
    .rows()
    .whereIn(table.column('lead'), theirs)
    .where(table.columnsOf({ project }))
    .whereIn('state', ['booked', 'kept'])
    .where(table.column('startsAt'), '>=', startOfDate(day))
    .where(table.column('startsAt'), '<', startOfDate(day, 1))
    // Kept before booked.
    .orderBy('state', 'desc')
    .orderBy('id')
    .select(table.columns);
  return table.read(rows)[0];
}

/** A visit that nobody had booked: it has no place, so that it takes none from who has one. */
async function writeVisitOfWalkIn(strapi: Core.Strapi, viewer: Viewer, { lead, project, key, at }: Here) {
  const now = new Date(at);
  await strapi.db.connection.transaction(async (trx) => {
    await takeWriteLock(strapi, trx);
    const leads = tableOf(strapi, trx, LEAD);
    const found = leads
      .rows()
      .where(leads.columnsOf({ documentId: lead }))
      .select('id');
    const [row]: { id: number }[] = await lockRows(strapi, found);
    if (!row) return;
    const id = await visits(strapi, trx).insert({
      key,
      lead: row.id,
      project,
      startsAt: now,
      minutes: 0,
      how: 'in person',
      people: 1,
      language: null,
      fetched: false,
      fetchFrom: null,
      timeZone: null,
      hold: null,
      state: 'kept',
      stateSince: now,
      sequence: 0,
    });
    // It was brought before.
    if (id === null) return;
    const event = { kind: 'visit kept', note: `${sayTime(at)}, walked in`, by: viewer.actor.name };
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([{ lead: row.id, at: now, ...event }]);
    await changeLeadOfVisit(strapi, trx, { viewer, lead: row.id, outcome: 'kept', now });
  });
}

/**
 * Stores who walked in as an enquiry entered by hand, and that they are here. Each step is done once however often it is
 * sent, so that a press whose answer was lost is sent again without a thought.
 * @param at milliseconds since 1970
 */
export async function receiveWalkIn(
  strapi: Core.Strapi,
  viewer: Viewer,
  { id, project, name, mobile, wish, agrees }: WalkIn,
  at: number,
): Promise<Received> {
  const consent = agrees ? 'in person' : 'not asked';
  const lead = { name, mobile, message: wish, source: 'walk-in', project, consent };
  const entered = await enterLead(strapi, viewer, { lead, mine: viewer.person !== null, key: id });
  if (entered.outcome !== 'stored') return entered;
  const here = { lead: entered.documentId, project, key: `walk-in-${id}`, at };
  const known = await visitOfPerson(strapi, here);
  if (known?.state === 'kept') return entered;
  if (known) {
    // A colleague's, too: whoever stands at the door receives them, and learns nothing by it.
    const kept = await changeVisit(
      strapi,
      known,
      { change: 'keep' },
      {
        name: viewer.actor.name,
        actor: viewer.actor,
        async also(trx, { after }) {
          if (after.lead === null) return;
          const now = new Date(at);
          await changeLeadOfVisit(strapi, trx, { viewer, lead: after.lead, outcome: 'kept', now });
        },
      },
      at,
    );
    if (kept.outcome === 'changed') return entered;
  }
  await writeVisitOfWalkIn(strapi, viewer, here);
  announceDeliveries(strapi);
  return entered;
}
