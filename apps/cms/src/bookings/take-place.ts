import type { Core } from '@strapi/strapi';
import { HOUR_MS } from '../india-time';
import { type Connection, SALES_PERSON, tableOf } from '../ledger/ledger-rows';
import { lockRows } from '../ledger/row-locks';
import { type Guide, worksAt } from '../visits/guides';
import type { Slot } from '../visits/slots-of-rule';
import { places, visits } from '../visits/visit-rows';
import type { VisitRule } from '../visits/visit-rule';

const HALF_DAY_MS = 12 * HOUR_MS;

/** Who takes a place: a visit for good, or somebody who fills in a form, until a moment. */
export type Taker = { visit: number } | { hold: string; heldUntil: Date; heldBy: string | null };
type Wanted = {
  rule: VisitRule;
  /** Of the project, read before the transaction: on SQLite nothing else is answered within it. */
  guides: Guide[];
  slot: Slot;
  now: number;
  /** Who is guide if they can, as after a move. */
  guide?: number | null;
  /** The next of the waiting list. Everybody else finds a time full while somebody waits for it. */
  isNext?: boolean;
};
/** `full`: no place is left, or nobody to show anybody round. */
export type TakenPlace = { outcome: 'taken'; guide: number | null } | { outcome: 'full' };

/** One name for each place of a time; the unique column lets each be taken once. */
const nameOf = (project: string, start: number, number: number) =>
  `${project} ${new Date(start).toISOString()} ${number}`;

/**
 * Guides who are free at a time, kept by this transaction: nobody else gives one of them a visit until it
 * ends.
 */
export async function freeGuides(
  strapi: Core.Strapi,
  trx: Connection,
  guides: Guide[],
  { slot, now }: Pick<Wanted, 'slot' | 'now'>,
): Promise<number[]> {
  const able = guides.filter((guide) => worksAt(guide, slot)).map(({ id }) => id);
  if (able.length === 0) return [];
  const people = tableOf(strapi, trx, SALES_PERSON).rows().whereIn('id', able).orderBy('id').select('id');
  await lockRows(strapi, people);
  const table = places(strapi, trx);
  const busy: { guide: number }[] = await table
    .live(now)
    .whereIn('guide', able)
    .where(table.column('startsAt'), '<', new Date(slot.end))
    .where(table.column('endsAt'), '>', new Date(slot.start))
    .select('guide');
  return able.filter((id) => !busy.some(({ guide }) => guide === id));
}

/** Those whose visits of the day are fewest come first, so that visits are spread over guides. */
async function leastBusy(strapi: Core.Strapi, trx: Connection, free: number[], slot: Slot) {
  const table = places(strapi, trx);
  const theirs: { guide: number }[] = await table
    .rows()
    .whereIn('guide', free)
    .where(table.column('startsAt'), '>', new Date(slot.start - HALF_DAY_MS))
    .where(table.column('startsAt'), '<', new Date(slot.start + HALF_DAY_MS))
    .select('guide');
  const countOf = (id: number) => theirs.filter(({ guide }) => guide === id).length;
  return [...free].sort((one, other) => countOf(one) - countOf(other))[0] ?? null;
}

/** Whether somebody waits for a place of a time. */
async function isWaitedFor(
  strapi: Core.Strapi,
  trx: Connection,
  project: string,
  start: number,
): Promise<boolean> {
  const table = visits(strapi, trx);
  const waiting = table
    .rows()
    .where(table.columnsOf({ project, startsAt: new Date(start), state: 'waiting' }));
  return (await waiting.first('id')) !== undefined;
}

/**
 * Takes one place of a time, in the caller's transaction, which has begun by `takeWriteLock`. That a place is taken once
 * is held by the unique column; that a guide is in one place at a time by the lock on the guide's row.
 */
export async function takePlace(
  strapi: Core.Strapi,
  trx: Connection,
  { rule, guides, slot, now, guide: preferred = null, isNext = false }: Wanted,
  taker: Taker,
): Promise<TakenPlace> {
  if (!isNext && (await isWaitedFor(strapi, trx, rule.project, slot.start))) return { outcome: 'full' };
  const free = await freeGuides(strapi, trx, guides, { slot, now });
  if (guides.length > 0 && free.length === 0) return { outcome: 'full' };
  const guide =
    preferred !== null && free.includes(preferred) ? preferred : await leastBusy(strapi, trx, free, slot);
  const table = places(strapi, trx);
  // One after the other and in one order, so that two who meet wait for each other and never in a circle.
  for (let number = 1; number <= rule.places; number += 1) {
    const place = nameOf(rule.project, slot.start, number);
    await table.rows().where({ place }).where(table.column('heldUntil'), '<=', new Date(now)).delete();
    const id = await table.insert({
      place,
      project: rule.project,
      startsAt: new Date(slot.start),
      endsAt: new Date(slot.end),
      guide,
      ...taker,
    });
    if (id !== null) return { outcome: 'taken', guide };
  }
  return { outcome: 'full' };
}

/** Frees the place of a visit. @returns who was its guide */
export async function freePlace(strapi: Core.Strapi, trx: Connection, visit: number): Promise<number | null> {
  const table = places(strapi, trx);
  const theirs: { guide: number | null } | undefined = await table.rows().where({ visit }).first('guide');
  await table.rows().where({ visit }).delete();
  return theirs?.guide ?? null;
}
