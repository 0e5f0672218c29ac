import { BRASS, INK, STONE } from '../sheet/palette.mts';
import { box, circle, d, type Look, line, path, type Rect } from '../sheet/svg.mts';
import type { Opening } from './elevation.mts';

const OUTLINE = { stroke: INK[900], weight: 1.3 };
const FINE = { stroke: INK[700], weight: 0.8 };
const SHADE = { stroke: STONE[400], weight: 0.9 };
const GLASS = STONE[200];
const WALL = STONE[50];
/** A storey that is drawn lower than this has no room for more than outlines. */
const PLAIN_PX = 15;

const evenly = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 1)) / (count + 1));

/** Lines across a rectangle, from top to bottom or from left to right. */
function bars(
  [x, y, width, depth]: Rect,
  count: number,
  way: 'upright' | 'level',
  look: Look = FINE,
): string {
  if (way === 'upright')
    return evenly(x, x + width, count)
      .map((at) =>
        line(
          [
            [at, y],
            [at, y + depth],
          ],
          look,
        ),
      )
      .join('');
  return evenly(y, y + depth, count)
    .map((at) =>
      line(
        [
          [x, at],
          [x + width, at],
        ],
        look,
      ),
    )
    .join('');
}

/** A part of a rectangle, in fractions of it. */
const within = ([x, y, width, depth]: Rect, left: number, top: number, wide: number, deep: number): Rect => [
  x + width * left,
  y + depth * top,
  width * wide,
  depth * deep,
];

const pane = (place: Rect) => box(place, { ...OUTLINE, fill: GLASS });

function railing(place: Rect): string {
  const count = Math.max(3, Math.round(place[2] / 4));
  return box(place, { fill: WALL }) + bars(place, count, 'upright') + edges(place);
}

const edges = ([x, y, width, depth]: Rect) =>
  line(
    [
      [x, y],
      [x + width, y],
    ],
    OUTLINE,
  ) +
  line(
    [
      [x, y + depth],
      [x + width, y + depth],
    ],
    OUTLINE,
  );

function casement(bay: Rect): string {
  const place = within(bay, 0.24, 0.26, 0.52, 0.5);
  const [x, y, width, depth] = place;
  const sill = line(
    [
      [x - 2, y + depth + 1.5],
      [x + width + 2, y + depth + 1.5],
    ],
    OUTLINE,
  );
  return pane(place) + bars(place, 1, 'upright') + sill;
}

function shutters(bay: Rect): string {
  const place = within(bay, 0.34, 0.24, 0.32, 0.54);
  const leaves = [within(bay, 0.16, 0.24, 0.18, 0.54), within(bay, 0.66, 0.24, 0.18, 0.54)];
  return (
    pane(place) +
    leaves.map((leaf) => box(leaf, { ...OUTLINE, fill: WALL }) + bars(leaf, 5, 'level')).join('')
  );
}

function arch(bay: Rect): string {
  const [x, y, width, depth] = within(bay, 0.22, 0.2, 0.56, 0.64);
  const spring = y + width / 2;
  return (
    path(
      d`M${x} ${y + depth}L${x} ${spring}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${spring}L${x + width} ${y + depth}Z`,
      { ...OUTLINE, fill: GLASS },
    ) +
    line(
      [
        [x + width / 2, y],
        [x + width / 2, y + depth],
      ],
      FINE,
    )
  );
}

function balcony(bay: Rect): string {
  const door = within(bay, 0.16, 0.2, 0.68, 0.8);
  return pane(door) + bars(door, 2, 'upright') + railing(within(bay, 0.04, 0.62, 0.92, 0.34));
}

function loggia(bay: Rect): string {
  const recess = within(bay, 0.07, 0.12, 0.86, 0.84);
  return (
    box(recess, { ...OUTLINE, fill: STONE[100] }) +
    bars(within(recess, 0, 0, 1, 0.4), 5, 'level', SHADE) +
    railing(within(bay, 0.07, 0.64, 0.86, 0.32))
  );
}

function jaali(bay: Rect): string {
  const [x, y, width, depth] = within(bay, 0.16, 0.2, 0.68, 0.62);
  const [across, down] = [Math.max(3, Math.round(width / 6)), Math.max(3, Math.round(depth / 6))];
  const holes = evenly(y, y + depth, down).flatMap((row, index) =>
    evenly(x, x + width, across - (index % 2)).map((column) => circle([column, row], 1.5, FINE)),
  );
  return box([x, y, width, depth], { ...OUTLINE, fill: STONE[100] }) + holes.join('');
}

function glazing(bay: Rect): string {
  const place = within(bay, 0.04, 0.06, 0.92, 0.88);
  return pane(place) + bars(place, 2, 'upright') + bars(within(place, 0, 0.5, 1, 0.5), 1, 'level');
}

const drawn: Record<Opening, (bay: Rect) => string> = {
  casement,
  shutters,
  arch,
  balcony,
  loggia,
  jaali,
  glazing,
  ribbon: (bay) => {
    const place = within(bay, 0, 0.3, 1, 0.42);
    return pane(place) + bars(place, 3, 'upright');
  },
  fins: (bay) => {
    const place = within(bay, 0, 0.06, 1, 0.94);
    return box(place, { fill: GLASS }) + bars(place, Math.max(2, Math.round(bay[2] / 8)), 'upright');
  },
  blank: () => '',
};

/** One bay of a storey; a low one in outlines only. */
export function opening(kind: Opening, bay: Rect): string {
  const low = bay[3] < PLAIN_PX;
  if (low && kind !== 'fins' && kind !== 'blank') {
    const wide = kind === 'casement' || kind === 'shutters' || kind === 'arch' ? 0.46 : 0.84;
    return box(within(bay, (1 - wide) / 2, 0.24, wide, 0.56), { ...FINE, fill: GLASS });
  }
  return drawn[kind](bay);
}

/** The way in, in brass. */
export function door(bay: Rect): string {
  const place = within(bay, 0.3, 0.24, 0.4, 0.76);
  return (
    box(place, { stroke: BRASS[700], weight: 1.6, fill: WALL }) +
    bars(place, 1, 'upright', { stroke: BRASS[700], weight: 0.9 })
  );
}
