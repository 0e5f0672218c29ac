import type { SheetName } from '../sheet-rules';
import type { Made, Mistake } from './plan';

/** What a file would do. */
export type FileCheck = {
  sheet: SheetName;
  /** How many rows say something. */
  rows: number;
  mistakes: Mistake[];
  /** More than are shown. */
  moreMistakes: number;
  made: Made[];
  /** To be named by whoever wants it done; null: it cannot be. */
  fingerprint: string | null;
};
/** How many drafts were changed and made. */
export type ImportDone = { changed: number; created: number };
/** A copy of a project, and what was not copied, in the words of the form. */
export type Copied = { documentId: string; title: string; left: string[] };
