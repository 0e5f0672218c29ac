/** How many backups stay: the newest of so many days, of so many weeks, and of so many months. */
export type Keep = { days: number; weeks: number; months: number };

const NAME = /^sahyara-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar(\.age)?$/;
const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;
// The first of January 1970 was a Thursday: so many days later weeks begin on Mondays.
const FIRST_MONDAY_DAYS = 4;

/** The name of a backup that was begun at a time. */
export function backupName(at: Date, encrypted: boolean): string {
  const stamp = at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return `sahyara-${stamp}.tar${encrypted ? '.age' : ''}`;
}

function timeOf(name: string): number | null {
  const parts = NAME.exec(name);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour, minute, second] = parts.slice(1, 7).map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  return Number.isNaN(time) ? null : time;
}

/** Backups among the names of a folder, the newest first. Nothing else is ever one. */
export const backupsAmong = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => {
      const time = timeOf(name);
      return time === null ? [] : [{ name, time }];
    })
    .sort((one, other) => other.time - one.time)
    .map(({ name }) => name);

const dayOf = (time: number) => Math.floor(time / DAY_MS);
const periods: { of: (time: number) => string; count: (keep: Keep) => number }[] = [
  { of: (time) => String(dayOf(time)), count: ({ days }) => days },
  {
    of: (time) => String(Math.floor((dayOf(time) - FIRST_MONDAY_DAYS) / WEEK_DAYS)),
    count: ({ weeks }) => weeks,
  },
  { of: (time) => new Date(time).toISOString().slice(0, 7), count: ({ months }) => months },
];

/** Which of a folder's files are backups that need not stay; the newest always stays. Days, weeks, months are UTC. */
export function outdatedAmong(names: readonly string[], keep: Keep): string[] {
  const backups = backupsAmong(names);
  const kept = new Set(backups.slice(0, 1));
  for (const { of, count } of periods) {
    const newest = new Map<string, string>();
    for (const name of backups) {
      const period = of(timeOf(name) ?? 0);
      if (!newest.has(period)) newest.set(period, name);
    }
    for (const name of [...newest.values()].slice(0, count(keep))) kept.add(name);
  }
  return backups.filter((name) => !kept.has(name));
}
