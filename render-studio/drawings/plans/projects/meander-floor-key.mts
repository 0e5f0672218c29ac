import type { Rect } from '../../sheet/svg.mts';
import type { KeyPlan } from '../plan.mts';
import { GLASS } from './meander-tower.mts';

/** The four homes of one floor of Meander, for the key plans; the tower's curve cuts their corners. */
export const MEANDER_HOMES = {
  northWest: [0, 0, 12.32, 6.16],
  southWest: [0, 14.84, 12.32, 6.16],
  northEast: [18.17, 0, 13.33, 9.73],
  southEast: [12.32, 11.68, 19.18, 9.32],
} as const satisfies Record<string, Rect>;

/** A key plan in which some of a floor's homes are marked. */
export const meanderKey = (caption: string, here: readonly Rect[]): KeyPlan => ({
  caption,
  within: GLASS,
  shapes: Object.values(MEANDER_HOMES),
  here,
});
