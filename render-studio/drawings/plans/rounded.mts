import type { Point, Rect } from '../sheet/svg.mts';
import { isWithinOutline, pointsOf } from './outline.mts';
import { type Plan, rectsOf, type Space } from './plan.mts';

/** A room's corner where the outer wall goes round in a quarter of a circle, by the inner face of the wall. */
export type Rounding = {
  space: Space;
  radius: number;
  /** Where the two walls would meet. */
  corner: Point;
  centre: Point;
  /** From the corner into the room: +1 to the right or down. */
  inward: readonly [1 | -1, 1 | -1];
};

/** Square metres that a corner of radius 1 lacks. */
const LACKING = 1 - Math.PI / 4;

/** The rounding of a space, if it has one: of its first rectangle. */
export function roundingOf(space: Space): Rounding | undefined {
  const [rect] = rectsOf(space);
  if (!space.round || !rect) return undefined;
  const { corner: where, radius } = space.round;
  const inward = [where.endsWith('left') ? 1 : -1, where.startsWith('top') ? 1 : -1] as const;
  const [x, y, width, depth] = rect;
  const corner: Point = [inward[0] === 1 ? x : x + width, inward[1] === 1 ? y : y + depth];
  const centre: Point = [corner[0] + inward[0] * radius, corner[1] + inward[1] * radius];
  return { space, radius, corner, centre, inward };
}

/** Every rounding of a plan. */
export const roundingsOf = ({ spaces }: Pick<Plan, 'spaces'>): Rounding[] =>
  spaces.map(roundingOf).filter((rounding) => rounding !== undefined);

/** Square metres between the curve and the corner it replaces. */
export const cutOff = ({ radius }: Rounding): number => LACKING * radius ** 2;

/** How far a point lies beyond the curve, in metres; nothing or less within the room. */
function beyondCurve({ centre, radius, inward }: Rounding, [x, y]: Point): number {
  const [across, down] = [(centre[0] - x) * inward[0], (centre[1] - y) * inward[1]];
  return across > 0 && down > 0 ? Math.hypot(across, down) - radius : 0;
}

/** How far a rectangle's corners reach beyond the curve. */
export const reachBeyond = (rounding: Rounding, rect: Rect): number =>
  Math.max(...cornersOf(rect).map((point) => beyondCurve(rounding, point)));

export const cornersOf = ([x, y, w, h]: Rect): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** A point `away` metres from the middle of the curve; `turn` is 0 at the side wall, 1 at the wall across. */
export function onCurve({ centre, inward }: Rounding, away: number, turn: number): Point {
  const angle = (turn * Math.PI) / 2;
  return [centre[0] - inward[0] * away * Math.cos(angle), centre[1] - inward[1] * away * Math.sin(angle)];
}

/** Whether the curve runs clockwise from the side wall to the wall across. */
export const isClockwise = ({ inward }: Rounding): boolean => inward[0] === inward[1];

/** Glass in a curve: metres along the inner face of the wall, in its middle. */
export type CurvedGlass = { rounding: Rounding; long: number; wide: number };

/**
 * Every glass of the plan that stands in a curved wall.
 * @throws Error for glass in a room without one
 */
export function curvedGlassOf(plan: Plan): CurvedGlass[] {
  return plan.openings.flatMap((opening) => {
    if (!('curve' in opening)) return [];
    const rounding = roundingsOf(plan).find(({ space }) => space.name === opening.curve);
    if (!rounding) throw new Error(`${plan.file}: there is no curve in "${opening.curve}" for its glass.`);
    return [{ rounding, long: (rounding.radius * Math.PI) / 2, wide: opening.wide }];
  });
}

const CELL_M = 0.2;
const HAIR_M = 0.005;
const within = ([x, y, w, h]: Rect): Rect => [x + HAIR_M, y + HAIR_M, w - HAIR_M * 2, h - HAIR_M * 2];

/** What lies outside a space within a rectangle of it, in small squares: nothing can be written there. */
export function beyondCurves(space: Space, [left, top, width, depth]: Rect): Rect[] {
  const rounding = roundingOf(space);
  const outline = space.outline && pointsOf(space.outline);
  if (!rounding && !outline) return [];
  const found: Rect[] = [];
  for (let x = left; x < left + width; x += CELL_M) {
    for (let y = top; y < top + depth; y += CELL_M) {
      const cell: Rect = [x, y, Math.min(CELL_M, left + width - x), Math.min(CELL_M, top + depth - y)];
      const isOut = outline
        ? cornersOf(within(cell)).some((point) => !isWithinOutline(outline, point))
        : rounding !== undefined && reachBeyond(rounding, cell) > 0;
      if (isOut) found.push(cell);
    }
  }
  return found;
}
