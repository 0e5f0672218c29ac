import { part } from '../../browser/part';

/** What the markup of an office and `open-now.browser.ts` call its parts: the line that says it, the
 * days on which nobody is there, and its hours. */
export const openNowParts = {
  line: part('open-now'),
  holidays: part('holidays'),
  firstDay: part('first-day'),
  lastDay: part('last-day'),
  opens: part('opens'),
  closes: part('closes'),
  closed: part('closed'),
};
