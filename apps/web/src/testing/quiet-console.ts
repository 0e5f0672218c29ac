import { afterEach, beforeEach, expect, vi } from 'vitest';

const levels = ['error', 'warn'] as const;
let said: Record<(typeof levels)[number], unknown[][]> = { error: [], warn: [] };

beforeEach(() => {
  said = { error: [], warn: [] };
  for (const level of levels) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said[level].push(words);
    });
  }
});

afterEach(() => {
  expect(said, 'what a test writes to the console must be asked for with `heardFrom`').toEqual({
    error: [],
    warn: [],
  });
});

/** What the console was told since the test began, or since this was last asked; it is then no noise any more. */
export function heardFrom(level: (typeof levels)[number]): unknown[][] {
  return said[level].splice(0);
}
