export type Random = () => number;

/** Numbers in [0, 1) that are the same on every run for the same name (mulberry32 over an FNV-1a hash). */
export function randomFor(name: string): Random {
  let state = 0x811c9dc5;
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number between `low` and `high`. */
export const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** Numbers 0 … count - 1. */
export const times = (count: number) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => index);
