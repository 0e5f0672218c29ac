const MINUTE_MS = 60_000;
// When nobody enquires. IST has no summer time.
const NIGHTLY_AFTER_MS = (2 * 60 + 30) * MINUTE_MS;
const IST_AHEAD_MS = (5 * 60 + 30) * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The beginning of the hour (or what else is set) that a moment lies in: the same for all instances. */
export const periodOf = (now: number, everyMinutes: number) => now - (now % (everyMinutes * MINUTE_MS));

/** The last half past two in the night, Indian time. */
export const nightOf = (now: number) => now - ((now + IST_AHEAD_MS - NIGHTLY_AFTER_MS) % DAY_MS);

/** The day of a moment in India, as 2026-11-21. */
export const indianDay = (at: number) => new Date(at + IST_AHEAD_MS).toISOString().slice(0, 10);
