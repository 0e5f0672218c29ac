import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Connection, SCHEDULED_CHANGE, tableOf } from '../ledger/ledger-rows';
import { CITY, LOCALITY } from '../publishing/mistakes/place-drafts';

/** What is done to an entry at its time. */
export const ACTIONS = ['publish', 'unpublish'] as const;
export type Action = (typeof ACTIONS)[number];
/** `waiting` for its time; `done`; or `failed`, with the sentence that says why. */
const STATES = ['waiting', 'done', 'failed'] as const;
export type State = (typeof STATES)[number];

/** Which entry, of which type. */
export type EntryName = { type: string; entry: string };
/** A change that is set for an entry, or what came of it. Moments are in milliseconds since 1970. */
export type Change = EntryName & {
  id: number;
  action: Action;
  at: number;
  account: number | null;
  who: string;
  state: State;
  tries: number;
  settledAt: number | null;
  outcome: string | null;
};

// SQLite has no dates, and Postgres gives them as such.
const moment = z.union([z.date(), z.number(), z.string()]).transform((at) => new Date(at).getTime());
const row = z.object({
  id: z.number(),
  type: z.string(),
  entry: z.string(),
  action: z.enum(ACTIONS),
  at: moment,
  account: z.number().nullable(),
  who: z.string(),
  state: z.enum(STATES),
  tries: z.number(),
  settledAt: moment.nullable(),
  outcome: z.string().nullable(),
});

const table = (strapi: Core.Strapi, connection: Connection) => tableOf(strapi, connection, SCHEDULED_CHANGE);

/** The rows of the table as they are asked for, with the names of their fields. */
function changes(strapi: Core.Strapi, connection: Connection) {
  const { rows, column } = table(strapi, connection);
  return {
    column,
    asked: () =>
      rows().select(
        'id',
        'type',
        'entry',
        'action',
        'at',
        'account',
        'who',
        'state',
        'tries',
        `${column('settledAt')} as settledAt`,
        'outcome',
      ),
  };
}
const read = (rows: unknown): Change[] => z.array(row).parse(rows);

// Of each kind one may wait for an entry: the unique column holds no two alike, and any number that are empty.
const slotOf = ({ type, entry, action }: EntryName & { action: Action }) => `${action} ${type} ${entry}`;

// Of one moment, first what others are refused without: a locality without its city, a project without its locality.
const RANK = 'case type when ? then 0 when ? then 1 else 2 end';

/** What waits and is due at a moment, in the order it was to happen. */
export async function dueChanges(strapi: Core.Strapi, now: number, atMost: number): Promise<Change[]> {
  const { asked, column } = changes(strapi, strapi.db.connection);
  const due = asked().where({ state: 'waiting' }).where(column('tryAt'), '<=', new Date(now));
  return read(await due.orderBy('at').orderByRaw(RANK, [CITY, LOCALITY]).orderBy('id').limit(atMost));
}

/** What waits for an entry, in the order it is to happen. */
export async function waitingChanges(
  strapi: Core.Strapi,
  connection: Connection,
  { type, entry }: EntryName,
): Promise<Change[]> {
  const { asked } = changes(strapi, connection);
  return read(await asked().where({ type, entry, state: 'waiting' }).orderBy('at').orderBy('id'));
}

/** What came of an entry's changes last, the newest first. */
export async function settledChanges(strapi: Core.Strapi, { type, entry }: EntryName): Promise<Change[]> {
  const { asked, column } = changes(strapi, strapi.db.connection);
  const settled = asked().where({ type, entry }).whereNot({ state: 'waiting' });
  return read(await settled.orderBy(column('settledAt'), 'desc').orderBy('id', 'desc').limit(10));
}

/** Everything set for a span of time, of some types; what is already past too. */
export async function changesBetween(
  strapi: Core.Strapi,
  { from, to, types, atMost }: { from: number; to: number; types: string[]; atMost: number },
): Promise<Change[]> {
  const { asked } = changes(strapi, strapi.db.connection);
  const within = asked()
    .whereIn('type', types)
    .where('at', '>=', new Date(from))
    .where('at', '<', new Date(to));
  return read(await within.orderBy('at').orderBy('id').limit(atMost));
}

type New = EntryName & { action: Action; at: number; account: number | null; who: string };

/** Sets when something happens to an entry, in the place of what was set for it before. */
export async function putChange(strapi: Core.Strapi, trx: Connection, change: New): Promise<void> {
  const at = new Date(change.at);
  const fresh = { state: 'waiting', tries: 0, tryAt: at, slot: slotOf(change) };
  await table(strapi, trx).put('slot', { ...change, ...fresh, at });
}

/** Takes back what waits for an entry. @returns when it was to happen; null: nothing waited */
export async function dropChange(
  strapi: Core.Strapi,
  trx: Connection,
  change: EntryName & { action: Action },
): Promise<number | null> {
  const [waiting] = (await waitingChanges(strapi, trx, change)).filter(
    ({ action }) => action === change.action,
  );
  if (!waiting) return null;
  await table(strapi, trx).rows().where({ id: waiting.id }).delete();
  return waiting.at;
}

/** Says what came of a change that waited. @returns false where another process said so, or somebody has moved it */
export async function settleChange(
  strapi: Core.Strapi,
  trx: Connection,
  { id, at }: Pick<Change, 'id' | 'at'>,
  came: { state: Exclude<State, 'waiting'>; outcome: string | null; now: number },
): Promise<boolean> {
  const { rows, columnsOf } = table(strapi, trx);
  const { state, outcome } = came;
  const settled: number = await rows()
    .where({ id, at: new Date(at), state: 'waiting' })
    .update(columnsOf({ state, outcome, settledAt: new Date(came.now), slot: null }));
  return settled > 0;
}

/** Has a change tried again later, which nobody has settled or moved meanwhile. */
export async function putOff(
  strapi: Core.Strapi,
  { id, at, tries }: Pick<Change, 'id' | 'at' | 'tries'>,
  tryAt: number,
): Promise<void> {
  const { rows, columnsOf } = table(strapi, strapi.db.connection);
  await rows()
    .where({ id, tries, at: new Date(at), state: 'waiting' })
    .update(columnsOf({ tries: tries + 1, tryAt: new Date(tryAt) }));
}

/** Forgets all of an entry: what waits and what came. */
export async function forgetEntry(
  strapi: Core.Strapi,
  trx: Connection,
  { type, entry }: EntryName,
): Promise<void> {
  await table(strapi, trx).rows().where({ type, entry }).delete();
}

/** Forgets what was settled before a moment. @returns how many that were */
export async function forgetBefore(strapi: Core.Strapi, before: number): Promise<number> {
  const { rows, column } = table(strapi, strapi.db.connection);
  return await rows()
    .whereNot({ state: 'waiting' })
    .where(column('settledAt'), '<', new Date(before))
    .delete();
}
