import type { Rect } from '../sheet/svg.mts';
import { type Floor, onFloor, outlineOnFloor, type Unit } from './floor.mts';
import { type Hole, holesOf } from './openings.mts';
import { farFrom, piecesOf, pointsAlong, pointsOf } from './outline.mts';
import { rectsOf } from './plan.mts';
import { curvedGlassOf, onCurve, roundingsOf } from './rounded.mts';
import { wallsOf } from './walls.mts';

const SLACK = 0.02;
/** What must lie free before a window, in metres. */
const OUTLOOK = 1.2;
/** From point to point of a line that is compared, and how far off it may be. */
const STEP = 0.2;
const ON_THE_LINE = 0.011;

type Ground = { name: string; rects: Rect[] };

/** Everything wrong with how homes lie on a floor, a sentence each. */
export function floorProblems(floor: Floor): string[] {
  const shared: Ground = {
    name: 'what is shared',
    rects: floor.shared.flatMap((space) => [...rectsOf(space)]),
  };
  // A window may look into a court that is open to the sky.
  const built: Ground = {
    ...shared,
    rects: floor.shared.filter(({ kind }) => kind !== 'void').flatMap((space) => [...rectsOf(space)]),
  };
  const homes = floor.units.map((unit, index) => ({
    unit,
    name: `${unit.name} (${index + 1})`,
    rects: unit.plan.spaces.flatMap((space) => rectsOf(space).map((rect) => onFloor(unit, rect))),
  }));
  const grounds: Ground[] = [shared, ...homes];
  const lies = (rect: Rect) => (ground: Ground) => ground.rects.some((other) => overlap(rect, other));
  return [
    ...grounds.flatMap((one, index) =>
      grounds
        .slice(0, index)
        .filter((other) => one.rects.some((rect) => lies(rect)(other)))
        .map((other) => `${one.name} lies on ${other.name}`),
    ),
    ...homes.flatMap((home) =>
      outlooks(home.unit).flatMap(({ room, rect }) =>
        grounds
          .filter((other) => other.name !== home.name && lies(rect)(other === shared ? built : other))
          .map((other) => `a window of ${room} in ${home.name} looks at ${other.name}`),
      ),
    ),
    ...offPlate(floor),
  ];
}

/** Homes behind the corners of a tower share its slab's edge, and their round corners its glass. */
function offPlate({ plate, units }: Floor): string[] {
  if (!plate) return [];
  const [slab, glass] = [pointsOf(plate.slab), pointsOf(plate.glass)];
  return units.flatMap((unit, index) => {
    const name = `${unit.name} (${index + 1})`;
    const leaves = unit.plan.spaces.filter(({ outline }) => {
      if (!outline) return false;
      const own = piecesOf(outlineOnFloor(unit, outline));
      return own
        .filter(({ along, radius }) => along === 'rail' && radius !== undefined)
        .some((piece) => pointsAlong(piece, STEP).some((point) => farFrom(slab, point) > ON_THE_LINE));
    });
    const curved = roundingsOf(unit.plan).filter((rounding) => {
      const outer = rounding.radius + unit.plan.outerWall;
      const [x, y] = onCurve(rounding, outer, 0.5);
      const [left, top] = onFloor(unit, [x, y, 0, 0]);
      const isGlazed = curvedGlassOf(unit.plan).some((each) => each.rounding.space === rounding.space);
      return isGlazed && farFrom(glass, [left, top]) > ON_THE_LINE;
    });
    return [
      ...leaves.map((space) => `the edge of ${space.name} in ${name} leaves the slab`),
      ...curved.map(({ space }) => `the curve of ${space.name} in ${name} leaves the glass of the tower`),
    ];
  });
}

/** The air before every window of a unit, where the unit has nothing there itself. */
function outlooks(unit: Unit): { room: string; rect: Rect }[] {
  return holesOf(unit.plan, wallsOf(unit.plan))
    .filter(({ kind, beyond }) => kind === 'window' && !beyond)
    .map((hole) => ({ room: hole.into.name, rect: onFloor(unit, airBefore(hole)) }));
}

function airBefore({ wall, from, to, into }: Hole): Rect {
  const [face, back] = wall.band;
  const start = wall.after === into ? face - OUTLOOK : back;
  return wall.runs === 'across' ? [from, start, to - from, OUTLOOK] : [start, from, OUTLOOK, to - from];
}

function overlap([x, y, w, h]: Rect, [x2, y2, w2, h2]: Rect): boolean {
  return x + SLACK < x2 + w2 && x2 + SLACK < x + w && y + SLACK < y2 + h2 && y2 + SLACK < y + h;
}
