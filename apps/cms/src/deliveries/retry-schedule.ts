const FIRST_WAIT_MS = 32_000;
const SPREAD = 0.1;

/** Tries in all. Nine waits of 32 s, doubled each time, are four and a half hours. */
export const MAX_ATTEMPTS = 10;

/** The wait after so many tries; spread by a tenth, so that what failed together does not return together. */
export function waitAfterMs(attempts: number, random: () => number): number {
  const wait = FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, MAX_ATTEMPTS - 2);
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * random()));
}
