import { BRASS, INK, STONE } from '../sheet/palette.mts';
import { box, circle, d, group, line, type Point, path, sheet, smooth, smoothLoop } from '../sheet/svg.mts';

const PORTRAIT_PX = 480;
const HEAVY = { stroke: INK[900], weight: 7 };
const FINE = { stroke: INK[700], weight: 3.5 };
const ACCENT = { stroke: BRASS[500], weight: 7 };
const QUIET = { stroke: STONE[400], weight: 3.5 };

const rows = (from: number, to: number, count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(from + ((to - from) * index) / (count - 1))).join('');

/** A beam on its column, and the plumb line beside it. */
const column = () =>
  box([70, 96, 340, 62], { ...HEAVY, fill: STONE[100] }) +
  box([150, 158, 74, 232], { ...HEAVY, fill: STONE[100] }) +
  rows(100, 380, 8, (x) =>
    line(
      [
        [x, 110],
        [x + 18, 144],
      ],
      QUIET,
    ),
  ) +
  rows(190, 360, 6, (y) =>
    line(
      [
        [164, y],
        [210, y - 14],
      ],
      QUIET,
    ),
  ) +
  line(
    [
      [70, 390],
      [410, 390],
    ],
    HEAVY,
  ) +
  line(
    [
      [318, 158],
      [318, 316],
    ],
    FINE,
  ) +
  path(d`M${318} ${316}L${334} ${338}L${318} ${372}L${302} ${338}Z`, { ...ACCENT, fill: STONE[50] });

/** A tree on its plot, the slope in lines of equal height. */
const plot = () => {
  const slope = (y: number) =>
    path(
      smooth([
        [60, y + 20],
        [170, y],
        [300, y + 26],
        [420, y + 4],
      ]),
      QUIET,
    );
  const crown: Point[] = Array.from({ length: 11 }, (_, index) => {
    const turn = (index / 11) * Math.PI * 2;
    const swell = 1 + 0.09 * Math.sin(index * 2.7);
    return [240 + 112 * swell * Math.cos(turn), 180 + 96 * swell * Math.sin(turn)];
  });
  return (
    rows(322, 412, 4, slope) +
    path(smoothLoop(crown), { ...HEAVY, fill: STONE[100] }) +
    line(
      [
        [240, 350],
        [240, 196],
      ],
      HEAVY,
    ) +
    line(
      [
        [240, 250],
        [190, 196],
      ],
      FINE,
    ) +
    line(
      [
        [240, 224],
        [286, 170],
      ],
      FINE,
    ) +
    [
      [96, 350],
      [384, 350],
    ]
      .map(([x = 0, y = 0]) =>
        line(
          [
            [x, y],
            [x, y + 50],
          ],
          ACCENT,
        ),
      )
      .join('')
  );
};

/** A door handle on its plate. */
const handle = () =>
  box([120, 70, 92, 340], { ...HEAVY, fill: STONE[100] }, 46) +
  circle([166, 176], 30, { ...HEAVY, fill: STONE[50] }) +
  path(d`M${166} ${158}L${330} ${158}A${18} ${18} 0 0 1 ${330} ${194}L${166} ${194}`, {
    ...ACCENT,
    fill: STONE[50],
  }) +
  circle([166, 316], 14, HEAVY) +
  path(d`M${160} ${322}L${154} ${360}L${178} ${360}L${172} ${322}Z`, { ...HEAVY, fill: STONE[100] }) +
  [100, 380].map((y) => circle([166, y], 5, FINE)).join('');

/** Courses of brick, and the trowel on them. */
const trowel = () => {
  const course = (y: number, shift: number) =>
    box([70, y, 340, 44], { ...FINE, fill: STONE[100] }) +
    [70 + shift, 160 + shift, 250 + shift, 340 + shift]
      .filter((x) => x < 400)
      .map((x) =>
        line(
          [
            [x, y],
            [x, y + 44],
          ],
          FINE,
        ),
      )
      .join('');
  return (
    course(278, 45) +
    course(322, 90) +
    course(366, 45) +
    group(
      path(d`M${0} ${0}L${150} ${-52}L${150} ${52}Z`, { ...HEAVY, fill: STONE[50] }) +
        line(
          [
            [150, 0],
            [186, 0],
            [186, -34],
            [212, -34],
          ],
          HEAVY,
        ) +
        box([212, -54, 104, 40], { ...ACCENT, fill: STONE[50] }, 18),
      'translate(98 248) rotate(-24)',
    )
  );
};

/** An account book and its stamp. */
const ledger = () =>
  path(
    smooth([
      [70, 330],
      [150, 306],
      [240, 330],
    ]) + d`L${240} ${160}`,
    HEAVY,
  ) +
  path(
    smooth([
      [240, 330],
      [330, 306],
      [410, 330],
    ]),
    HEAVY,
  ) +
  path(
    smooth([
      [70, 160],
      [150, 136],
      [240, 160],
      [330, 136],
      [410, 160],
    ]),
    HEAVY,
  ) +
  line(
    [
      [70, 160],
      [70, 330],
    ],
    HEAVY,
  ) +
  line(
    [
      [410, 160],
      [410, 330],
    ],
    HEAVY,
  ) +
  rows(200, 296, 4, (y) =>
    path(
      smooth([
        [96, y],
        [150, y - 12],
        [214, y],
      ]),
      QUIET,
    ),
  ) +
  rows(190, 214, 2, (y) =>
    path(
      smooth([
        [266, y],
        [330, y - 12],
        [384, y],
      ]),
      QUIET,
    ),
  ) +
  circle([336, 262], 27, ACCENT) +
  circle([336, 262], 15, { ...ACCENT, weight: 3.5 });

const THINGS = { arundhati: column, madhav: plot, revati: handle, iqbal: trowel, nandini: ledger } as const;
type Name = keyof typeof THINGS;
const isName = (name: string): name is Name => name in THINGS;

/** Who has a drawing. */
export const PORTRAIT_NAMES = Object.keys(THINGS).filter(isName);

/** A person by the thing they answer for: nobody's face. */
export function portrait(name: Name): string {
  const ground = box([0, 0, PORTRAIT_PX, PORTRAIT_PX], { fill: STONE[50] });
  return sheet(PORTRAIT_PX, PORTRAIT_PX, ground + THINGS[name]());
}
