import { part } from '../../browser/part';

/** What the markup of an office and `standing.browser.ts` call its parts: the line that says it, and its hours. */
export const standingParts = {
  line: part('standing'),
  firstDay: part('first-day'),
  lastDay: part('last-day'),
  opens: part('opens'),
  closes: part('closes'),
  closed: part('closed'),
};
