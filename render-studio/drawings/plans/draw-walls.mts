import { INK, STONE } from '../sheet/palette.mts';
import { box, circle, d, type Look, line, type Point, path, type Rect } from '../sheet/svg.mts';
import { drawCurvedWalls, drawEdges, floorOf } from './draw-curves.mts';
import { EDGE, FRAME, PAPER, type Scale, toSheet } from './looks.mts';
import { type Hole, holeRect, swingSide } from './openings.mts';
import type { Plan } from './plan.mts';
import { traitsOf } from './space-kinds.mts';
import type { Wall } from './walls.mts';

const LEAF: Look = { stroke: INK[700], weight: 2 };
const ARC: Look = { stroke: INK[500], weight: 1.2 };

/** Floors, then outer walls, then the floors within them, then partitions: corners close by themselves. */
export function drawShell(plan: Plan, walls: readonly Wall[], s: Scale): string {
  const floors = (counts: string, fill: (kind: string) => string) =>
    plan.spaces
      .filter(({ kind }) => traitsOf(kind).counts === counts)
      .flatMap((space) => floorOf(space, s, fill(space.kind)));
  const drawn = (kind: Wall['kind'], longer: (wall: Wall) => number) =>
    walls
      .filter((wall) => wall.kind === kind)
      .map((wall) => box(toSheet(wallRect(wall, longer(wall)), s), { fill: INK[900] }));
  return [
    ...floors('outdoor', (kind) =>
      kind === 'garden' ? '#ECEDE0' : kind === 'void' || kind === 'ledge' ? STONE[50] : STONE[100],
    ),
    ...walls
      .filter(({ kind, before, after }) => kind === 'edge' && !before?.outline && !after?.outline)
      .map((wall) => edge(wall, s)),
    ...plan.spaces.flatMap((space) => drawEdges(space, s)),
    ...floors('common', () => STONE[200]),
    ...drawn('shell', ({ band }) => band[1] - band[0]),
    ...drawCurvedWalls(plan, s),
    ...floors('carpet', () => PAPER),
    ...drawn('core', () => 0.1),
    ...drawn('partition', () => plan.partition / 2),
  ].join('');
}

/** So that no light shows between a wall and the curve it goes on in. */
const OVERLAP_M = 0.006;

/** A wall, `longer` at either end but where it goes on in a curve. */
function wallRect({ runs, from, to, band, curves = [] }: Wall, longer: number): Rect {
  const thick = band[1] - band[0];
  const start = from - (curves.includes('from') ? OVERLAP_M : longer);
  const long = to + (curves.includes('to') ? OVERLAP_M : longer) - start;
  return runs === 'across' ? [start, band[0], long, thick] : [band[0], start, thick, long];
}

/** A rail, a kerb or the end of paving. */
function edge({ runs, at, from, to, before, after }: Wall, s: Scale): string {
  const open = before ?? after;
  const points: Point[] =
    runs === 'across'
      ? [
          [s.x + from * s.m, s.y + at * s.m],
          [s.x + to * s.m, s.y + at * s.m],
        ]
      : [
          [s.x + at * s.m, s.y + from * s.m],
          [s.x + at * s.m, s.y + to * s.m],
        ];
  if (before && after) return line(points, { ...EDGE, weight: 1.2 });
  if (open?.kind !== 'balcony' && open?.kind !== 'dry balcony' && open?.kind !== 'terrace')
    return line(points, { ...EDGE, dash: '10 7' });
  // A rail of two lines, the second a hand's breadth inside.
  const inward = (before ? -1 : 1) * 0.09 * s.m;
  const inner = points.map(([x, y]): Point => (runs === 'across' ? [x, y + inward] : [x + inward, y]));
  return line(points, EDGE) + line(inner, { ...EDGE, weight: 1 });
}

/** Columns stand whether or not a wall runs there. */
export function drawColumns({ columns = [] }: Plan, s: Scale): string {
  return columns.map((rect) => box(toSheet(rect, s), { fill: INK[900] })).join('');
}

/** An opening: the gap in the wall, then its door, glass or nothing. */
export function drawHole(hole: Hole, s: Scale): string {
  const gap = toSheet(holeRect(hole), s);
  if (hole.kind === 'open') return box(grown(gap, hole, 0.6), { fill: PAPER });
  if (hole.kind === 'window') return pane(gap, hole);
  if (hole.kind === 'slide') return sliding(gap, hole, s.m);
  return box(grown(gap, hole, 0.6), { fill: PAPER }) + leaf(hole, gap, s.m);
}

/** A hair more than the wall's thickness, so that no line of it is left. */
const grown = ([x, y, w, h]: Rect, { wall }: Hole, by: number): Rect =>
  wall.runs === 'across' ? [x, y - by, w, h + by * 2] : [x - by, y, w + by * 2, h];

function pane(gap: Rect, hole: Hole): string {
  const [x, y, w, h] = gap;
  const glass: Point[] =
    hole.wall.runs === 'across'
      ? [
          [x, y + h / 2],
          [x + w, y + h / 2],
        ]
      : [
          [x + w / 2, y],
          [x + w / 2, y + h],
        ];
  return box(gap, FRAME) + line(glass, { stroke: INK[700], weight: 1.4 });
}

function sliding([x, y, w, h]: Rect, hole: Hole, m: number): string {
  const thick = 0.045 * m;
  const across = hole.wall.runs === 'across';
  const long = across ? w : h;
  const panels = Math.max(2, Math.round(long / (1.3 * m)));
  const step = long / panels;
  const drawn = Array.from({ length: panels }, (_, index) => {
    const lap = 0.05 * m;
    const start = index * step - (index > 0 ? lap : 0);
    const size = step + (index > 0 ? lap : 0);
    const side = (across ? h : w) / 2 + (index % 2 ? 0 : -thick);
    return across
      ? box([x + start, y + side, size, thick], { stroke: INK[900], weight: 1.5, fill: PAPER })
      : box([x + side, y + start, thick, size], { stroke: INK[900], weight: 1.5, fill: PAPER });
  }).join('');
  return box([x, y, w, h], { fill: PAPER, stroke: INK[500], weight: 1 }) + drawn;
}

function leaf(hole: Hole, [x, y, w, h]: Rect, m: number): string {
  const side = swingSide(hole);
  const across = hole.wall.runs === 'across';
  const radius = across ? w : h;
  const atStart = hole.hinge === 'start';
  const face = across ? (side === 1 ? y + h : y) : side === 1 ? x + w : x;
  const [hinge, shut] = atStart ? [0, radius] : [radius, 0];
  const along = across ? x : y;
  const p = (a: number, b: number): Point =>
    across ? [along + a, face + b * side] : [face + b * side, along + a];
  const [open, closed] = [p(hinge, radius), p(shut, 0)];
  const sweep = (across === (side === 1)) === atStart ? 0 : 1;
  const thick = 0.04 * m * (atStart ? 1 : -1);
  const corners = [p(hinge, 0), p(hinge, radius), p(hinge + thick, radius), p(hinge + thick, 0)];
  return (
    path(d`M${open[0]} ${open[1]}A${radius} ${radius} 0 0 ${sweep} ${closed[0]} ${closed[1]}`, ARC) +
    path(
      `${corners.map(([cx, cy], index) => `${index ? 'L' : 'M'}${cx.toFixed(2)} ${cy.toFixed(2)}`).join('')}Z`,
      {
        ...LEAF,
        weight: 1.4,
        fill: PAPER,
      },
    )
  );
}

const TREAD = 0.27;

/** A stair of two flights with its landing, a lift with its door, or the cross of a shaft. */
export function drawShaft(kind: string, [x, y, w, h]: Rect, towards: string | undefined, m: number): string {
  const fine: Look = { stroke: INK[500], weight: 1.3 };
  if (kind === 'lift') {
    const inset = 0.18 * m;
    const car: Rect = [x + inset, y + inset, w - inset * 2, h - inset * 2];
    return (
      box(car, { ...fine, fill: PAPER }) +
      line(
        [
          [car[0], car[1]],
          [car[0] + car[2], car[1] + car[3]],
        ],
        fine,
      ) +
      line(
        [
          [car[0] + car[2], car[1]],
          [car[0], car[1] + car[3]],
        ],
        fine,
      )
    );
  }
  if (kind === 'duct')
    return (
      line(
        [
          [x, y],
          [x + w, y + h],
        ],
        { ...fine, weight: 1 },
      ) +
      line(
        [
          [x + w, y],
          [x, y + h],
        ],
        { ...fine, weight: 1 },
      )
    );
  return flights([x, y, w, h], towards, fine, m);
}

function flights([x, y, w, h]: Rect, towards: string | undefined, fine: Look, m: number): string {
  const across = towards === 'left' || towards === 'right';
  const [long, wide] = across ? [w, h] : [h, w];
  const flight = (wide - 0.12 * m) / 2;
  const landing = Math.min(flight, long * 0.34);
  const backwards = towards === 'left' || towards === 'top';
  const at = (a: number, b: number): Point => {
    const run = backwards ? long - a : a;
    return across ? [x + run, y + b] : [x + b, y + run];
  };
  const count = Math.floor((long - landing) / (TREAD * m));
  const start = long - landing - count * TREAD * m;
  const treads = Array.from({ length: count + 1 }, (_, index) => {
    const a = start + index * TREAD * m;
    return line([at(a, 0), at(a, flight)], fine) + line([at(a, wide - flight), at(a, wide)], fine);
  }).join('');
  const arrow = [
    at(start * 0.4, flight / 2),
    at(long - landing / 2, flight / 2),
    at(long - landing / 2, wide - flight / 2),
    at(start * 0.4 + TREAD * m, wide - flight / 2),
  ];
  const tip = arrow.at(-1) ?? [0, 0];
  return (
    treads +
    line([at(start, flight), at(start + count * TREAD * m, flight)], fine) +
    line([at(start, wide - flight), at(start + count * TREAD * m, wide - flight)], fine) +
    line(arrow, { stroke: INK[700], weight: 1.4 }) +
    circle(tip, 0.05 * m, { fill: INK[700] })
  );
}
