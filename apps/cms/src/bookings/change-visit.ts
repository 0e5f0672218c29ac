import type { VisitWay } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { type Actor, audit } from '../audit/audit-log';
import { announceDeliveries } from '../deliveries/wake';
import { MINUTE_MS } from '../india-time';
import { type Connection, LEAD, tableOf } from '../ledger/ledger-rows';
import { lockRows, takeWriteLock } from '../ledger/row-locks';
import { type Guide, guidesOf } from '../visits/guides';
import { sayTime } from '../visits/say-time';
import { offeredSlotAt, type Slot, slotAt } from '../visits/slots-of-rule';
import { type Visit, type VisitState, visits } from '../visits/visit-rows';
import { type VisitRule, visitRuleOf } from '../visits/visit-rule';
import { promoteWaiting } from './promote-waiting';
import { freePlace, takePlace } from './take-place';
import { tellOfVisit } from './tell-of-visit';
import { writeVisit } from './write-visit';

/** What is done to a visit. `guide`: who is to show them round, where they can. */
export type Change =
  | { change: 'move'; startsAt: number; how?: VisitWay | undefined; guide?: number | null }
  | { change: 'cancel' | 'wait' | 'keep' | 'miss' };
/** Who changes it. An account leaves a line in the audit log; a visitor has none. */
type By = { name: string; actor: Actor | null };
/**
 * `used`: it was changed since the link was made. `over`: what has begun or ended is not changed. `none`: there is no
 * such time. `full`: it has no place left.
 */
export type Changed = { outcome: 'changed'; visit: Visit } | { outcome: 'used' | 'over' | 'none' | 'full' };

/** Ends the transaction without a trace. */
class Refused extends Error {
  readonly outcome: Exclude<Changed['outcome'], 'changed'>;
  constructor(outcome: Refused['outcome']) {
    super(outcome);
    this.outcome = outcome;
  }
}

type Place = { rule: VisitRule; guides: Guide[]; slot: Slot };

const OPEN: readonly VisitState[] = ['asked', 'booked', 'full', 'waiting'];

/** Where a visit is to go; null where no rule has such a time. Visitors keep the notice, the desk does not. */
async function placeFor(
  strapi: Core.Strapi,
  project: string,
  { startsAt, isVisitor, now }: { startsAt: number; isVisitor: boolean; now: number },
): Promise<Place | null> {
  const rule = await visitRuleOf(strapi, project);
  if (!rule) return null;
  const slot = isVisitor ? offeredSlotAt(rule, startsAt, now) : slotAt(rule, startsAt);
  if (!slot || startsAt <= now) return null;
  return { rule, slot, guides: await guidesOf(strapi, project) };
}

async function move(
  strapi: Core.Strapi,
  trx: Connection,
  visit: Visit,
  { to, by, now, ...wanted }: { to: Place; by: string; now: number; how: VisitWay; guide: number | null },
): Promise<Visit> {
  if (!to.slot.ways.includes(wanted.how)) throw new Refused('none');
  const before = await freePlace(strapi, trx, visit.id);
  const guide = wanted.guide ?? before;
  const taken = await takePlace(strapi, trx, { ...to, guide, now }, { visit: visit.id });
  if (taken.outcome === 'full') throw new Refused('full');
  const wasBooked = visit.state === 'booked';
  const note = `${wasBooked ? `${sayTime(visit.startsAt)} → ` : ''}${sayTime(to.slot.start)}, ${wanted.how}`;
  const moved = await writeVisit(strapi, trx, visit, {
    values: {
      state: 'booked',
      startsAt: to.slot.start,
      minutes: (to.slot.end - to.slot.start) / MINUTE_MS,
      how: wanted.how,
      hold: null,
      sequence: visit.sequence + 1,
    },
    event: { kind: wasBooked ? 'visit moved' : 'visit', note, by },
    now,
  });
  await tellOfVisit(strapi, trx, moved, wasBooked ? 'moved' : 'booked', now);
  return moved;
}

const ENDS = {
  cancel: { state: 'cancelled', kind: 'visit cancelled' },
  wait: { state: 'waiting', kind: 'visit waits' },
  keep: { state: 'kept', kind: 'visit kept' },
  miss: { state: 'missed', kind: 'visit missed' },
} as const;

async function end(
  strapi: Core.Strapi,
  trx: Connection,
  visit: Visit,
  { change, by, now }: { change: keyof typeof ENDS; by: string; now: number },
): Promise<Visit> {
  if (change === 'wait' && visit.state !== 'full') throw new Refused('used');
  if ((change === 'keep' || change === 'miss') && visit.state !== 'booked') throw new Refused('over');
  const { state, kind } = ENDS[change];
  if (change === 'cancel') await freePlace(strapi, trx, visit.id);
  const ended = await writeVisit(strapi, trx, visit, {
    values: { state, sequence: visit.sequence + 1 },
    event: { kind, note: `${sayTime(visit.startsAt)}, ${visit.how}`, by },
    now,
  });
  if (change === 'cancel') await tellOfVisit(strapi, trx, ended, 'cancelled', now);
  if (change === 'wait') await tellOfVisit(strapi, trx, ended, 'waiting', now);
  return ended;
}

/** What may be done to a visit by now: nothing to what ended, and a visitor moves nothing that has begun. */
function refuseOver(visit: Visit, { change }: Change, isVisitor: boolean, now: number): void {
  if (!OPEN.includes(visit.state)) throw new Refused('over');
  const hasBegun = visit.startsAt <= now;
  if (hasBegun && (isVisitor ? visit.state === 'booked' : change === 'cancel')) throw new Refused('over');
  if (hasBegun && change === 'wait') throw new Refused('over');
}

/**
 * Changes a visit, in one transaction: it has its old place until it has the new one, and is told of once.
 * @param seen the visit as whoever changes it saw it; what was changed since is changed by nobody unseen
 */
export async function changeVisit(
  strapi: Core.Strapi,
  seen: Pick<Visit, 'id' | 'sequence'> & { project: string },
  change: Change,
  by: By,
  now = Date.now(),
): Promise<Changed> {
  const isVisitor = by.actor === null;
  const to =
    change.change === 'move'
      ? await placeFor(strapi, seen.project, { startsAt: change.startsAt, isVisitor, now })
      : null;
  if (change.change === 'move' && !to) return { outcome: 'none' };
  try {
    const { before, after } = await strapi.db.connection.transaction(async (trx) => {
      await takeWriteLock(strapi, trx);
      const table = visits(strapi, trx);
      const rows = table.rows().where({ id: seen.id }).select(table.columns);
      const [visit] = table.read(await lockRows(strapi, rows));
      if (!visit || visit.sequence !== seen.sequence) throw new Refused('used');
      refuseOver(visit, change, isVisitor, now);
      const changed =
        change.change === 'move' && to
          ? await move(strapi, trx, visit, {
              to,
              by: by.name,
              now,
              how: change.how ?? visit.how,
              guide: change.guide ?? null,
            })
          : change.change === 'move'
            ? visit
            : await end(strapi, trx, visit, { change: change.change, by: by.name, now });
      if (by.actor) await auditChange(strapi, trx, { visit, actor: by.actor, change: change.change });
      return { before: visit, after: changed };
    });
    // What it left may be what somebody waits for.
    if (before.state === 'booked') await promoteWaiting(strapi, before.project, before.startsAt, now);
    announceDeliveries(strapi);
    return { outcome: 'changed', visit: after };
  } catch (error) {
    if (error instanceof Refused) return { outcome: error.outcome };
    throw error;
  }
}

async function auditChange(
  strapi: Core.Strapi,
  trx: Connection,
  { visit, actor, change }: { visit: Visit; actor: Actor; change: string },
): Promise<void> {
  const lead: { reference: string } | undefined = await tableOf(strapi, trx, LEAD)
    .rows()
    .where({ id: visit.lead ?? 0 })
    .first('reference');
  const entry = lead?.reference ?? visit.documentId;
  await audit(strapi, trx, { actor, action: 'changed', subject: 'visit', entry, details: change });
}
