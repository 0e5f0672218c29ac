import { z } from 'zod';
import { STAGES } from '../../stages';
import { leadChange } from '../lead-change';
import { leadFilters, leadQuery } from '../lead-filters';

/** So many cards a column begins with, and has more at each asking. */
export const CARDS = 25;
/** What is further down a column is looked for in the list, which has pages. */
const MOST_PAGES = 20;

const pages = z.coerce.number().int().min(2).max(MOST_PAGES);
const columns = z
  .array(z.tuple([z.enum(STAGES), pages]))
  .refine((all) => new Set(all.map(([stage]) => stage)).size === all.length);

/** How far down some columns somebody looks: `Contacted:3,Lost:2`, three times as many cards as at first, and twice. */
const more = z.string().transform((text, context) => {
  const parsed = columns.safeParse(text.split(',').map((one) => one.split(':')));
  if (parsed.success) return parsed.data;
  context.issues.push({ code: 'custom', input: text, message: 'It names no columns' });
  return z.NEVER;
});

/** What the board shows: the list's filters. What is suspected has no stage yet, and stands in the list alone. */
export const boardQuery = leadFilters.extend({
  view: leadFilters.shape.view.unwrap().exclude(['spam']).optional(),
  /** The one column whose cards are wanted, where there is room for one; all are counted. */
  column: z.enum(STAGES).optional(),
  more: more.optional(),
  again: leadQuery.shape.again,
});
export type BoardQuery = z.infer<typeof boardQuery>;

/** How far down to ask for next in a column; null: the list has the rest. */
export const pagesAfter = (shown: number, total: number) =>
  shown * CARDS < total && shown < MOST_PAGES ? shown + 1 : null;

/** An enquiry put into another column: a change of its stage alone, over what was seen there. */
export const boardMove = leadChange
  .pick({ stage: true, lostReason: true, seen: true })
  .required({ stage: true, seen: true });
