const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'];
const DAY_MS = 86_400_000;

/** The last day of each quarter from one day to another, both among them; oldest first. */
export function quarterEnds(from: string, to: string): string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return years
    .flatMap((year) => QUARTER_ENDS.map((day) => `${year}-${day}`))
    .filter((day) => day >= from && day <= to);
}

/** The same of financial years, which end with March. */
export const yearEnds = (from: string, to: string): string[] =>
  quarterEnds(from, to).filter((day) => day.endsWith('-03-31'));

/** A day so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, '2026-11-21'.length);

/** How many days lie between two. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A financial year as it is written: `2025-26`. @param end its last day */
export const financialYear = (end: string): string => {
  const year = Number(end.slice(0, 4));
  return `${year - 1}-${String(year).slice(2)}`;
};
