import type { Rect } from '../sheet/svg.mts';
import { areaOf } from './areas.mts';
import { curveProblems } from './check-curves.mts';
import { furnish, type Standing } from './furnish.mts';
import { type Hole, holeRect, holesOf, sweptFloor, thresholds } from './openings.mts';
import { type Plan, rectsOf, type Space } from './plan.mts';
import { curvedGlassOf } from './rounded.mts';
import { traitsOf } from './space-kinds.mts';
import { Cells, clearFloor, sideOf, type Wall, wallsOf } from './walls.mts';

const LEAST_DOOR = 0.75;
/** Steps in front of a door that no furniture may take. */
const CLEAR_STEP = 0.5;
const TOLERANCE = 0.011;

/** Everything wrong with a plan, a sentence each; nothing when it can be built and lived in. */
export function problemsOf(plan: Plan): string[] {
  const walls = wallsOf(plan);
  const holes = holesOf(plan, walls);
  const furniture = plan.spaces.flatMap((space) => furnish(space, walls));
  return [
    ...overlaps(plan),
    ...sizes(plan, walls),
    ...doors(holes),
    ...unreachable(plan, walls, holes),
    ...darkRooms(plan, holes),
    ...airless(plan, walls, holes),
    ...misplaced(walls, furniture),
    ...blocked(holes, furniture),
    ...curveProblems(plan, walls, holes, furniture),
  ];
}

function overlaps({ spaces }: Plan): string[] {
  const cells = new Cells(spaces);
  const found = new Set<string>();
  for (let column = 0; column < cells.xs.length - 1; column += 1) {
    for (let row = 0; row < cells.ys.length - 1; row += 1) {
      const claimed = cells.all(column, row);
      if (claimed.length > 1) found.add(`${claimed.map(({ name }) => name).join(' and ')} overlap`);
    }
  }
  const names = spaces.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [...found, ...twice.map((name) => `two spaces are named ${name}`)];
}

function sizes({ spaces }: Plan, walls: readonly Wall[]): string[] {
  return spaces.flatMap((space) => {
    const [leastArea, leastWidth] = traitsOf(space.kind).least ?? [0, 0];
    const [, , width, depth] = clearFloor(space, walls);
    const clear = Math.min(width, depth);
    const area = areaOf(space);
    if (clear < leastWidth) return [`${space.name} is ${clear.toFixed(2)} m wide, less than ${leastWidth} m`];
    if (area < leastArea) return [`${space.name} has ${area.toFixed(1)} sq m, less than ${leastArea}`];
    return [];
  });
}

const nameOf = ({ kind, into, beyond }: Hole) =>
  `the ${kind} of ${into.name} to ${beyond?.name ?? 'the open'}`;

function doors(holes: readonly Hole[]): string[] {
  const found: string[] = [];
  for (const [index, hole] of holes.entries()) {
    const width = hole.to - hole.from;
    if (hole.kind !== 'window' && width < LEAST_DOOR)
      found.push(`${nameOf(hole)} is ${width.toFixed(2)} m wide`);
    if (hole.from < hole.wall.from - TOLERANCE || hole.to > hole.wall.to + TOLERANCE)
      found.push(`${nameOf(hole)} is wider than its wall`);
    for (const other of holes.slice(0, index)) {
      if (meet(holeRect(hole), holeRect(other))) found.push(`${nameOf(hole)} and ${nameOf(other)} overlap`);
      const [swept, alsoSwept] = [sweptFloor(hole), sweptFloor(other)];
      if (swept && alsoSwept && meet(swept, alsoSwept, 0.12))
        found.push(`${nameOf(hole)} hits ${nameOf(other)}`);
    }
  }
  return found;
}

const isWay = ({ kind }: Hole) => kind !== 'window';
const needsWay = ({ kind }: Space) => kind !== 'duct' && kind !== 'void' && kind !== 'ledge';

function unreachable({ spaces }: Plan, walls: readonly Wall[], holes: readonly Hole[]): string[] {
  const reached = new Set<Space>(spaces.filter(({ kind }) => kind === 'lobby'));
  for (const { kind, into } of holes) if (kind === 'entry') reached.add(into);
  // The stair of an upper floor is where one comes from.
  for (const space of spaces.filter(({ kind }) => kind === 'own stair')) reached.add(space);
  if (reached.size === 0) return ['nobody can enter'];
  const ways = [
    ...holes.filter(isWay).map(({ into, beyond }) => [into, beyond] as const),
    // From a terrace one steps into the garden.
    ...walls
      .filter(({ kind, before, after }) => kind === 'edge' && !(before?.outline && after?.outline))
      .map(({ before, after }) => [before, after] as const),
  ];
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const [one, other] of ways) {
      if (!one || !other) continue;
      if (reached.has(one)) reached.add(other);
      if (reached.has(other)) reached.add(one);
    }
  }
  return spaces
    .filter((space) => needsWay(space) && !reached.has(space) && traitsOf(space.kind).counts !== 'common')
    .map(({ name }) => `${name} cannot be reached`);
}

/** Rooms that are open to each other count as one. */
function darkRooms(plan: Plan, holes: readonly Hole[]): string[] {
  const { spaces } = plan;
  const isLit = (space: Space) =>
    curvedGlassOf(plan).some(({ rounding }) => rounding.space === space) ||
    holes.some(
      ({ kind, into, beyond }) =>
        (kind === 'window' && into === space) ||
        (kind === 'slide' &&
          into === space &&
          beyond !== undefined &&
          traitsOf(beyond.kind).counts === 'outdoor'),
    );
  const openTo = (space: Space) =>
    holes.flatMap(({ kind, into, beyond }) =>
      kind !== 'open' || !beyond ? [] : into === space ? [beyond] : beyond === space ? [into] : [],
    );
  return spaces
    .filter(({ kind }) => traitsOf(kind).habitable)
    .filter((space) => !isLit(space) && !openTo(space).some(isLit))
    .map(({ name }) => `${name} has no window`);
}

function airless({ spaces }: Plan, walls: readonly Wall[], holes: readonly Hole[]): string[] {
  const onDuct = (space: Space) =>
    walls.some(
      (wall) => sideOf(space, wall) && [wall.before, wall.after].some((other) => other?.kind === 'duct'),
    );
  return spaces
    .filter(({ kind }) => traitsOf(kind).vented)
    .filter((space) => !onDuct(space) && !holes.some(({ kind, into }) => kind === 'window' && into === space))
    .map(({ name }) => `${name} has neither window nor duct`);
}

function misplaced(walls: readonly Wall[], furniture: readonly Standing[]): string[] {
  const found: string[] = [];
  for (const [index, piece] of furniture.entries()) {
    const parts = rectsOf(piece.space).map((part) => clearFloor(piece.space, walls, part));
    if (!piece.space.outline && !parts.some((part) => isWithin(piece.floor, part)))
      found.push(`the ${piece.put} stands in a wall of ${piece.space.name}`);
    for (const other of furniture.slice(0, index)) {
      if (meet(piece.floor, other.floor))
        found.push(`${piece.put} and ${other.put} overlap in ${piece.space.name}`);
    }
  }
  return found;
}

function blocked(holes: readonly Hole[], furniture: readonly Standing[]): string[] {
  return holes.flatMap((hole) => {
    const swept = sweptFloor(hole);
    const kept = [...(hole.kind === 'open' ? [] : thresholds(hole, CLEAR_STEP)), ...(swept ? [swept] : [])];
    return furniture
      .filter(({ put }) => put !== 'plant')
      .filter(({ floor }) => kept.some((rect) => meet(rect, floor, 0.03)))
      .map(({ put, space }) => `the ${put} in ${space.name} stands before ${nameOf(hole)}`);
  });
}

function meet([x, y, w, h]: Rect, [x2, y2, w2, h2]: Rect, slack = TOLERANCE): boolean {
  return x + slack < x2 + w2 && x2 + slack < x + w && y + slack < y2 + h2 && y2 + slack < y + h;
}

function isWithin([x, y, w, h]: Rect, [left, top, width, depth]: Rect): boolean {
  return (
    x > left - TOLERANCE &&
    y > top - TOLERANCE &&
    x + w < left + width + TOLERANCE &&
    y + h < top + depth + TOLERANCE
  );
}
