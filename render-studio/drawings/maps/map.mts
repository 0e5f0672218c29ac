import type { Point } from '../sheet/svg.mts';

/** On which side of its dot a name stands. */
export type Beside = 'right' | 'left' | 'above' | 'below';

/** A place the content names among those nearby; `km` is the way by road, as there. */
export type Landmark = {
  place: string;
  km: number;
  at: Point;
  name: Beside;
  /** Too far for the sheet: an arrow at its edge says where it lies. */
  beyond?: Beside;
  /** The name on two lines. */
  lines?: readonly [string, string];
};

/** Words along a road, a river or across a hill; `turn` in degrees. */
export type Words = { words: string; at: Point; turn?: number };

/**
 * A locality as it lies, drawn by us and not to scale. Points are kilometres from the project, x to the east, y to
 * the south, squeezed where that makes room.
 */
export type LocalityMap = {
  file: string;
  project: string;
  locality: string;
  /** Where the project stands on the sheet, as shares of its width and height. */
  site: Point;
  siteName: Beside;
  pixelsPerKm: number;
  rivers: readonly { course: readonly Point[]; wide: number }[];
  lakes?: readonly (readonly Point[])[];
  hills: readonly (readonly Point[])[];
  highways?: readonly (readonly Point[])[];
  roads: readonly (readonly Point[])[];
  lanes?: readonly (readonly Point[])[];
  railways?: readonly (readonly Point[])[];
  metro?: { line: readonly Point[]; stations: readonly Point[] };
  localities: readonly Words[];
  words: readonly Words[];
  landmarks: readonly Landmark[];
};
