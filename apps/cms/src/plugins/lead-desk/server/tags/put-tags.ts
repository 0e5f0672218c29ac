import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { putTags, TAGGED, type Tag, tagsOfLeads } from '../../../../ledger/lead-tags';
import { CONTACT, type Connection, TAG, tableOf } from '../../../../ledger/ledger-rows';
import { holdRows } from '../../../../ledger/row-locks';
import { MOST_TAGS_OF_HOUSE, MOST_TAGS_OF_LEAD } from '../../tag-rules';
import { Refusal } from '../effect-of-change';
import type { LeadRow } from '../read-lead';
import type { Viewer } from '../viewer';
import { writeLead } from '../write-lead';

const NONE_SUCH = 'There is no such tag: it was deleted meanwhile, or never was';
const ERASED = 'This person was erased: what a tag would say of them is kept no more';

const ids = z.array(z.string().regex(/^[\w-]{1,60}$/)).max(MOST_TAGS_OF_HOUSE);

/** Which tags are put on and which taken off, by their document ids. */
export const tagChange = z.strictObject({ add: ids.optional(), remove: ids.optional() });
export type TagChange = z.infer<typeof tagChange>;

/** Why a change of tags says nothing that can be done; null: it does. */
export function mistakeOfChange({ add = [], remove = [] }: TagChange): string | null {
  if (add.length + remove.length === 0) return 'Say which tags to put on or to take off';
  if (add.length > MOST_TAGS_OF_LEAD) return tooMany;
  return add.some((tag) => remove.includes(tag)) ? 'A tag cannot be put on and taken off at once' : null;
}
const tooMany = `An enquiry carries at most ${MOST_TAGS_OF_LEAD} tags`;

/** Tags of the house by their row ids, held: nobody deletes one until the caller's transaction ends. */
async function hold(
  strapi: Core.Strapi,
  trx: Connection,
  which: { field: string; values: (string | number)[] },
) {
  const { rows, column } = tableOf(strapi, trx, TAG);
  const held: Tag[] = await holdRows(
    strapi,
    rows()
      .whereIn(column(which.field), which.values)
      .orderBy('id')
      .select({ id: 'id', documentId: column('documentId'), label: 'label' }),
  );
  return held;
}

/** What a change of tags is made with, for as many leads as it is made to. */
export type Tagging = {
  on: Tag[];
  off: Tag[];
  carried: ReadonlyMap<number, Tag[]>;
  /** Contacts of people who were erased. */
  erased: ReadonlySet<number>;
};

/**
 * Prepares a change of tags for leads that the caller's transaction keeps.
 * @throws Refusal where a tag is none of the house's
 */
export async function beginTagging(
  strapi: Core.Strapi,
  trx: Connection,
  { add = [], remove = [] }: TagChange,
  leads: Pick<LeadRow, 'id' | 'contact'>[],
): Promise<Tagging> {
  const wanted = new Set([...add, ...remove]);
  const tags = await hold(strapi, trx, { field: 'documentId', values: [...wanted] });
  if (tags.length < wanted.size) throw new Refusal(NONE_SUCH);
  const contacts = tableOf(strapi, trx, CONTACT);
  const erased: { id: number }[] = await contacts
    .rows()
    .whereIn(
      'id',
      leads.flatMap(({ contact }) => contact ?? []),
    )
    .whereNotNull(contacts.column('maskedAt'))
    .select('id');
  return {
    on: tags.filter(({ documentId }) => add.includes(documentId)),
    off: tags.filter(({ documentId }) => remove.includes(documentId)),
    carried: await tagsOfLeads(
      strapi,
      trx,
      leads.map(({ id }) => id),
    ),
    erased: new Set(erased.map(({ id }) => id)),
  };
}

const named = (tags: Tag[]) => tags.map(({ label }) => label).join(', ');

/** What a history says of tags that were put on and taken off. */
export const sayTags = (on: Tag[], off: Tag[]) =>
  [
    ...(on.length > 0 ? [`Put on: ${named(on)}`] : []),
    ...(off.length > 0 ? [`Taken off: ${named(off)}`] : []),
  ].join('. ');

type Tagged = { viewer: Viewer; row: LeadRow; tagging: Tagging; now: Date };

/**
 * Puts tags on a lead and takes others off, within the caller's transaction, which keeps its row. What colleagues put
 * there meanwhile stays: nothing but what is asked for becomes otherwise, so that nobody's is lost.
 * @returns whether anything is otherwise now
 * @throws Refusal before anything was written
 */
export async function tagRow(
  strapi: Core.Strapi,
  trx: Connection,
  { viewer, row, tagging, now }: Tagged,
): Promise<boolean> {
  if (row.contact !== null && tagging.erased.has(row.contact)) throw new Refusal(ERASED);
  const carried = new Set((tagging.carried.get(row.id) ?? []).map(({ id }) => id));
  const on = tagging.on.filter(({ id }) => !carried.has(id));
  const off = tagging.off.filter(({ id }) => carried.has(id));
  if (on.length + off.length === 0) return false;
  if (on.length > 0 && carried.size + on.length - off.length > MOST_TAGS_OF_LEAD) throw new Refusal(tooMany);
  await putTags(strapi, trx, row.id, { on: on.map(({ id }) => id), off: off.map(({ id }) => id) });
  const events = [{ kind: TAGGED, note: sayTags(on, off) }];
  await writeLead(strapi, trx, viewer, row, { values: {}, events, now });
  return true;
}

/** Some tags by their row ids, held as `beginTagging` holds them; those that were deleted are not there. */
export async function holdTags(
  strapi: Core.Strapi,
  trx: Connection,
  tags: number[],
): Promise<Map<number, Tag>> {
  const held = tags.length === 0 ? [] : await hold(strapi, trx, { field: 'id', values: [...new Set(tags)] });
  return new Map(held.map((tag) => [tag.id, tag]));
}
