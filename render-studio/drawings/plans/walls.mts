import type { Rect } from '../sheet/svg.mts';
import { type Plan, rectsOf, type Side, type Space } from './plan.mts';
import { type Rounding, roundingsOf } from './rounded.mts';
import { traitsOf } from './space-kinds.mts';

/** A wall, or the edge of something open, on one straight line between two spaces. */
export type Wall = {
  /** `shell` is an outer wall, drawn outside the carpet area; `core` stands between shared spaces. */
  kind: 'shell' | 'partition' | 'core' | 'edge';
  /** A wall that runs across the sheet has spaces above and below, one that runs down has them left and right. */
  runs: 'across' | 'down';
  /** The line on which the spaces meet. */
  at: number;
  from: number;
  to: number;
  /** Its two faces, across its run. */
  band: readonly [number, number];
  before: Space | undefined;
  after: Space | undefined;
  /** The ends at which the wall goes on in a curve. */
  curves?: readonly ('from' | 'to')[];
};

/** Walls of an own kind between shared spaces: lift shafts and stairs are concrete. */
const CORE_WALL = 0.2;
const SAME = 1e-6;

const distinct = (values: number[]) =>
  [...values]
    .sort((a, b) => a - b)
    .filter((value, index, all) => index === 0 || value - (all[index - 1] ?? 0) > SAME);

/** The floor cut along every edge of every space; `at` tells whose a cell is. */
export class Cells {
  readonly xs: number[];
  readonly ys: number[];
  readonly #spaces: readonly Space[];

  constructor(spaces: readonly Space[]) {
    const rects = spaces.flatMap((space) => [...rectsOf(space)]);
    this.xs = distinct(rects.flatMap(([x, , width]) => [x, x + width]));
    this.ys = distinct(rects.flatMap(([, y, , depth]) => [y, y + depth]));
    this.#spaces = spaces;
  }

  /** All spaces that claim the cell of this column and row: one, or none, unless the plan is wrong. */
  all(column: number, row: number): Space[] {
    const [left, right] = [this.xs[column], this.xs[column + 1]];
    const [top, bottom] = [this.ys[row], this.ys[row + 1]];
    if (left === undefined || right === undefined || top === undefined || bottom === undefined) return [];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return this.#spaces.filter((space) => rectsOf(space).some((rect) => isIn(rect, x, y)));
  }

  at(column: number, row: number): Space | undefined {
    return this.all(column, row)[0];
  }
}

const isIn = ([left, top, width, depth]: Rect, x: number, y: number) =>
  x > left && x < left + width && y > top && y < top + depth;

/** Every wall of the plan, each as long as the same two spaces lie on its sides. */
export function wallsOf(plan: Plan): Wall[] {
  const cells = new Cells(plan.spaces);
  const found: Wall[] = [];
  const add = (runs: Wall['runs'], at: number, from: number, to: number, before?: Space, after?: Space) => {
    const made = wall(plan, runs, at, from, to, before, after);
    if (!made) return;
    const last = found.at(-1);
    const goesOn =
      last?.runs === runs &&
      last.before === before &&
      last.after === after &&
      last.band[0] === made.band[0] &&
      Math.abs(last.to - from) < SAME;
    if (goesOn) last.to = to;
    else found.push(made);
  };
  for (const [row, y] of cells.ys.entries()) {
    for (let column = 0; column < cells.xs.length - 1; column += 1) {
      const [from = 0, to = 0] = cells.xs.slice(column, column + 2);
      add('across', y, from, to, cells.at(column, row - 1), cells.at(column, row));
    }
  }
  for (const [column, x] of cells.xs.entries()) {
    for (let row = 0; row < cells.ys.length - 1; row += 1) {
      const [from = 0, to = 0] = cells.ys.slice(row, row + 2);
      add('down', x, from, to, cells.at(column - 1, row), cells.at(column, row));
    }
  }
  const roundings = roundingsOf(plan);
  return roundings.length === 0 ? found : found.map((each) => roundings.reduce(shortened, each));
}

/** A wall up to where a curve of its room begins. */
function shortened(wall: Wall, rounding: Rounding): Wall {
  const end = curvedEnd(wall, rounding);
  if (!end) return wall;
  const at = rounding.centre[wall.runs === 'across' ? 0 : 1];
  return { ...wall, [end]: at, curves: [...(wall.curves ?? []), end] };
}

/** The end of an outer wall that a curve takes away, if it is one of the curve's two walls. */
export function curvedEnd(wall: Wall, { space, corner }: Rounding): 'from' | 'to' | undefined {
  const [along, across] = wall.runs === 'across' ? ([0, 1] as const) : ([1, 0] as const);
  if (wall.kind !== 'shell' || (wall.before !== space && wall.after !== space)) return undefined;
  if (Math.abs(wall.at - corner[across]) > SAME) return undefined;
  const isEnd = (end: number) => Math.abs(end - corner[along]) < SAME;
  return isEnd(wall.from) ? 'from' : isEnd(wall.to) ? 'to' : undefined;
}

const countsAs = (space: Space | undefined) => (space ? traitsOf(space.kind).counts : 'nothing');

function wall(
  plan: Plan,
  runs: Wall['runs'],
  at: number,
  from: number,
  to: number,
  before?: Space,
  after?: Space,
): Wall | undefined {
  if (before === after) return undefined;
  const [one, other] = [countsAs(before), countsAs(after)];
  const made = (kind: Wall['kind'], band: Wall['band']): Wall => ({
    kind,
    runs,
    at,
    from,
    to,
    band,
    before,
    after,
  });
  const centred = (thick: number): Wall['band'] => [at - thick / 2, at + thick / 2];
  if (one === 'carpet' && other === 'carpet') return made('partition', centred(plan.partition));
  if (one === 'carpet') return made('shell', [at, at + plan.outerWall]);
  if (other === 'carpet') return made('shell', [at - plan.outerWall, at]);
  if (one === 'common' && other === 'common') return made('core', centred(CORE_WALL));
  if (one === 'common') return made('shell', [at, at + plan.outerWall]);
  if (other === 'common') return made('shell', [at - plan.outerWall, at]);
  return made('edge', [at, at]);
}

/** Which side of `space` a wall stands on, if it bounds it. */
export function sideOf(space: Space, { runs, before, after }: Wall): Side | undefined {
  if (before === space) return runs === 'across' ? 'bottom' : 'right';
  if (after === space) return runs === 'across' ? 'top' : 'left';
  return undefined;
}

/** A space's floor between its walls: of its first rectangle, where it has several. */
export function clearFloor(
  space: Space,
  walls: readonly Wall[],
  part: Rect | undefined = rectsOf(space)[0],
): Rect {
  if (!part) throw new Error(`${space.name} has no rectangle.`);
  let [left, top] = part;
  let [right, bottom] = [left + part[2], top + part[3]];
  const [x, y, width, depth] = part;
  for (const wall of walls) {
    const side = sideOf(space, wall);
    if (!side || wall.kind === 'edge') continue;
    const [start, end] = wall.runs === 'across' ? [x, x + width] : [y, y + depth];
    if (wall.to <= start + SAME || wall.from >= end - SAME) continue;
    const stands = (line: number) => Math.abs(wall.at - line) < SAME;
    if (side === 'top' && stands(y)) top = Math.max(top, wall.band[1]);
    if (side === 'bottom' && stands(y + depth)) bottom = Math.min(bottom, wall.band[0]);
    if (side === 'left' && stands(x)) left = Math.max(left, wall.band[1]);
    if (side === 'right' && stands(x + width)) right = Math.min(right, wall.band[0]);
  }
  return [left, top, right - left, bottom - top];
}
