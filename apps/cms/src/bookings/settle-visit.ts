import { HOLD_MINUTES, VISIT_PROJECTS_MAX } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { MINUTE_MS } from '../india-time';
import { type Connection, LEAD, tableOf } from '../ledger/ledger-rows';
import { takeWriteLock } from '../ledger/row-locks';
import { codeOf } from '../logging/error-code';
import { countStep } from '../visits/count-step';
import { guidesOf } from '../visits/guides';
import { sayTime } from '../visits/say-time';
import { offeredSlotAt } from '../visits/slots-of-rule';
import { places, type Visit, visitOf, visits } from '../visits/visit-rows';
import { visitRuleOf } from '../visits/visit-rule';
import { lockVisit } from './lock-visit';
import { takePlace } from './take-place';
import { tellOfVisit } from './tell-of-visit';
import { visitKey } from './visit-wish';
import { writeVisit } from './write-visit';

// A person comes once or twice; whoever wants more times than that is spoken to first.
const BOOKED_PER_PERSON = 3;
const BY = 'visitor';
const AT_ONCE = 50;
// The enquiry's own answer settles it; after this it is certain that nobody does any more.
const LEFT_AFTER_MS = 20_000;

/** What becomes of a visit that was asked for, and how the history says it. */
const SETTLED = {
  booked: { kind: 'visit', says: '' },
  waiting: { kind: 'visit waits', says: ': it is full' },
  full: { kind: 'visit full', says: ': taken by others meanwhile' },
} as const;

/** The visit, kept by this transaction, while nobody has settled it and its enquiry is not taken for spam. */
async function unsettled(strapi: Core.Strapi, trx: Connection, id: number): Promise<Visit | null> {
  const visit = await lockVisit(strapi, trx, id);
  if (visit?.state !== 'asked' || visit.lead === null) return null;
  const lead: { suspected: boolean | number } | undefined = await tableOf(strapi, trx, LEAD)
    .rows()
    .where({ id: visit.lead })
    .first('suspected');
  return lead && !lead.suspected ? visit : null;
}

/** Takes over the place that was held while the form was filled in. */
async function takeHeld(strapi: Core.Strapi, trx: Connection, visit: Visit, now: number): Promise<boolean> {
  if (visit.hold === null) return false;
  const table = places(strapi, trx);
  const taken = await table
    .rows()
    .where(table.columnsOf({ hold: visit.hold, project: visit.project, startsAt: new Date(visit.startsAt) }))
    .where(table.column('heldUntil'), '>', new Date(now))
    .whereNull('visit')
    .update(table.columnsOf({ visit: visit.id, hold: null, heldUntil: null, heldBy: null }));
  return taken === 1;
}

/** Whether this person has as many visits before them as one person books without being spoken to. */
async function hasMany(strapi: Core.Strapi, trx: Connection, visit: Visit, now: number): Promise<boolean> {
  const leads = tableOf(strapi, trx, LEAD);
  const contact = leads
    .rows()
    .where({ id: visit.lead })
    .whereNotNull(leads.column('contact'))
    .select(leads.column('contact'));
  const table = visits(strapi, trx);
  const theirs: { id: number }[] = await table
    .rows()
    .whereIn(table.column('lead'), leads.rows().whereIn(leads.column('contact'), contact).select('id'))
    .where({ state: 'booked' })
    .where(table.column('startsAt'), '>', new Date(now))
    .limit(BOOKED_PER_PERSON)
    .select('id');
  return theirs.length >= BOOKED_PER_PERSON;
}

/**
 * Settles a visit that an enquiry asked for: it gets its place, or its visitor is on the
 * list of a full time, or told that others were quicker. In one
 * transaction, once, whoever tries; a time that no rule has, or a rule that is not there, stays asked for until somebody
 * at the desk answers.
 */
async function settleVisit(strapi: Core.Strapi, asked: Visit, now = Date.now()): Promise<void> {
  const rule = await visitRuleOf(strapi, asked.project);
  // What was offered when the form was opened is still given when it comes.
  const slot = rule ? offeredSlotAt(rule, asked.startsAt, now - HOLD_MINUTES * MINUTE_MS) : undefined;
  if (!rule || !slot?.ways.includes(asked.how) || asked.startsAt <= now) return;
  const guides = await guidesOf(strapi, asked.project);
  const state = await strapi.db.connection.transaction(async (trx) => {
    await takeWriteLock(strapi, trx);
    const visit = await unsettled(strapi, trx, asked.id);
    if (!visit || (await hasMany(strapi, trx, visit, now))) return null;
    const held = await takeHeld(strapi, trx, visit, now);
    const isTaken =
      held ||
      (await takePlace(strapi, trx, { rule, guides, slot, now }, { visit: visit.id })).outcome === 'taken';
    const outcome = isTaken ? 'booked' : visit.waits ? 'waiting' : 'full';
    const { kind, says } = SETTLED[outcome];
    const minutes = (slot.end - slot.start) / MINUTE_MS;
    const written = await writeVisit(strapi, trx, visit, {
      values: { state: outcome, minutes, hold: null },
      event: { kind, note: `${sayTime(slot.start)}, ${visit.how}${says}`, by: BY },
      now,
    });
    await tellOfVisit(strapi, trx, written, outcome, now);
    return outcome;
  });
  // Without a hold it is none of those who chose a time on the site, but for those who wait for one.
  if (state !== null && (asked.hold !== null || state === 'waiting'))
    await countStep(strapi, { project: asked.project, step: state }, now);
}

/** Settles the visit of a key, if there is one. @returns the visit as it stands then */
async function settleByKey(strapi: Core.Strapi, key: string): Promise<Visit | null> {
  const connection = strapi.db.connection;
  const asked = await visitOf(strapi, connection, { key });
  if (!asked) return null;
  if (asked.state !== 'asked') return asked;
  try {
    await settleVisit(strapi, asked);
  } catch (error) {
    // The enquiry is stored, and whoever looks for what was left settles it.
    strapi.log.error(`A visit could not be settled, and is tried again: ${codeOf(error)}`);
  }
  return (await visitOf(strapi, connection, { key })) ?? null;
}

/**
 * Settles the visits that an enquiry asked for, the first of which has its key, one after the other.
 * @returns the first as it stands then; null where it asked for none
 */
export async function settleVisitsOf(strapi: Core.Strapi, key: string): Promise<Visit | null> {
  const settled = [];
  for (let nth = 1; nth <= VISIT_PROJECTS_MAX; nth += 1)
    settled.push(await settleByKey(strapi, visitKey(key, nth)));
  return settled.find((visit) => visit !== null) ?? null;
}

/**
 * Settles what was left: its process was killed between enquiry and visit, or the enquiry was found to be no spam.
 * Any number of processes may do so at once.
 */
export async function settleLeftVisits(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const table = visits(strapi, strapi.db.connection);
  // By pages of all that is left: what waits for a person is among it and stays.
  for (let after = 0, isMore = true; isMore; ) {
    const left = table.read(
      await table
        .rows()
        .where({ state: 'asked' })
        .where('id', '>', after)
        .where(table.column('startsAt'), '>', new Date(now))
        .where(table.column('stateSince'), '<', new Date(now - LEFT_AFTER_MS))
        .orderBy('id')
        .limit(AT_ONCE)
        .select(table.columns),
    );
    for (const visit of left) await settleVisit(strapi, visit, now);
    after = left.at(-1)?.id ?? after;
    isMore = left.length === AT_ONCE;
  }
}
