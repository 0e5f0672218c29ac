import { VISIT_WAYS } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Connection, tableOf, VISIT, VISIT_PLACE } from '../ledger/ledger-rows';

/**
 * `asked`: a time is wanted and nobody has settled it yet. `booked`: it has its place. `full`: the time was taken by
 * others. `waiting`: on the list of a full time. `cancelled`, `kept` and `missed` end it.
 */
const VISIT_STATES = ['asked', 'booked', 'full', 'waiting', 'cancelled', 'kept', 'missed'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

// SQLite has no dates, and Postgres gives them as such.
const moment = z.union([z.date(), z.number(), z.string()]).transform((at) => new Date(at).getTime());
const flag = z.union([z.boolean(), z.number()]).transform(Boolean);
const row = z.object({
  id: z.number(),
  documentId: z.string(),
  key: z.string(),
  lead: z.number().nullable(),
  project: z.string(),
  startsAt: moment,
  minutes: z.number(),
  how: z.enum(VISIT_WAYS),
  people: z.number(),
  language: z.string().nullable(),
  fetched: flag,
  fetchFrom: z.string().nullable(),
  timeZone: z.string().nullable(),
  hold: z.string().nullable(),
  // Older rows have none.
  waits: flag.nullable().transform(Boolean),
  state: z.enum(VISIT_STATES),
  sequence: z.number(),
});
/** A visit as its row has it. Moments are in milliseconds since 1970. */
export type Visit = z.infer<typeof row>;

/** The table of visits, with what to select of it. */
export function visits(strapi: Core.Strapi, connection: Connection) {
  const table = tableOf(strapi, connection, VISIT);
  const { tableName } = strapi.db.metadata.get(VISIT);
  const columns = Object.fromEntries(
    Object.keys(row.shape).map((name) => [name, `${tableName}.${table.column(name)}`]),
  );
  return { ...table, tableName, columns, read: (rows: unknown): Visit[] => z.array(row).parse(rows) };
}

const placeRow = z.object({
  id: z.number(),
  startsAt: moment,
  endsAt: moment,
  visit: z.number().nullable(),
  guide: z.number().nullable(),
});
/** A place of a time that is taken or held. */
export type Place = z.infer<typeof placeRow>;

/** The table of places. */
export function places(strapi: Core.Strapi, connection: Connection) {
  const table = tableOf(strapi, connection, VISIT_PLACE);
  const columns = Object.fromEntries(Object.keys(placeRow.shape).map((name) => [name, table.column(name)]));
  /** Those that count at a moment: a hold that ran out is free without anybody doing anything. */
  const live = (now: number) =>
    table
      .rows()
      .where((place) =>
        place.whereNull(table.column('heldUntil')).orWhere(table.column('heldUntil'), '>', new Date(now)),
      );
  return { ...table, columns, live, read: (rows: unknown): Place[] => z.array(placeRow).parse(rows) };
}

/** The one visit of this id; undefined when there is none. */
export async function visitOf(
  strapi: Core.Strapi,
  connection: Connection,
  where: { id: number } | { documentId: string } | { key: string },
): Promise<Visit | undefined> {
  const table = visits(strapi, connection);
  return table.read(await table.rows().where(table.columnsOf(where)).limit(1).select(table.columns))[0];
}
