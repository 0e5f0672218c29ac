import type { CalendarLine } from '../../schedule/replies';
import { writtenAt } from '../../schedule/written-moment';

/** A day of a month in India, `2026-12-05`, with what is set for it. */
export type CalendarDay = { day: string; lines: CalendarLine[] };

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
const weekday = words({ weekday: 'long' });
const month = words({ month: 'long', year: 'numeric' });

/** `Saturday` */
export const sayWeekday = (day: string) => weekday.format(utc(day));
/** `December 2026` */
export const sayMonth = (asked: string) => month.format(utc(`${asked}-01`));
/** The time of a moment in India: `10:00`. */
export const sayTime = (at: string) => writtenAt(Date.parse(at)).time;

/** The month so many later. @param asked as `2026-12` */
export function monthLater(asked: string, later: number): string {
  const [year = 0, nth = 1] = asked.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + later, 1)).toISOString().slice(0, 7);
}

/** How many days of its week come before a day: a week begins on Monday. */
export const daysIntoWeek = (day: string) => (utc(day).getUTCDay() + 6) % 7;

/** Every day of a month, each with what is set for it in India's time. */
export function daysOf(asked: string, lines: CalendarLine[]): CalendarDay[] {
  const byDay = Map.groupBy(lines, ({ at }) => writtenAt(Date.parse(at)).day);
  const [year = 0, nth = 1] = asked.split('-').map(Number);
  const count = new Date(Date.UTC(year, nth, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => {
    const day = `${asked}-${String(index + 1).padStart(2, '0')}`;
    return { day, lines: byDay.get(day) ?? [] };
  });
}
