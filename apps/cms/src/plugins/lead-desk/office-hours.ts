import { DAY_MS, dateIn, dayStart, inIndia, MINUTE_MS } from '../../india-time';
import { covers, DAYS, type Day, minutesOf } from '../../week-days';

// Longer than any closure; what waits longer is late anyway.
const LONGEST_LOOK_DAYS = 60;

/** From one day of the week to another, from one time of the day to another (`10:00`), in India. */
export type Hours = { firstDay: Day; lastDay: Day; opens: string; closes: string };
/** When somebody works. Holidays are dates such as `2026-11-08`. */
export type OfficeHours = { hours: Hours[]; holidays: string[] };

type Span = { from: number; to: number };

type Published = Pick<Hours, 'firstDay' | 'lastDay'> & {
  opens: string | null;
  closes: string | null;
  closed: boolean;
};

/** When an office is open by the hours it publishes: a day that is closed anywhere is closed. */
export function openOn(published: readonly Published[]): Hours[] {
  return DAYS.flatMap((day, index) => {
    const ofDay = published.filter((span) => covers(span, index));
    if (ofDay.some(({ closed }) => closed)) return [];
    return ofDay.flatMap(({ opens, closes }) =>
      opens && closes ? [{ firstDay: day, lastDay: day, opens, closes }] : [],
    );
  });
}

/** The open spans of the day that begins at `start`, in order and without overlaps. */
function spansOf(start: number, { hours, holidays }: OfficeHours): Span[] {
  const day = inIndia(new Date(start));
  if (holidays.includes(day.toISOString().slice(0, 10))) return [];
  const spans = hours
    .filter((span) => covers(span, day.getUTCDay()))
    .map(({ opens, closes }) => ({
      from: start + minutesOf(opens) * MINUTE_MS,
      to: start + minutesOf(closes) * MINUTE_MS,
    }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/** Whether somebody works at that moment. */
export const isOpen = (at: Date, office: OfficeHours) =>
  spansOf(dayStart(at).getTime(), office).some(({ from, to }) => at.getTime() >= from && at.getTime() < to);

/** When the working day of a moment begins; null on a day without one. */
export function firstOpening(at: Date, office: OfficeHours): Date | null {
  const [first] = spansOf(dayStart(at).getTime(), office);
  return first ? new Date(first.from) : null;
}

/** A working day that is over, and when it ended. */
export type ClosedDay = { date: string; at: Date };

/** The working day that ended last; null while the office is open, or rests and opens again before the day is over. */
export function lastClosing(now: Date, office: OfficeHours): ClosedDay | null {
  const today = dayStart(now).getTime();
  for (let daysBack = 0; daysBack <= LONGEST_LOOK_DAYS; daysBack += 1) {
    const start = today - daysBack * DAY_MS;
    const spans = spansOf(start, office);
    const [first, last] = [spans[0], spans.at(-1)];
    // Before a day begins, the one before is the last that ended.
    if (!first || !last || now.getTime() < first.from) continue;
    if (now.getTime() < last.to) return null;
    return { date: dateIn(new Date(start)), at: new Date(last.to) };
  }
  return null;
}

/** Minutes of working time between two moments. */
export function officeMinutes(from: Date, to: Date, office: OfficeHours): number {
  const earliest = dayStart(to).getTime() - LONGEST_LOOK_DAYS * DAY_MS;
  let open = 0;
  for (let day = Math.max(dayStart(from).getTime(), earliest); day < to.getTime(); day += DAY_MS) {
    for (const span of spansOf(day, office)) {
      open += Math.max(0, Math.min(span.to, to.getTime()) - Math.max(span.from, from.getTime()));
    }
  }
  return open / MINUTE_MS;
}

/**
 * The moment so many minutes of working time before another: who came earlier waits longer than that.
 * Between two openings nobody waits, so it is the latest such moment.
 */
export function officeCutoff(now: Date, minutes: number, office: OfficeHours): Date {
  let left = minutes * MINUTE_MS;
  const today = dayStart(now).getTime();
  for (let daysBack = 0; daysBack <= LONGEST_LOOK_DAYS; daysBack += 1) {
    for (const span of spansOf(today - daysBack * DAY_MS, office).reverse()) {
      const open = Math.min(span.to, now.getTime()) - span.from;
      if (open <= 0) continue;
      if (open >= left) return new Date(span.from + open - left);
      left -= open;
    }
  }
  return new Date(today - LONGEST_LOOK_DAYS * DAY_MS);
}
