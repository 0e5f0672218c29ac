import type { Json } from '../../../versions/entry-snapshot';

/** What is wrong in a file; `row` as a spreadsheet counts them, null: all of it. */
export type Mistake = { row: number | null; column: string | null; message: string };
/** What becomes of one field, in the words of the form; null: empty. */
type Change = { where: string; before: string | null; after: string | null };
/** What becomes of one project. */
export type Made = { name: string; isNew: boolean; changes: Change[] };
export type Write = { documentId: string | null; name: string; data: { [field: string]: Json } };
/** All that a file would do, or why it cannot. */
export type Plan = {
  rows: number;
  mistakes: Mistake[];
  made: Made[];
  writes: Write[];
  /** The projects it is about, changed or not, with the versions that it was compared with. */
  named: Map<string, string>;
};
