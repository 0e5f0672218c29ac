import { DAY_MS, HOUR_MS, inIndia, MINUTE_MS } from '../india-time';

// When nobody enquires. India has no summer time.
const NIGHTLY_AFTER_MS = 2.5 * HOUR_MS;

/** The beginning of the hour (or what else is set) that a moment lies in: the same for all instances. */
export const periodOf = (now: number, everyMinutes: number) => now - (now % (everyMinutes * MINUTE_MS));

/** The last half past two in the night, Indian time. */
export const nightOf = (now: number) =>
  now - ((inIndia(new Date(now)).getTime() - NIGHTLY_AFTER_MS) % DAY_MS);
