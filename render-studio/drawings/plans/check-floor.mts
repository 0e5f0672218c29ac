import type { Rect } from '../sheet/svg.mts';
import { type Floor, onFloor, type Unit } from './floor.mts';
import { type Hole, holesOf } from './openings.mts';
import { rectsOf } from './plan.mts';
import { wallsOf } from './walls.mts';

const SLACK = 0.02;
/** What must lie free before a window, in metres. */
const OUTLOOK = 1.2;

type Ground = { name: string; rects: Rect[] };

/** Everything wrong with how homes lie on a floor, a sentence each. */
export function floorProblems(floor: Floor): string[] {
  const shared: Ground = {
    name: 'what is shared',
    rects: floor.shared.flatMap((space) => [...rectsOf(space)]),
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
          .filter((other) => other.name !== home.name && lies(rect)(other))
          .map((other) => `a window of ${room} in ${home.name} looks at ${other.name}`),
      ),
    ),
  ];
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
