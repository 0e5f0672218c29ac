import { part } from '../../../browser/part';

/** What the markup of a plan sheet and `plan-sheets.browser.ts` call its parts. */
export const planSheetParts = {
  sheet: part('plan-sheet'),
  /** Where the drawing is moved; how large its file is, in pixels. */
  stage: part('stage'),
  width: part('width'),
  height: part('height'),
  /** The link to the largest file of the drawing. */
  full: part('full'),
  /** Says how near the drawing is. */
  zoom: part('zoom'),
  /** A button, by what it does: `in`, `out` or `whole`. */
  action: part('plan'),
};
