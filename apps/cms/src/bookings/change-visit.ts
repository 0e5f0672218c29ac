import type { VisitWay } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { type Actor, audit } from '../audit/audit-log';
import { announceDeliveries } from '../deliveries/wake';
import { dateIn, MINUTE_MS } from '../india-time';
import { type Connection, LEAD, tableOf } from '../ledger/ledger-rows';
import { takeWriteLock } from '../ledger/row-locks';
import { countStep } from '../visits/count-step';
import { type Guide, guidesOf } from '../visits/guides';
import { sayTime } from '../visits/say-time';
import type { Visit, VisitState } from '../visits/visit-rows';
import { giveToGuide } from './give-to-guide';
import { lockVisit } from './lock-visit';
import { promoteWaiting } from './promote-waiting';
import { freePlace, takePlace } from './take-place';
import { tellOfVisit } from './tell-of-visit';
import { type TimeOfProject, timeOfProject } from './time-of-project';
import { writeVisit } from './write-visit';

/** What is done to a visit. `move`: the guide is who is to show them round, where they can. */
export type Change =
  | { change: 'move'; startsAt: number; how?: VisitWay | undefined; guide?: number | null | undefined }
  | { change: 'guide'; guide: number }
  | { change: 'cancel' | 'wait' | 'keep' | 'miss' };
/**
 * Who changes it. An account leaves a line in the audit log; a visitor has none.
 * `also`: what else changes with it, in the same transaction, which holds the enquiry too.
 */
type By = {
  name: string;
  actor: Actor | null;
  also?: ((trx: Connection, visit: { before: Visit; after: Visit }) => Promise<void>) | undefined;
};
/**
 * `used`: it was changed since the link was made. `over`: what has begun or ended is not changed. `early`: nobody came to
 * what is days ahead, or failed to. `none`: there is no such time, or no such guide. `full`: it has no place left.
 * `busy`: the guide is not there then, or shows somebody else round.
 */
export type Changed =
  | { outcome: 'changed'; visit: Visit }
  | { outcome: 'used' | 'over' | 'early' | 'none' | 'full' | 'busy' };

/** Ends the transaction without a trace. */
class Refused extends Error {
  readonly outcome: Exclude<Changed['outcome'], 'changed'>;
  constructor(outcome: Refused['outcome']) {
    super(outcome);
    this.outcome = outcome;
  }
}

const OPEN: readonly VisitState[] = ['asked', 'booked', 'full', 'waiting'];

async function move(
  strapi: Core.Strapi,
  trx: Connection,
  visit: Visit,
  {
    to,
    by,
    now,
    ...wanted
  }: { to: TimeOfProject; by: string; now: number; how: VisitWay; guide: number | null },
): Promise<Visit> {
  if (!to.slot.ways.includes(wanted.how)) throw new Refused('none');
  const before = await freePlace(strapi, trx, visit.id);
  const guide = wanted.guide ?? before;
  const taken = await takePlace(strapi, trx, { ...to, guide, now }, { visit: visit.id });
  if (taken.outcome === 'full') throw new Refused('full');
  const wasBooked = visit.state === 'booked';
  const note = `${wasBooked ? `${sayTime(visit.startsAt)} → ` : ''}${sayTime(to.slot.start)}, ${wanted.how}`;
  const other = wasBooked && taken.guide !== before && to.guides.find(({ id }) => id === taken.guide);
  const moved = await writeVisit(strapi, trx, visit, {
    values: {
      state: 'booked',
      startsAt: to.slot.start,
      minutes: (to.slot.end - to.slot.start) / MINUTE_MS,
      how: wanted.how,
      hold: null,
      sequence: visit.sequence + 1,
    },
    event: {
      kind: wasBooked ? 'visit moved' : 'visit',
      note: other ? `${note}; ${other.name} shows them round now` : note,
      by,
    },
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
  // Who comes early has come.
  const isAhead = dateIn(new Date(visit.startsAt)) > dateIn(new Date(now));
  if ((change === 'keep' && isAhead) || (change === 'miss' && !hasBegun)) throw new Refused('early');
}

type Within = { change: Change; to: TimeOfProject | null; guides: Guide[]; by: string; now: number };

async function writeChange(
  strapi: Core.Strapi,
  trx: Connection,
  visit: Visit,
  { change, to, guides, by, now }: Within,
): Promise<Visit> {
  if (change.change === 'guide') {
    const given = await giveToGuide(strapi, trx, visit, { guide: change.guide, guides, by, now });
    if (given.outcome !== 'given') throw new Refused(given.outcome);
    return given.visit;
  }
  if (change.change !== 'move') return end(strapi, trx, visit, { change: change.change, by, now });
  if (!to) throw new Refused('none');
  const { how = visit.how, guide = null } = change;
  return move(strapi, trx, visit, { to, by, now, how, guide });
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
      ? await timeOfProject(strapi, seen.project, { startsAt: change.startsAt, isVisitor, now })
      : null;
  if (change.change === 'move' && !to) return { outcome: 'none' };
  const guides = change.change === 'guide' ? await guidesOf(strapi, seen.project) : [];
  try {
    const { before, after } = await strapi.db.connection.transaction(async (trx) => {
      await takeWriteLock(strapi, trx);
      const visit = await lockVisit(strapi, trx, seen.id, { changes: by.also !== undefined });
      if (!visit || visit.sequence !== seen.sequence) throw new Refused('used');
      refuseOver(visit, change, isVisitor, now);
      const changed = await writeChange(strapi, trx, visit, { change, to, guides, by: by.name, now });
      await by.also?.(trx, { before: visit, after: changed });
      if (by.actor) await auditChange(strapi, trx, { visit, actor: by.actor, change: change.change });
      return { before: visit, after: changed };
    });
    // What it left may be what somebody waits for.
    if (before.state === 'booked' && change.change !== 'guide')
      await promoteWaiting(strapi, before.project, before.startsAt, now);
    announceDeliveries(strapi);
    if (isVisitor && change.change === 'wait')
      await countStep(strapi, { project: after.project, step: 'waiting' }, now);
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
