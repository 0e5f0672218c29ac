import type { Point } from '../../sheet/svg.mts';
import {
  type Along,
  joinedOutline,
  movedOutline,
  type Outline,
  partOf,
  type Segment,
  turnedRound,
} from '../outline.mts';

/**
 * A floor of the towers, in metres: its glass is a rectangle with round corners, as in `kit/massing/rounded_tower/`,
 * and the slab stands out beyond it. All quarters are alike, so each home finds its corner at its own top left.
 */
export const TOWER = { wide: 31.5, deep: 21, corner: 4 } as const;
export const OUTER_WALL = 0.16;
/** How far the slab stands out on average, and how far that swings along a side. */
const BAND = 1.8;
const SWING = 0.3;
/** Round a corner the slab runs beside the glass. */
const SLAB_CORNER = TOWER.corner + BAND;
/** The curve of a room: the inner face of the glass. */
export const ROOM_CORNER = TOWER.corner - OUTER_WALL;

/** A home behind a corner of the tower: the radius of its own corner outside, and how far it stands back. */
type Behind = { corner: number; setBack: number };
export const IN_THE_CURVE: Behind = { corner: TOWER.corner, setBack: 0 };
/** Type B's corner is square but for a curve of its own; it stands back so that one can go round it. */
export const PIER = 0.6;
export const IN_THE_SQUARE: Behind = { corner: PIER + OUTER_WALL, setBack: 0.31 };

/** How far the slab stands out where, from the lower end of the short side upwards. */
const UPWARDS: readonly Point[] = [
  [TOWER.deep - TOWER.corner, BAND],
  [TOWER.deep / 2, BAND - SWING],
  [TOWER.corner, BAND],
];
/** The same along the long side, one and a half waves of the massing. */
const CREST = TOWER.corner + (TOWER.wide - TOWER.corner * 2) / 6;
const ONWARDS: readonly Point[] = [
  [TOWER.corner, BAND],
  [CREST, BAND + SWING],
  [TOWER.wide / 2, BAND - SWING],
  [TOWER.wide - CREST, BAND + SWING],
  [TOWER.wide - TOWER.corner, BAND],
];

/** Two arcs of one radius between every two places, level where they meet the next: the edge never breaks. */
function waves(places: readonly Point[], placed: (place: Point) => Point): Outline {
  const segments = places.slice(1).flatMap((end, index): Segment[] => {
    const start = places[index] ?? end;
    const [run, out] = [end[0] - start[0], end[1] - start[1]];
    const radius = (run ** 2 + out ** 2) / (4 * Math.abs(out));
    const middle = placed([start[0] + run / 2, start[1] + out / 2]);
    return [
      { to: middle, along: 'rail', radius, clockwise: out < 0 },
      { to: placed(end), along: 'rail', radius, clockwise: out > 0 },
    ];
  });
  return { from: placed(places[0] ?? [0, 0]), segments };
}

/** The slab's edge in three parts; the corner of the glass, were it square, is at 0, 0. */
const SHORT_SIDE = waves(UPWARDS, ([along, out]) => [-out, along]);
const CORNER: Outline = {
  from: [-BAND, TOWER.corner],
  segments: [{ to: [TOWER.corner, -BAND], along: 'rail', radius: SLAB_CORNER, clockwise: true }],
};
const LONG_SIDE = waves(ONWARDS, ([along, out]) => [along, -out]);

/** A part of the slab as a home sees it, the inner corner of its own walls at 0, 0. */
const seenFrom = ({ setBack }: Behind, part: Outline): Outline =>
  movedOutline(part, [-OUTER_WALL - setBack, -OUTER_WALL - setBack]);
const endOf = ({ from, segments }: Outline): Point => segments.at(-1)?.to ?? from;

/** Where a balcony ends, and at what. */
type End = readonly [at: number, what: Along];

/** The balcony round a home's corner, from a place on its side to one along its front. */
export function balconyRound(home: Behind, [down, low]: End, [right, high]: End): Outline {
  const [side, corner, front] = [SHORT_SIDE, CORNER, LONG_SIDE].map((part) => seenFrom(home, part));
  if (!side || !corner || !front) throw new Error('The slab has three parts.');
  const edge = joinedOutline([
    partOf(side, 1, down, endOf(side)[1]),
    corner,
    partOf(front, 0, front.from[0], right),
  ]);
  const face = -OUTER_WALL;
  const straight = face + home.corner;
  return {
    from: [face, down],
    segments: [
      { to: edge.from, along: low },
      ...edge.segments,
      { to: [right, face], along: high },
      { to: [straight, face], along: 'wall' },
      { to: [face, straight], along: 'wall', radius: home.corner, clockwise: false },
      { to: [face, down], along: 'wall' },
    ],
  };
}

/** A balcony or ledge beside a home's straight wall, from a place further down to one further up. */
export function bandBeside(home: Behind, low: End, high: End): Outline {
  const edge = partOf(seenFrom(home, SHORT_SIDE), 1, low[0], high[0]);
  return closed(edge, [[-OUTER_WALL, low[0]], low[1]], [[-OUTER_WALL, high[0]], high[1]]);
}

/** A balcony before a home's straight front, from left to right. */
export function bandBefore(home: Behind, left: End, right: End): Outline {
  const edge = partOf(seenFrom(home, LONG_SIDE), 0, left[0], right[0]);
  return closed(edge, [[left[0], -OUTER_WALL], left[1]], [[right[0], -OUTER_WALL], right[1]]);
}

type Foot = readonly [foot: Point, what: Along];

function closed(edge: Outline, [first, low]: Foot, [last, high]: Foot): Outline {
  return {
    from: first,
    segments: [
      { to: edge.from, along: low },
      ...edge.segments,
      { to: last, along: high },
      { to: first, along: 'wall' },
    ],
  };
}

/** A quarter of the slab, from the middle of its short side to the middle of its long one. */
const QUARTER = joinedOutline([
  partOf(SHORT_SIDE, 1, TOWER.deep / 2, TOWER.corner),
  CORNER,
  partOf(LONG_SIDE, 0, TOWER.corner, TOWER.wide / 2),
]);

/** All four quarters, the floor's upper left corner at 0, 0. */
const round = (quarter: Outline): Outline =>
  joinedOutline([
    quarter,
    turnedRound(movedOutline(quarter, [TOWER.wide, 0], [-1, 1])),
    movedOutline(quarter, [TOWER.wide, TOWER.deep], [-1, -1]),
    turnedRound(movedOutline(quarter, [0, TOWER.deep], [1, -1])),
  ]);

/** The slab's edge all round a floor. */
export const SLAB = round(QUARTER);

/** The line of the glass all round a floor. */
export const GLASS = round({
  from: [0, TOWER.deep / 2],
  segments: [
    { to: [0, TOWER.corner], along: 'wall' },
    { to: [TOWER.corner, 0], along: 'wall', radius: TOWER.corner, clockwise: true },
    { to: [TOWER.wide / 2, 0], along: 'wall' },
  ],
});
