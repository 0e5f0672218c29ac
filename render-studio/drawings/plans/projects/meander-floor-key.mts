import type { Rect } from '../../sheet/svg.mts';

/** The four homes and the core of one floor of Meander, for the key plans. */
export const MEANDER_HOMES = {
  northWest: [0, 0, 11, 7.4],
  southWest: [0, 11.1, 11, 7.4],
  northEast: [28.6, -1.5, 12.7, 9.1],
  southEast: [23.5, 10.9, 17.8, 11],
} as const satisfies Record<string, Rect>;

export const MEANDER_FLOOR: readonly Rect[] = [
  [12.7, 3, 13.4, 4.8],
  [3, 7.8, 35.1, 3],
  ...Object.values(MEANDER_HOMES),
];
