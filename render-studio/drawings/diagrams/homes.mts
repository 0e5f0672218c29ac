import { BRASS, INK } from '../sheet/palette.mts';
import { box, circle, d, line, type Point, path, polygon, smooth } from '../sheet/svg.mts';
import { arrow, diagram, FINE, HEAVY, hatch, label, leader, mark, PAPER, QUIET, TINT } from './diagram.mts';

/** A plan with the six places at which to begin reading it. */
export function readingAPlan(): string {
  const [left, top, wide, deep] = [80, 90, 760, 560];
  const wall = (...points: Point[]) => line(points, { stroke: INK[900], weight: 12 });
  const swing = (x: number, y: number, turn: 1 | -1) =>
    line(
      [
        [x, y],
        [x, y - 84 * turn],
      ],
      FINE,
    ) + path(d`M${x} ${y - 84 * turn}A84 84 0 0 ${turn === 1 ? 1 : 0} ${x + 84} ${y}`, QUIET);
  const window = (x: number, y: number, long: number, upright = false) =>
    box(upright ? [x - 6, y, 12, long] : [x, y - 6, long, 12], { ...FINE, fill: PAPER });
  const bed =
    box([130, 140, 190, 150], { ...FINE, fill: PAPER }) +
    box([140, 150, 80, 40], FINE) +
    box([230, 150, 80, 40], FINE);
  const sofa = box([520, 520, 220, 80], { ...FINE, fill: PAPER }, 14) + box([560, 430, 140, 56], FINE, 6);
  const shaft = box([396, 96, 70, 70], { ...FINE, fill: TINT }) + hatch(396, 96, 70, 70, 18);
  const balcony =
    box([left + wide, 380, 140, 270], { ...FINE, fill: PAPER }) + hatch(left + wide, 380, 140, 270, 30);
  const north =
    circle([1010, 150], 62, FINE) +
    polygon(
      [
        [1010, 96],
        [1034, 180],
        [1010, 164],
        [986, 180],
      ],
      { fill: INK[900] },
    );
  return diagram(
    box([left, top, wide, deep], { fill: PAPER }) +
      balcony +
      bed +
      sofa +
      shaft +
      wall([left, top], [left + wide, top], [left + wide, top + deep], [left, top + deep], [left, top]) +
      wall([390, top], [390, 250]) +
      wall([390, 340], [390, 400], [left, 400]) +
      wall([390, 250], [560, 250]) +
      wall([660, 250], [left + wide, 250]) +
      swing(390, 340, 1) +
      swing(560, 250, -1) +
      window(150, top, 170) +
      window(620, top, 150) +
      window(left, 480, 110, true) +
      window(left + wide, 420, 190, true) +
      line(
        [
          [left, 710],
          [left + wide, 710],
        ],
        FINE,
      ) +
      line(
        [
          [left, 694],
          [left, 726],
        ],
        FINE,
      ) +
      line(
        [
          [left + wide, 694],
          [left + wide, 726],
        ],
        FINE,
      ) +
      arrow([1090, 720], [990, 640]) +
      north +
      mark([1010, 250], 1) +
      mark([460, 710], 2) +
      mark([500, 330], 3) +
      mark([430, 200], 4) +
      mark([910, 515], 5) +
      mark([1050, 640], 6) +
      label([80, 800], 'The numbers are explained below.', 'start', INK[500]),
  );
}

/** A wall with its window in section, where rain gets in or does not. */
export function rainAtAWindow(): string {
  const wallX = 500;
  const solid = (points: readonly Point[]) => polygon(points, { ...HEAVY, fill: TINT });
  const drops = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [90 + (index % 3) * 90, 70 + Math.floor(index / 3) * 170 + (index % 3) * 46];
    return line(
      [
        [x, y],
        [x + 42, y + 84],
      ],
      { stroke: INK[500], weight: 3 },
    );
  });
  const rows = [
    [1, [366, 150], [430, 180]],
    [2, [326, 262], [376, 214]],
    [3, [720, 300], [560, 300]],
    [4, [366, 420], [440, 466]],
    [5, [330, 560], [432, 506]],
    [6, [380, 668], [498, 704]],
  ] as const satisfies readonly (readonly [number, Point, Point])[];
  const words: readonly (readonly [number, string])[] = [
    [1, 'Chajja'],
    [2, 'Its drip'],
    [3, 'Frame'],
    [4, 'Sloping sill'],
    [5, 'Drip of the sill'],
    [6, 'Plinth'],
  ];
  return diagram(
    drops.join('') +
      solid([
        [wallX, 40],
        [wallX + 90, 40],
        [wallX + 90, 226],
        [wallX, 226],
        [wallX, 210],
        [360, 222],
        [360, 190],
        [wallX, 170],
      ]) +
      solid([
        [wallX, 490],
        [430, 506],
        [430, 478],
        [wallX, 450],
        [wallX + 90, 450],
        [wallX + 90, 740],
        [wallX, 740],
      ]) +
      box([wallX + 34, 226, 24, 224], { ...FINE, fill: PAPER }) +
      line(
        [
          [wallX + 46, 226],
          [wallX + 46, 450],
        ],
        FINE,
      ) +
      path(d`M372 222A8 8 0 0 0 390 220`, { stroke: BRASS[700], weight: 5 }) +
      path(d`M438 505A8 8 0 0 0 456 501`, { stroke: BRASS[700], weight: 5 }) +
      line(
        [
          [60, 740],
          [1060, 740],
        ],
        HEAVY,
      ) +
      path(
        smooth([
          [70, 752],
          [150, 760],
          [240, 752],
          [330, 760],
          [430, 752],
        ]),
        QUIET,
      ) +
      rows.map(([number, at, to]) => leader(at, to) + mark(at, number)).join('') +
      words
        .map(
          ([number, name], index) =>
            mark([800, 136 + index * 90], number) + label([846, 148 + index * 90], name),
        )
        .join(''),
  );
}
