const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const WINDOW_MS = 5 * 60_000;
const TOO_MANY = 10;

/** How often in how long an app must end to be given up, in words. */
export const TOO_OFTEN = 'ten times in five minutes';

/**
 * Decides what becomes of an app that ended by itself: each end within five minutes doubles the wait, the tenth is
 * the last.
 * @returns told of an end and its time, says how many milliseconds to wait before the next start; null: none
 */
export function restartPolicy(): (now: number) => number | null {
  let ends: number[] = [];
  return (now) => {
    ends = [...ends.filter((at) => now - at < WINDOW_MS), now];
    if (ends.length >= TOO_MANY) return null;
    return Math.min(FIRST_WAIT_MS * 2 ** (ends.length - 1), LONGEST_WAIT_MS);
  };
}
