// India keeps one time all year, half an hour off most clocks of the world.
export const INDIA_AHEAD_MS = 330 * 60_000;

/** The date a moment has in India, as `2026-11-21`. @param at in milliseconds */
export const dayInIndia = (at: number): string => new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 10);
