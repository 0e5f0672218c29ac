import { INK, STONE } from '../sheet/palette.mts';
import {
  box,
  d,
  ellipse,
  line,
  type Point,
  path,
  polygon,
  type Rect,
  smooth,
  smoothLoop,
} from '../sheet/svg.mts';
import type { Base, Roof, Tree } from './elevation.mts';
import { door } from './openings.mts';

export const HEAVY = { stroke: INK[900], weight: 2.2 };
const OUTLINE = { stroke: INK[900], weight: 1.3 };
const FINE = { stroke: INK[700], weight: 0.8 };
const PAPER = STONE[50];
const AWNING = 0.34;

const bayOf = ([x, y, width, depth]: Rect, count: number, index: number): Rect => [
  x + (width * index) / count,
  y,
  width / count,
  depth,
];

/** The storey on the ground, with the way in at its middle. */
export function base(kind: Base, place: Rect, bays: number): string {
  const middle = Math.floor(bays / 2);
  const each = (draw: (bay: Rect) => string) =>
    Array.from({ length: bays }, (_, index) =>
      index === middle ? '' : draw(bayOf(place, bays, index)),
    ).join('');
  return box(place, { ...OUTLINE, fill: PAPER }) + each(BASES[kind]) + door(bayOf(place, bays, middle));
}

const BASES: Record<Base, (bay: Rect) => string> = {
  plinth: ([x, y, width, depth]) =>
    box([x + width * 0.28, y + depth * 0.28, width * 0.44, depth * 0.42], { ...OUTLINE, fill: STONE[200] }) +
    line(
      [
        [x, y + depth * 0.86],
        [x + width, y + depth * 0.86],
      ],
      FINE,
    ),
  stilts: ([x, y, width, depth]) =>
    box([x + width * 0.1, y, width * 0.8, depth], { fill: STONE[200] }) +
    line(
      [
        [x + width * 0.1, y],
        [x + width * 0.1, y + depth],
      ],
      OUTLINE,
    ) +
    line(
      [
        [x + width * 0.9, y],
        [x + width * 0.9, y + depth],
      ],
      OUTLINE,
    ),
  arcade: ([x, y, width, depth]) => {
    const [left, right] = [x + width * 0.12, x + width * 0.88];
    const rise = Math.min(width * 0.38, depth * 0.7);
    const spring = y + depth * 0.16 + rise;
    return path(
      d`M${left} ${y + depth}L${left} ${spring}A${(right - left) / 2} ${rise} 0 0 1 ${right} ${spring}L${right} ${y + depth}`,
      { ...OUTLINE, fill: STONE[200] },
    );
  },
  shops: ([x, y, width, depth]) =>
    box([x + width * 0.08, y + depth * 0.3, width * 0.84, depth * 0.7], { ...OUTLINE, fill: STONE[200] }) +
    polygon(
      [
        [x + width * 0.08, y + depth * 0.18],
        [x + width * 0.92, y + depth * 0.18],
        [x + width * 0.98, y + depth * AWNING * 1.4],
        [x + width * 0.02, y + depth * AWNING * 1.4],
      ],
      { ...OUTLINE, fill: PAPER },
    ),
};

/** What closes a part at its top; `top` is the wall's upper edge, `unit` pixels to a metre. */
export function roof(kind: Roof, [x, top, width]: Rect, unit: number): string {
  const low = Math.max(3, unit * 0.9);
  const parapet = box([x, top - low, width, low], { ...OUTLINE, fill: PAPER });
  switch (kind) {
    case 'parapet':
      return parapet;
    case 'tank': {
      const wide = Math.min(width * 0.3, unit * 6);
      return (
        parapet + box([x + width * 0.56, top - low - unit * 3, wide, unit * 3], { ...OUTLINE, fill: PAPER })
      );
    }
    case 'gable':
    case 'hip': {
      const rise = Math.min(unit * 3.4, width * 0.24);
      const eaves = unit * 0.7;
      const inset = kind === 'hip' ? width * 0.2 : 0;
      const ridge: Point[] =
        kind === 'hip'
          ? [
              [x + width - inset, top - rise],
              [x + inset, top - rise],
            ]
          : [[x + width / 2, top - rise * 1.2]];
      const outline: Point[] = [[x - eaves, top], [x + width + eaves, top], ...ridge];
      return (
        polygon(outline, { ...OUTLINE, fill: STONE[100] }) +
        tiles(x, top, width, rise, kind === 'hip' ? inset : width / 2)
      );
    }
    case 'pergola': {
      const [height, posts] = [unit * 2.6, Math.max(3, Math.round(width / (unit * 3)))];
      const at = (index: number) => x + width * (0.08 + (0.84 * index) / posts);
      const post = (index: number) =>
        line(
          [
            [at(index), top - low],
            [at(index), top - low - height],
          ],
          OUTLINE,
        );
      return (
        parapet +
        Array.from({ length: posts + 1 }, (_, index) => post(index)).join('') +
        line(
          [
            [x + width * 0.04, top - low - height],
            [x + width * 0.96, top - low - height],
          ],
          HEAVY,
        )
      );
    }
    case 'garden': {
      const clumps = Math.max(4, Math.round(width / (unit * 2.4)));
      const clump = (index: number) =>
        ellipse(
          [x + (width * (index + 0.5)) / clumps, top - low],
          unit * (0.9 + (index % 3) * 0.3),
          unit * (0.7 + (index % 2) * 0.5),
          { ...FINE, fill: STONE[100] },
        );
      return Array.from({ length: clumps }, (_, index) => clump(index)).join('') + parapet;
    }
  }
}

/** Courses of tiles between the eaves and the ridge, following the slope of the ends. */
function tiles(x: number, top: number, width: number, rise: number, inset: number): string {
  return [0.25, 0.5, 0.75]
    .map((up) =>
      line(
        [
          [x + inset * up, top - rise * up],
          [x + width - inset * up, top - rise * up],
        ],
        FINE,
      ),
    )
    .join('');
}

/** A crown whose edge is never a circle, and the same at every drawing. */
export function tree({ at, height, kind }: Tree, ground: number, unit: number, left: number): string {
  const [x, tall] = [left + at * unit, height * unit];
  const crown = kind === 'tall' ? [tall * 0.17, tall * 0.36] : [tall * 0.34, tall * 0.3];
  const [rx = 0, ry = 0] = crown;
  const middle = ground - tall + ry;
  const trunk = line(
    [
      [x, ground],
      [x, kind === 'palm' ? ground - tall : middle + ry * 0.4],
    ],
    OUTLINE,
  );
  if (kind === 'palm') return trunk + palm([x, ground - tall], tall);
  const edge = Array.from({ length: 11 }, (_, index): Point => {
    const turn = (index / 11) * Math.PI * 2;
    const swell = 1 + 0.1 * Math.sin(index * 2.7 + at);
    return [x + rx * swell * Math.cos(turn), middle + ry * swell * Math.sin(turn)];
  });
  const boughs =
    line(
      [
        [x, middle + ry * 0.4],
        [x - rx * 0.4, middle - ry * 0.1],
      ],
      FINE,
    ) +
    line(
      [
        [x, middle + ry * 0.2],
        [x + rx * 0.36, middle - ry * 0.3],
      ],
      FINE,
    );
  return path(smoothLoop(edge), { ...OUTLINE, fill: STONE[100] }) + trunk + boughs;
}

/** Fronds that rise from the top of the trunk and hang. */
function palm([x, y]: Point, tall: number): string {
  const reach = tall * 0.34;
  const frond = (side: number, rise: number) =>
    path(
      smooth([
        [x, y],
        [x + side * reach * 0.5, y - reach * rise],
        [x + side * reach * 0.95, y - reach * (rise - 0.45)],
      ]),
      OUTLINE,
    );
  return [0.7, 0.45, 0.2, -0.05]
    .map((rise) => frond(-1 + rise * 0.5, rise) + frond(1 - rise * 0.5, rise))
    .join('');
}

/** Somebody of 1.7 m, never smaller than can be seen. */
export function person(x: number, ground: number, unit: number): string {
  const tall = Math.max(13, 1.7 * unit);
  return (
    ellipse([x, ground - tall * 0.9], tall * 0.1, tall * 0.11, { fill: INK[900] }) +
    path(
      d`M${x - tall * 0.11} ${ground}L${x - tall * 0.13} ${ground - tall * 0.72}L${x + tall * 0.13} ${ground - tall * 0.72}L${x + tall * 0.11} ${ground}Z`,
      { fill: INK[900] },
    )
  );
}
