import type { Core } from '@strapi/strapi';
import { type Connection, LEAD_TAG, TAG, tableOf } from './ledger-rows';

/** The kind of line that a history has of tags. */
export const TAGGED = 'tags';

/** A tag of the house. */
export type Tag = { id: number; documentId: string; label: string };

const byLabel = (one: Tag, other: Tag) => one.label.localeCompare(other.label) || one.id - other.id;

/** All tags of the house, by their labels. */
export async function tagsOfHouse(strapi: Core.Strapi, connection: Connection): Promise<Tag[]> {
  const { rows, column } = tableOf(strapi, connection, TAG);
  const tags: Tag[] = await rows().select({ id: 'id', documentId: column('documentId'), label: 'label' });
  return tags.sort(byLabel);
}

/** The tags of some leads, by the leads' row ids and their labels; a lead without any is not there. */
export async function tagsOfLeads(
  strapi: Core.Strapi,
  connection: Connection,
  leads: number[],
): Promise<Map<number, Tag[]>> {
  const { rows, column } = tableOf(strapi, connection, LEAD_TAG);
  const carried: { lead: number; tag: number | null }[] = await rows()
    .whereIn(column('lead'), leads)
    .select({ lead: column('lead'), tag: column('tag') });
  if (carried.length === 0) return new Map();
  const known = new Map((await tagsOfHouse(strapi, connection)).map((tag) => [tag.id, tag]));
  const found = new Map<number, Tag[]>();
  for (const { lead, tag: id } of carried) {
    const tag = known.get(id ?? 0);
    if (tag) found.set(lead, [...(found.get(lead) ?? []), tag]);
  }
  for (const tags of found.values()) tags.sort(byLabel);
  return found;
}

/** Puts tags on a lead and takes others off, in the caller's transaction. What is so already stays. */
export async function putTags(
  strapi: Core.Strapi,
  trx: Connection,
  lead: number,
  { on, off }: { on: number[]; off: number[] },
): Promise<void> {
  const { rows, column, insertNew } = tableOf(strapi, trx, LEAD_TAG);
  if (off.length > 0) {
    await rows().where(column('lead'), lead).whereIn(column('tag'), off).delete();
  }
  // The key makes each tag of each lead one row, whoever puts it there first.
  await insertNew(
    on.map((tag) => ({ key: `${lead} ${tag}`, lead, tag })),
    'key',
  );
}

/** Takes every tag off some leads: what they say of a person goes with the person. */
export async function forgetTags(
  strapi: Core.Strapi,
  trx: Connection,
  leads: number[] | ReturnType<ReturnType<typeof tableOf>['rows']>,
): Promise<void> {
  const { rows, column } = tableOf(strapi, trx, LEAD_TAG);
  await rows().whereIn(column('lead'), leads).delete();
}
