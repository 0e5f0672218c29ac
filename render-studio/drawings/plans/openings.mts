import type { Rect } from '../sheet/svg.mts';
import type { Opening, Plan, Side, Space } from './plan.mts';
import { sideOf, type Wall } from './walls.mts';

/** An opening where it stands: along its wall from `from` to `to`. */
export type Hole = {
  kind: 'door' | 'entry' | 'open' | 'slide' | 'window';
  wall: Wall;
  from: number;
  to: number;
  hinge: 'start' | 'end';
  /** The space the leaf turns into, or the room a window lights. */
  into: Space;
  /** The space on the other side; nothing where that is the open air. */
  beyond: Space | undefined;
};

const WIDTHS = { door: 0.9, entry: 1.05, window: 0.62 } as const;
/** What stands between a door and the corner of its room, where the plan says nothing. */
const NIB = 0.12;

/**
 * Every opening of the plan in its wall.
 * @throws Error for an opening that names a space or a wall the plan does not have
 */
export function holesOf(plan: Plan, walls: readonly Wall[]): Hole[] {
  const named = (name: string): Space => {
    const found = plan.spaces.find((space) => space.name === name);
    if (!found) throw new Error(`${plan.file}: an opening names "${name}", which is not in the plan.`);
    return found;
  };
  return plan.openings.flatMap((opening) => ('curve' in opening ? [] : [hole(plan, opening, walls, named)]));
}

type InStraightWall = Exclude<Opening, { curve: string }>;

function hole(
  plan: Plan,
  opening: InStraightWall,
  walls: readonly Wall[],
  named: (name: string) => Space,
): Hole {
  const where = { from: opening.from, wide: opening.wide };
  if ('door' in opening) {
    const [from, into] = opening.door.map(named);
    if (!from || !into) throw new Error(`${plan.file}: a door joins two spaces.`);
    const wall = longest(plan, walls, joining(from, into, opening.side), `${from.name} and ${into.name}`);
    const stretch = place(wall, where, WIDTHS.door, NIB);
    return { kind: 'door', wall, ...stretch, hinge: opening.hinge ?? 'start', into, beyond: from };
  }
  if ('open' in opening || 'slide' in opening) {
    const [one, other] = ('open' in opening ? opening.open : opening.slide).map(named);
    if (!one || !other) throw new Error(`${plan.file}: an opening joins two spaces.`);
    const side = 'slide' in opening ? opening.side : undefined;
    const wall = longest(plan, walls, joining(one, other, side), `${one.name} and ${other.name}`);
    const kind = 'open' in opening ? 'open' : 'slide';
    const whole = wall.to - wall.from - (kind === 'slide' ? 0.6 : 0);
    const stretch = place(wall, where, opening.wide ?? whole, undefined);
    return { kind, wall, ...stretch, hinge: 'start', into: one, beyond: other };
  }
  const room = named('entry' in opening ? opening.entry : opening.window);
  const facing = (wall: Wall) =>
    wall.kind === 'shell' && sideOf(room, wall) === opening.side && otherCounts(room, wall);
  const wall = longest(plan, walls, facing, `the ${opening.side} of ${room.name}`);
  const kind = 'entry' in opening ? 'entry' : 'window';
  const fallback = kind === 'entry' ? WIDTHS.entry : (wall.to - wall.from) * WIDTHS.window;
  const stretch = place(wall, where, fallback, kind === 'entry' ? NIB : undefined);
  const hinge = 'entry' in opening ? (opening.hinge ?? 'start') : 'start';
  return { kind, wall, ...stretch, hinge, into: room, beyond: otherSide(room, wall) };
}

const otherSide = (space: Space, { before, after }: Wall) => (before === space ? after : before);
const otherCounts = (room: Space, wall: Wall) => {
  const other = otherSide(room, wall);
  return other === undefined || other.kind !== 'duct' || room.kind === 'bath';
};
const joining = (one: Space, other: Space, side: Side | undefined) => (wall: Wall) =>
  ((wall.before === one && wall.after === other) || (wall.before === other && wall.after === one)) &&
  (side === undefined || sideOf(one, wall) === side);

function longest(plan: Plan, walls: readonly Wall[], wanted: (wall: Wall) => boolean, what: string): Wall {
  const [found] = walls.filter(wanted).sort((a, b) => b.to - b.from - (a.to - a.from));
  if (!found) throw new Error(`${plan.file}: there is no wall at ${what} for an opening.`);
  return found;
}

function place(
  wall: Wall,
  { from, wide }: { from?: number; wide?: number },
  fallback: number,
  nib: number | undefined,
): { from: number; to: number } {
  const width = wide ?? fallback;
  const length = wall.to - wall.from;
  if (from === undefined) {
    const start = nib === undefined ? wall.from + (length - width) / 2 : wall.from + nib;
    return { from: start, to: start + width };
  }
  const start = from >= 0 ? wall.from + from : wall.to + from - width;
  return { from: start, to: start + width };
}

/** The hole in the wall, seen from above. */
export function holeRect({ wall, from, to }: Hole): Rect {
  const [face, back] = wall.band;
  return wall.runs === 'across' ? [from, face, to - from, back - face] : [face, from, back - face, to - from];
}

/** The side of the wall on which a door's leaf stands when it is open: +1 below or right of it. */
export function swingSide({ wall, into }: Hole): 1 | -1 {
  return wall.after === into ? 1 : -1;
}

/** The square of floor that a door's leaf sweeps; nothing for openings without a leaf. */
export function sweptFloor(hole: Hole): Rect | undefined {
  if (hole.kind !== 'door' && hole.kind !== 'entry') return undefined;
  const width = hole.to - hole.from;
  const face = swingSide(hole) === 1 ? hole.wall.band[1] : hole.wall.band[0] - width;
  return hole.wall.runs === 'across' ? [hole.from, face, width, width] : [face, hole.from, width, width];
}

/** Where somebody steps on either side of an opening that can be walked through. */
export function thresholds(hole: Hole, depth: number): Rect[] {
  if (hole.kind === 'window') return [];
  const width = hole.to - hole.from;
  const [face, back] = hole.wall.band;
  return hole.wall.runs === 'across'
    ? [
        [hole.from, face - depth, width, depth],
        [hole.from, back, width, depth],
      ]
    : [
        [face - depth, hole.from, depth, width],
        [back, hole.from, depth, width],
      ];
}
