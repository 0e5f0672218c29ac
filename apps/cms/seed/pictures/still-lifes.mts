import { BRASS, FOREST, INK, INK_SOFT, mix, STONE } from './light.mts';
import { between, randomFor, times } from './random.mts';
import { ellipse, group, line, polygon, rect, washed } from './svg.mts';

type Size = { width: number; height: number };

/** A table top in raking light. */
function tableTop({ width, height }: Size, color: string): string {
  const grain = times(26).map((index) =>
    line([0, (height * index) / 26], [width, (height * index) / 26 + 12], '#3A2A18', 1.4, 'opacity="0.1"'),
  );
  const light = polygon(
    [
      [0, 0],
      [width * 0.62, 0],
      [width * 0.2, height],
      [0, height],
    ],
    '#FFFFFF',
    'opacity="0.16"',
  );
  return (
    washed(
      0,
      0,
      width,
      height,
      [
        [0, mix(color, '#FFFFFF', 0.16)],
        [1, mix(color, INK, 0.24)],
      ],
      'across',
    ) +
    grain.join('') +
    light
  );
}

const lying = (svg: string, x: number, y: number, turn: number) =>
  group(svg, `translate(${x} ${y}) rotate(${turn})`);
const shadowed = (w: number, h: number, fill: string) =>
  rect(12, 16, w, h, INK, 'opacity="0.3" filter="url(#soft)"') + rect(0, 0, w, h, fill);

/** Drawings, a roll, a brass scale and samples of stone and timber. */
export function drawingTable(name: string, width: number, height: number): string {
  const random = randomFor(name);
  const u = width / 100;
  const sheet =
    shadowed(52 * u, 36 * u, STONE.pale) +
    times(5)
      .map((index) =>
        rect(
          (4 + index * 9) * u,
          (6 + (index % 2) * 5) * u,
          9 * u,
          (24 - (index % 3) * 5) * u,
          'none',
          `stroke="${INK}" stroke-width="2.5" opacity="0.75"`,
        ),
      )
      .join('') +
    line([4 * u, 32 * u], [48 * u, 32 * u], INK_SOFT, 2);
  const roll =
    shadowed(46 * u, 5 * u, STONE.light) +
    washed(0, 0, 46 * u, 5 * u, [
      [0, '#FFFFFF', 0.7],
      [0.5, STONE.mid, 0.5],
      [1, INK, 0.4],
    ]) +
    ellipse(46 * u, 2.5 * u, 0.9 * u, 2.5 * u, STONE.deep);
  const ruler =
    shadowed(40 * u, 2.4 * u, BRASS) +
    times(39)
      .map((index) =>
        line([(index + 0.6) * u, 0], [(index + 0.6) * u, (index % 5 ? 0.7 : 1.3) * u], INK, 1.6),
      )
      .join('') +
    washed(0, 0, 40 * u, 2.4 * u, [
      [0, '#FFFFFF', 0.3],
      [1, INK, 0.1],
    ]);
  const samples = [
    ['#8D8A80', 11],
    ['#A9603F', 9],
    ['#8A6440', 10],
    ['#E6DAC6', 8],
    [FOREST, 7],
  ].map(([color, size], index) =>
    lying(
      shadowed(Number(size) * u, Number(size) * 0.8 * u, String(color)),
      (70 + (index % 2) * 12) * u,
      (7 + index * 10) * u,
      between(random, -7, 9),
    ),
  );
  return (
    tableTop({ width, height }, '#B99A72') +
    lying(sheet, 10 * u, 9 * u, -4) +
    lying(roll, 6 * u, height * 0.84, -9) +
    lying(ruler, 24 * u, height * 0.66, 6) +
    samples.join('')
  );
}

/** A carpenter's tools in a row on a bench. */
export function tools(_name: string, width: number, height: number): string {
  const u = width / 100;
  const chisel = (length: number) =>
    shadowed(2.4 * u, length * u, '#9AA09A') +
    rect(-0.4 * u, length * u, 3.2 * u, 13 * u, '#7C4E28', `rx="${u}"`) +
    rect(0, 0, 0.8 * u, length * u, '#FFFFFF', 'opacity="0.3"');
  const plane =
    shadowed(26 * u, 8 * u, '#8A5A30') +
    rect(9 * u, -2 * u, 5 * u, 12 * u, '#B98A58', `rx="${u}"`) +
    rect(16 * u, 1 * u, 2.4 * u, 6 * u, '#9AA09A');
  const square = polygon(
    [
      [0, 0],
      [30 * u, 0],
      [30 * u, 2.4 * u],
      [2.4 * u, 2.4 * u],
      [2.4 * u, 22 * u],
      [0, 22 * u],
    ],
    BRASS,
  );
  return (
    tableTop({ width, height }, '#A97C4E') +
    [14, 17, 12, 19]
      .map((length, index) =>
        lying(chisel(length), (12 + index * 8) * u, (12 + (index % 2) * 2) * u, -3 + index * 1.5),
      )
      .join('') +
    lying(plane, 54 * u, 14 * u, 8) +
    lying(square, 52 * u, 32 * u, -6)
  );
}

/** A course of bricks being laid along a line; what a mason sees. */
export function brickCourse(name: string, width: number, height: number): string {
  const random = randomFor(name);
  const [bw, bh] = [width * 0.17, height * 0.1];
  const rows = times(6).map((row) =>
    times(8)
      .filter((column) => row > 0 || column < 4)
      .map((column) => {
        const x = (column - (row % 2) * 0.5) * bw;
        const y = height * 0.36 + row * bh;
        const clay = mix('#A9603F', random() > 0.5 ? '#7E3F28' : '#C98560', random() * 0.35);
        return (
          rect(x + 5, y + 5, bw - 10, bh - 10, clay) +
          rect(x + 5, y + 5, bw - 10, 8, '#FFFFFF', 'opacity="0.12"') +
          rect(x + 5, y + bh - 18, bw - 10, 13, INK, 'opacity="0.16"')
        );
      })
      .join(''),
  );
  const string = line([0, height * 0.36], [width, height * 0.36], STONE.pale, 3);
  const trowel = group(
    polygon(
      [
        [0, 0],
        [width * 0.17, -height * 0.06],
        [width * 0.17, height * 0.06],
      ],
      '#9AA09A',
    ) +
      rect(width * 0.17, -6, width * 0.05, 12, '#6B7069') +
      rect(width * 0.22, -16, width * 0.1, 32, '#7C4E28', 'rx="14"'),
    `translate(${width * 0.6} ${height * 0.31}) rotate(-8)`,
  );
  return (
    washed(0, 0, width, height * 0.6, [
      [0, '#C9D2CE'],
      [1, '#F1E3CB'],
    ]) +
    rect(0, height * 0.36 + bh, width, height, '#CFC0A6') +
    rect(0, height * 0.36, bw * 4, height, '#CFC0A6') +
    rows.join('') +
    string +
    trowel +
    washed(
      0,
      0,
      width,
      height,
      [
        [0, '#FFFFFF', 0.14],
        [1, INK, 0.3],
      ],
      'across',
    )
  );
}
