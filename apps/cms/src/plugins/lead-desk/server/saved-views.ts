import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DESK_VIEW, tableOf } from '../../../ledger/ledger-rows';
import { countRows } from '../../../ledger/row-count';
import { leadFilters } from './lead-filters';
import type { Viewer } from './viewer';

const LONGEST_NAME = 60;
const MOST_VIEWS = 20;

/** Without what was searched for: the name or number of a person, which would outlast their erasure. */
const kept = leadFilters.transform(({ q: _, ...filters }) => filters);

/** Filters somebody keeps under a name. */
export const savedView = z.strictObject({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  filters: kept,
});

const views = (strapi: Core.Strapi) => tableOf(strapi, strapi.db.connection, DESK_VIEW);
const ownViews = (strapi: Core.Strapi, { actor }: Viewer) =>
  views(strapi)
    .rows()
    .where({ account: actor.id ?? 0 });

type Row = { documentId: string; name: string; filters: unknown };

/** The views of one account. */
export async function savedViews(strapi: Core.Strapi, viewer: Viewer) {
  const documentId = views(strapi).column('documentId');
  const rows: Row[] = await ownViews(strapi, viewer)
    .orderBy('name')
    .select({ documentId, name: 'name', filters: 'filters' });
  return rows.flatMap(({ filters, ...row }) => {
    // SQLite keeps JSON as text. Filters of an older version that are none any more are left out.
    const parsed = kept.safeParse(typeof filters === 'string' ? JSON.parse(filters) : filters);
    return parsed.success ? [{ ...row, filters: parsed.data }] : [];
  });
}

/** Keeps a view. @returns false when there are too many */
export async function saveView(
  strapi: Core.Strapi,
  viewer: Viewer,
  { name, filters }: z.infer<typeof savedView>,
): Promise<boolean> {
  if ((await countRows(ownViews(strapi, viewer))) >= MOST_VIEWS || viewer.actor.id === null) return false;
  await views(strapi).insertAll([{ account: viewer.actor.id, name, filters: JSON.stringify(filters) }]);
  return true;
}

/** Forgets a view, if it is this account's. */
export async function forgetView(strapi: Core.Strapi, viewer: Viewer, documentId: string): Promise<boolean> {
  const forgotten: number = await ownViews(strapi, viewer)
    .where(views(strapi).columnsOf({ documentId }))
    .delete();
  return forgotten > 0;
}
