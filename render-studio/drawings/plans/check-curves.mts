import type { Point, Rect } from '../sheet/svg.mts';
import type { Standing } from './furnish.mts';
import { type Hole, sweptFloor, thresholds } from './openings.mts';
import {
  directionsOf,
  farFrom,
  isWithinOutline,
  type Outline,
  piecesOf,
  pointsAlong,
  pointsOf,
} from './outline.mts';
import type { Plan, Space } from './plan.mts';
import { cornersOf, curvedGlassOf, type Rounding, reachBeyond, roundingOf, roundingsOf } from './rounded.mts';
import { depthOf } from './sizes.mts';
import { curvedEnd, type Wall } from './walls.mts';

const TOLERANCE_M = 0.011;
/** What of a curved wall has to stay at either end of its glass. */
const LEAST_PIER_M = 0.1;
/** The narrowest place of a balcony that one can still pass. */
const LEAST_BALCONY_M = 0.75;
/** A step out of a door. */
const STEP_M = 0.5;
/** An edge whose direction changes by more than this has a corner. */
const SMOOTH_RADIANS = 0.01;

/** Everything wrong with the curves of a plan, a sentence each. */
export function curveProblems(
  plan: Plan,
  walls: readonly Wall[],
  holes: readonly Hole[],
  furniture: readonly Standing[],
): string[] {
  return [
    ...roundingsOf(plan).flatMap((rounding) => [
      ...wallsOfCurve(rounding, walls),
      ...crossed(rounding, holes, furniture),
    ]),
    ...glass(plan),
    ...plan.spaces.flatMap((space) => balcony(plan, space, walls, furniture)),
    ...shared(plan),
    ...steps(holes),
  ];
}

/** Two balconies that lie on each other would count the same floor twice. */
function shared({ spaces }: Plan): string[] {
  const own = spaces.flatMap((space) => (space.outline ? [{ space, points: pointsOf(space.outline) }] : []));
  return own.flatMap((one, index) =>
    own
      .slice(0, index)
      .filter((other) => lieOn(one.points, other.points) || lieOn(other.points, one.points))
      .map((other) => `${other.space.name} and ${one.space.name} lie on each other`),
  );
}

const lieOn = (points: readonly Point[], outline: readonly Point[]) =>
  points.some((point) => isWithinOutline(outline, point) && farFrom(outline, point) > TOLERANCE_M);

/** Whoever steps out stands on the balcony. */
function steps(holes: readonly Hole[]): string[] {
  return holes.flatMap((hole) => {
    const out = [hole.into, hole.beyond].find((space) => space?.outline);
    if (hole.kind === 'window' || !out?.outline) return [];
    const points = pointsOf(out.outline);
    const side = hole.wall.before === out ? 0 : 1;
    const step = thresholds(hole, STEP_M)[side];
    return step && cornersOf(step).every((point) => isWithin(points, point))
      ? []
      : [`the ${hole.kind} to ${out.name} opens beyond its edge`];
  });
}

const isWithin = (points: readonly Point[], point: Point) =>
  isWithinOutline(points, point) || farFrom(points, point) <= TOLERANCE_M;

/** A curve replaces the corner of two outer walls, and both go on straight where it ends. */
function wallsOfCurve(rounding: Rounding, walls: readonly Wall[]): string[] {
  const { space, radius } = rounding;
  const own = walls.filter((wall) => curvedEnd({ ...wall, ...uncut(wall, rounding) }, rounding));
  const straight = new Set(own.map(({ runs }) => runs));
  if (straight.size < 2) return [`the curve of ${space.name} is not between two outer walls`];
  return own
    .filter(({ from, to }) => from > to + TOLERANCE_M)
    .map(({ runs }) => `the curve of ${space.name}, ${radius} m, is longer than its wall ${runs}`);
}

/** A wall with its curved end where it would be without the curve. */
function uncut(wall: Wall, { corner }: Rounding): Partial<Wall> {
  const at = corner[wall.runs === 'across' ? 0 : 1];
  return Object.fromEntries((wall.curves ?? []).map((end) => [end, at]));
}

function crossed(rounding: Rounding, holes: readonly Hole[], furniture: readonly Standing[]): string[] {
  const { space } = rounding;
  const isBeyond = (rect: Rect) => reachBeyond(rounding, rect) > TOLERANCE_M;
  return [
    ...furniture
      .filter((piece) => piece.space === space && isBeyond(piece.floor))
      .map(({ put }) => `the ${put} stands in the curved wall of ${space.name}`),
    ...holes
      .filter((hole) => hole.into === space)
      .filter((hole) => {
        const swept = sweptFloor(hole);
        return swept && isBeyond(swept);
      })
      .map(({ kind }) => `the ${kind} of ${space.name} opens into its curved wall`),
  ];
}

function glass(plan: Plan): string[] {
  const all = curvedGlassOf(plan);
  return all.flatMap(({ rounding, long, wide }, index) => {
    const { name } = rounding.space;
    if (all.findIndex((other) => other.rounding.space.name === name) < index)
      return [`the curve of ${name} has glass twice`];
    return wide > long - LEAST_PIER_M * 2
      ? [`the glass in the curve of ${name} is ${wide.toFixed(2)} m, the wall ${long.toFixed(2)} m`]
      : [];
  });
}

function balcony(plan: Plan, space: Space, walls: readonly Wall[], furniture: readonly Standing[]): string[] {
  const { name, outline } = space;
  if (!outline) return [];
  const end = outline.segments.at(-1)?.to ?? outline.from;
  if (apart(end, outline.from) > TOLERANCE_M) return [`the outline of ${name} is not closed`];
  const points = pointsOf(outline);
  const [least] = depthOf(outline);
  const own = furniture.filter((piece) => piece.space === space);
  return [
    ...broken(name, outline),
    ...offWalls(plan, name, outline, walls),
    ...(space.kind !== 'ledge' && least < LEAST_BALCONY_M
      ? [`${name} is ${least.toFixed(2)} m deep at its narrowest`]
      : []),
    ...own
      .filter(({ floor }) => !cornersOf(floor).every((point) => isWithin(points, point)))
      .map(({ put }) => `the ${put} stands over the edge of ${name}`),
  ];
}

const apart = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x - x2, y - y2);

/** The railing runs on without a corner, and its arcs are as long as their radius allows. */
function broken(name: string, outline: Outline): string[] {
  const pieces = piecesOf(outline);
  const flat = pieces.filter(({ from, to, radius }) => radius !== undefined && apart(from, to) > radius * 2);
  // Where it turns back to the wall it may have one.
  const isReturn = (index: number) =>
    [pieces.at(index - 1), pieces[(index + 1) % pieces.length]].some((next) => next?.along === 'wall');
  const corners = pieces.filter((piece, index) => {
    const next = pieces[index + 1];
    if (piece.along !== 'rail' || next?.along !== 'rail') return false;
    if (isReturn(index) || isReturn(index + 1)) return false;
    const [[x, y], [x2, y2]] = [directionsOf(piece)[1], directionsOf(next)[0]];
    return Math.abs(x * y2 - y * x2) > SMOOTH_RADIANS || x * x2 + y * y2 < 0;
  });
  return [
    ...flat.map(({ radius }) => `an arc of ${name} is longer than its radius of ${radius} m allows`),
    ...(corners.length > 0 ? [`the edge of ${name} has a corner`] : []),
  ];
}

/** Where a balcony ends at a wall it ends at its outer face: else its area is wrong. */
function offWalls(
  { outerWall, spaces }: Plan,
  name: string,
  outline: Outline,
  walls: readonly Wall[],
): string[] {
  const isOnCurve = (point: Point) =>
    spaces.some((space) => {
      const rounding = roundingOf(space);
      if (!rounding) return false;
      const away = apart(point, rounding.centre) - rounding.radius - outerWall;
      const [x, y] = [0, 1].map(
        (axis) => ((rounding.centre[axis] ?? 0) - (point[axis] ?? 0)) * (rounding.inward[axis] ?? 1),
      );
      return Math.abs(away) < TOLERANCE_M && (x ?? 0) > -TOLERANCE_M && (y ?? 0) > -TOLERANCE_M;
    });
  const isOnWall = ([x, y]: Point) =>
    walls.some(({ kind, runs, band, from, to, curves = [] }) => {
      const [along, across] = runs === 'across' ? [x, y] : [y, x];
      const reach = (end: 'from' | 'to') => (curves.includes(end) ? 0 : outerWall) + TOLERANCE_M;
      return (
        kind === 'shell' &&
        band.some((face) => Math.abs(face - across) < TOLERANCE_M) &&
        along > from - reach('from') &&
        along < to + reach('to')
      );
    });
  const off = piecesOf(outline)
    .filter(({ along }) => along === 'wall')
    .flatMap((piece) => pointsAlong(piece))
    .find((point) => !isOnCurve(point) && !isOnWall(point));
  return off ? [`${name} leaves its wall at ${off.map((value) => value.toFixed(2)).join(', ')}`] : [];
}
