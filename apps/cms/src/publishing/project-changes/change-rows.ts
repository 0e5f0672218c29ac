import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Connection, PROJECT_CHANGE, tableOf } from '../../ledger/ledger-rows';
import { CHANGE_KINDS, type Change, stillStands } from './compare-facts';
import type { ProjectFacts } from './project-facts';

const row = z.object({
  id: z.number(),
  project: z.string(),
  address: z.string(),
  kind: z.enum(CHANGE_KINDS),
  what: z.string(),
  phase: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  // SQLite has no dates.
  at: z.union([z.date(), z.number(), z.string()]).transform((at) => new Date(at)),
});
/** A change as it is stored: once for each address the project has been asked about by. */
export type ChangeRow = z.infer<typeof row>;

/** The changes of published projects that still are what they say, as a query. */
export function standingChanges(strapi: Core.Strapi, connection: Connection) {
  return tableOf(strapi, connection, PROJECT_CHANGE).rows().where({ outdated: false });
}

/** Those of some of them, the newest first. */
export async function changesOf(
  strapi: Core.Strapi,
  connection: Connection,
  { addresses, since }: { addresses: string[]; since: Date },
): Promise<ChangeRow[]> {
  const rows: unknown = await standingChanges(strapi, connection)
    .whereIn('address', addresses)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id')
    .select(Object.keys(row.shape));
  return z.array(row).parse(rows);
}

/** Stores what became another, for each address of the project, as part of the caller's transaction. */
export async function addChanges(
  strapi: Core.Strapi,
  trx: Connection,
  { project, addresses, changes, at }: { project: string; addresses: string[]; changes: Change[]; at: Date },
): Promise<void> {
  await tableOf(strapi, trx, PROJECT_CHANGE).insertAll(
    addresses.flatMap((address) =>
      changes.map((change) => ({ ...change, project, address, at, outdated: false })),
    ),
  );
}

/** Lets nobody be called for what is not so any more, as part of the caller's transaction. */
export async function outdateChanges(
  strapi: Core.Strapi,
  trx: Connection,
  project: string,
  facts: ProjectFacts,
): Promise<void> {
  const rows: unknown = await standingChanges(strapi, trx).where({ project }).select(Object.keys(row.shape));
  const past = z
    .array(row)
    .parse(rows)
    .filter((change) => !stillStands(change, facts))
    .map(({ id }) => id);
  if (past.length === 0) return;
  await tableOf(strapi, trx, PROJECT_CHANGE).rows().whereIn('id', past).update({ outdated: true });
}
