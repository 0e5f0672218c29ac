import type { Rect } from '../../sheet/svg.mts';

/** The four homes and the core of one floor of Meander, for the key plans. */
export const MEANDER_HOMES = {
  northWest: [0, 0, 11, 6.4],
  southWest: [0, 9.6, 11, 6.4],
  northEast: [17.4, 0, 12.7, 8.2],
  southEast: [17.4, 9.6, 17.8, 9.4],
} as const satisfies Record<string, Rect>;

export const MEANDER_FLOOR: readonly Rect[] = [
  ...Object.values(MEANDER_HOMES),
  [11, 5, 6.4, 7],
  [4, 7.4, 18, 1.6],
];
