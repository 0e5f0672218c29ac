/** Opening hours of some days of the week, Monday 1 to Sunday 7; times as `09:30` in India. */
export type DayHours = {
  first: number;
  last: number;
  opens: string | null;
  closes: string | null;
  closed: boolean;
};

/** Whether somebody is there; `next` is when somebody will be, at most a week away. */
export type OpenNow =
  | { open: true; until: string }
  | { open: false; next: { daysAway: number; day: number; at: string } | null };

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const DAYS = weekdays.length;
// India has one time zone and no summer time.
const INDIA_AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Day of the week, date and time in India, wherever the clock stands. */
function inIndia(moment: Date): { day: number; date: string; time: string } {
  const there = new Date(moment.getTime() + INDIA_AHEAD_OF_UTC_MS);
  const [date = '', time = ''] = there.toISOString().slice(0, -8).split('T');
  return { day: there.getUTCDay() || DAYS, date, time };
}

const dateAfter = (moment: Date, days: number) => inIndia(new Date(moment.getTime() + days * DAY_MS)).date;

/** From Saturday to Monday goes over the end of the week. */
function covers({ first, last }: DayHours, day: number): boolean {
  return first <= last ? day >= first && day <= last : day >= first || day <= last;
}

/** The hours of a day, earliest first. A day that is closed anywhere is closed. */
function hoursOf(day: number, hours: readonly DayHours[]): { opens: string; closes: string }[] {
  const ofDay = hours.filter((entry) => covers(entry, day));
  if (ofDay.some(({ closed }) => closed)) return [];
  return ofDay
    .flatMap(({ opens, closes }) => (opens && closes && opens < closes ? [{ opens, closes }] : []))
    .sort((one, other) => one.opens.localeCompare(other.opens));
}

/**
 * Whether an office is open at a moment. It opens on the minute and is closed from its closing time on.
 * @param holidays dates on which nobody is there, as `2026-11-08`
 */
export function openNowAt(
  moment: Date,
  hours: readonly DayHours[],
  holidays: readonly string[] = [],
): OpenNow {
  const { day, date, time } = inIndia(moment);
  const today = holidays.includes(date) ? [] : hoursOf(day, hours);
  const now = today.find(({ opens, closes }) => opens <= time && time < closes);
  if (now) return { open: true, until: now.closes };
  for (let daysAway = 0; daysAway <= DAYS; daysAway += 1) {
    if (holidays.includes(dateAfter(moment, daysAway))) continue;
    const thatDay = ((day - 1 + daysAway) % DAYS) + 1;
    const next = hoursOf(thatDay, hours).find(({ opens }) => daysAway > 0 || opens > time);
    if (next) return { open: false, next: { daysAway, day: thatDay, at: next.opens } };
  }
  return { open: false, next: null };
}
