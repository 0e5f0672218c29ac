import { DAY_MS, dateIn, startOfDate } from '../../../../india-time';
import type { Report } from '../../server/replies';

export type Days = Pick<Report, 'from' | 'to'>;

// What the CMS draws at most.
const MOST_DAYS = 366;

const days = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `16–22 Nov 2026`. */
export const sayDays = ({ from, to }: Days) => days.formatRange(startOfDate(from), startOfDate(to));

const later = (date: string, by: number) => dateIn(startOfDate(date, by));
const lengthOf = ({ from, to }: Days) =>
  Math.round((startOfDate(to).getTime() - startOfDate(from).getTime()) / DAY_MS) + 1;

/** As many days, before or after. */
export function moved(days: Days, times: 1 | -1): Days {
  const by = times * lengthOf(days);
  return { from: later(days.from, by), to: later(days.to, by) };
}

/** Days with another end, which takes the other one along where that would be too far away or on the wrong side. */
export function withEnd(days: Days, end: 'from' | 'to', date: string): Days {
  const chosen = { ...days, [end]: date };
  if (chosen.from > chosen.to) return { from: date, to: date };
  if (lengthOf(chosen) <= MOST_DAYS) return chosen;
  return end === 'from'
    ? { from: date, to: later(date, MOST_DAYS - 1) }
    : { from: later(date, 1 - MOST_DAYS), to: date };
}
