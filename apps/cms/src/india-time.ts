import { dayInIndia, INDIA_AHEAD_MS } from '@sahyara/registration/india-day';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The same moment as its clock in India shows it: to be read as if it were UTC. */
export const inIndia = (at: Date) => new Date(at.getTime() + INDIA_AHEAD_MS);

/** The moment at which a clock in India, read as if it were UTC, shows this. */
export const fromIndia = (clock: Date) => new Date(clock.getTime() - INDIA_AHEAD_MS);

/** The date a moment has in India, as 2026-11-21. */
export const dateIn = (at: Date) => dayInIndia(at.getTime());

/** Midnight in India before or at a moment. */
export const dayStart = (at: Date) => startOfDate(dateIn(at));

/** Midnight in India at the beginning of a date, so many days later. */
export const startOfDate = (date: string, daysLater = 0) =>
  new Date(fromIndia(new Date(`${date}T00:00:00Z`)).getTime() + daysLater * DAY_MS);

const DAYS_OF_WEEK = 7;

/** The date of the Monday that begins a date's week in India. */
export function mondayOf(date: string): string {
  const sinceMonday = (inIndia(startOfDate(date)).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return dateIn(startOfDate(date, -sinceMonday));
}
