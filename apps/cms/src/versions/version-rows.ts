import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Actor } from '../audit/audit-log';
import { type Connection, ENTRY_VERSION, tableOf } from '../ledger/ledger-rows';
import type { Json, Snapshot } from './entry-snapshot';

/** What was done to an entry; `found`: what it was before this history began. */
const ACTIONS = [
  'found',
  'created',
  'saved',
  'published',
  'unpublished',
  'discarded',
  'restored',
  'deleted',
  'brought back',
  'imported',
  'copied',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Which entry, of which type. */
export type EntryName = { type: string; entry: string };
/** One line of the history of an entry. */
export type VersionLine = EntryName & {
  id: number;
  version: string;
  at: string;
  who: string;
  action: Action;
  /** What it was made from, where that is not a form: the name of a file, or of the entry that was copied. */
  source: string | null;
  fields: string[];
};
/** The same with what the entry held then; null: the same as in the line before of this version. */
export type VersionRow = VersionLine & { snapshot: Snapshot | null; live: Snapshot | null };

const json: z.ZodType<Json> = z.json();
const snapshot = z
  .string()
  .nullable()
  .transform((text) => (text === null ? null : z.record(z.string(), json).parse(JSON.parse(text))));
const line = z.object({
  id: z.number(),
  type: z.string(),
  entry: z.string(),
  version: z.string(),
  // SQLite has no dates.
  at: z.union([z.date(), z.number(), z.string()]).transform((at) => new Date(at).toISOString()),
  who: z.string(),
  action: z.enum(ACTIONS),
  source: z.string().nullable(),
  fields: z
    .string()
    .nullable()
    .transform((names) => (names ? names.split(', ') : [])),
});
const row = line.extend({ snapshot, live: snapshot });

const LINE = ['id', 'type', 'entry', 'version', 'at', 'who', 'action', 'source', 'fields'];

type New = EntryName & {
  version: string;
  actor: Actor;
  action: Action;
  source?: string | null;
  at?: Date;
  fields?: string[];
  snapshot?: Snapshot | null;
  live?: Snapshot | null;
};

/** Adds a line to the history of an entry, as part of the caller's transaction. */
export async function addVersion(strapi: Core.Strapi, connection: Connection, added: New): Promise<void> {
  const {
    actor,
    source = null,
    fields = [],
    snapshot = null,
    live = null,
    at = new Date(),
    ...named
  } = added;
  const text = (value: Snapshot | null) => (value === null ? null : JSON.stringify(value));
  await tableOf(strapi, connection, ENTRY_VERSION).insertAll([
    {
      ...named,
      at,
      source,
      account: actor.id,
      who: actor.name,
      fields: fields.join(', ') || null,
      snapshot: text(snapshot),
      live: text(live),
    },
  ]);
}

/** The lines of an entry's history, the newest first. @param before the id of a line: what is older than that */
export async function linesOf(
  strapi: Core.Strapi,
  { type, entry }: EntryName,
  { atMost, before }: { atMost: number; before: number | null },
): Promise<VersionLine[]> {
  const rows = tableOf(strapi, strapi.db.connection, ENTRY_VERSION).rows().where({ type, entry });
  if (before !== null) rows.where('id', '<', before);
  return z.array(line).parse(await rows.orderBy('id', 'desc').limit(atMost).select(LINE));
}

/** One line of an entry's history, whole. */
export async function versionRow(
  strapi: Core.Strapi,
  connection: Connection,
  where: EntryName & { id: number },
): Promise<VersionRow | null> {
  const found: unknown = await tableOf(strapi, connection, ENTRY_VERSION).rows().where(where).first();
  return found === undefined ? null : row.parse(found);
}

/** What an entry held in a version; null: it is not known. */
export async function snapshotOfVersion(
  strapi: Core.Strapi,
  connection: Connection,
  where: EntryName & { version: string },
): Promise<Snapshot | null> {
  const found: unknown = await tableOf(strapi, connection, ENTRY_VERSION)
    .rows()
    .where(where)
    .whereNotNull('snapshot')
    .orderBy('id', 'desc')
    .first();
  return found === undefined ? null : row.parse(found).snapshot;
}

/** Who made a version what it is: the line that stored it. */
export async function makerOf(
  strapi: Core.Strapi,
  connection: Connection,
  where: EntryName & { version: string },
): Promise<VersionLine | null> {
  const found: unknown = await tableOf(strapi, connection, ENTRY_VERSION)
    .rows()
    .where(where)
    .whereNot({ action: 'found' })
    .orderBy('id', 'desc')
    .first(LINE);
  return found === undefined ? null : line.parse(found);
}
