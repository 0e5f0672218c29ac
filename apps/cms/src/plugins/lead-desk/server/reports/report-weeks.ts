import { DAY_MS, dateIn, mondayOf, startOfDate } from '../../../../india-time';

/** Days in India, both included: 2026-11-23. */
export type Days = { from: string; to: string };

const WEEK = 7;
const later = (date: string, days: number) => dateIn(startOfDate(date, days));

/** The whole week that ended last, Monday to Sunday: what is looked at on a Monday morning. */
export function lastWeek(now: Date): Days {
  const monday = mondayOf(dateIn(now));
  return { from: later(monday, -WEEK), to: later(monday, -1) };
}

/** How many days that is. */
export const lengthOf = ({ from, to }: Days) =>
  Math.round((startOfDate(to).getTime() - startOfDate(from).getTime()) / DAY_MS) + 1;

/** The weeks that some days lie in, in order: the first and the last as far as these days go. */
export function weeksOf({ from, to }: Days): Days[] {
  const weeks: Days[] = [];
  for (let begin = from; begin <= to; ) {
    const sunday = later(mondayOf(begin), WEEK - 1);
    weeks.push({ from: begin, to: sunday < to ? sunday : to });
    begin = later(sunday, 1);
  }
  return weeks;
}
