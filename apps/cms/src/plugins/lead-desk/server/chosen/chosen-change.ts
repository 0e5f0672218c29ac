import { z } from 'zod';
import { LOST_REASONS } from '../../stages';
import { leadChange } from '../lead-change';
import { tagChange } from '../tags/put-tags';

/** Four pages of the list. One transaction holds them all, and on SQLite everybody else waits for it. */
const MOST_AT_ONCE = 200;

// No character that a database refuses: Postgres takes no NUL.
const documentId = z.string().regex(/^[\w-]{1,60}$/);
const isEachOnce = (ids: string[]) => new Set(ids).size === ids.length;

/** Each with what stood in its row: what a colleague changed since is not overwritten unseen. */
const leads = z
  .array(z.strictObject({ documentId, seen: leadChange.shape.seen.unwrap() }))
  .min(1)
  .max(MOST_AT_ONCE)
  .refine((chosen) => isEachOnce(chosen.map((lead) => lead.documentId)));

/** What is done to several leads at the desk, the same to each. */
export const chosenChange = z.discriminatedUnion('kind', [
  /** A sales person's document id; null: nobody. */
  z.strictObject({ kind: z.literal('assign'), owner: documentId.nullable(), leads }),
  z.strictObject({ kind: z.literal('lose'), lostReason: z.enum(LOST_REASONS), leads }),
  z.strictObject({ kind: z.literal('spam'), leads }),
  z.strictObject({ kind: z.literal('tag'), ...tagChange.shape, leads }),
]);
export type ChosenChange = z.infer<typeof chosenChange>;

/** Which leads are to be exported, as they stand in an address: `a,b,c`. */
export const chosenExport = z.strictObject({
  leads: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(documentId).max(MOST_AT_ONCE).refine(isEachOnce)),
});

const TOKEN_LENGTH = 24;
/** What a change of many was answered with, to take it back by. */
export const chosenUndo = z.strictObject({
  undo: z
    .string()
    .length(TOKEN_LENGTH)
    .regex(/^[\w-]+$/),
});
