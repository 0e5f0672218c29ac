import { INK } from '../sheet/palette.mts';
import { box, line } from '../sheet/svg.mts';
import { diagram, FINE, HEAVY, hatch, label, mark, PAPER, QUIET, TINT, title } from './diagram.mts';

/** Carpet, built-up and super built-up area on one home. */
export function carpetArea(): string {
  const [left, top, wide, deep, wall] = [80, 80, 520, 400, 26];
  const inner = [left + wall, top + wall, wide - 2 * wall, deep - 2 * wall] as const;
  const home =
    box([left, top, wide, deep], { fill: INK[500] }) +
    box(inner, { fill: TINT }) +
    line(
      [
        [380, top + wall],
        [380, 270],
      ],
      HEAVY,
    ) +
    line(
      [
        [380, 340],
        [380, top + deep - wall],
      ],
      HEAVY,
    ) +
    line(
      [
        [left + wall, 300],
        [220, 300],
      ],
      HEAVY,
    ) +
    line(
      [
        [290, 300],
        [380, 300],
      ],
      HEAVY,
    );
  const balcony =
    box([left, top + deep, 300, 92], { ...FINE, fill: PAPER }) + hatch(left, top + deep, 300, 92);
  const shared =
    box([640, 80, 400, 400], { ...QUIET, dash: '14 10' }) +
    box([676, 116, 120, 130], { ...FINE, fill: PAPER }) +
    line(
      [
        [676, 116],
        [796, 246],
      ],
      FINE,
    ) +
    line(
      [
        [796, 116],
        [676, 246],
      ],
      FINE,
    ) +
    Array.from({ length: 7 }, (_, index) =>
      line(
        [
          [850 + index * 24, 116],
          [850 + index * 24, 246],
        ],
        FINE,
      ),
    ).join('') +
    line(
      [
        [850, 181],
        [994, 181],
      ],
      FINE,
    );
  const rows = [
    [1, 'Carpet area', 'the floor between outer walls'],
    [2, 'Built-up area', '1, with outer walls and balcony'],
    [3, 'Super built-up area', '2, with a share of the lobby'],
  ] as const;
  const legend = rows.map(([number, name, words], index) => {
    const y = 650 + index * 70;
    return mark([108, y - 12], number) + title([156, y], name) + label([520, y], words);
  });
  return diagram(
    home +
      balcony +
      shared +
      mark([230, 200], 1) +
      mark([230, 526], 2) +
      mark([840, 370], 3) +
      legend.join(''),
  );
}

/** One floor of offices: how far a desk is from a window. */
export function floorPlate(): string {
  const [left, top, wide, deep] = [80, 110, 960, 460];
  const columns = [0, 1, 2, 3, 4].flatMap((x) =>
    [0, 1, 2].map((y) => box([left + 300 + x * 150 - 9, top + 70 + y * 160 - 9, 18, 18], { fill: INK[900] })),
  );
  const core =
    box([left, top + 110, 220, 240], { ...HEAVY, fill: PAPER }) +
    [0, 1, 2].map((index) => box([left + 20 + index * 62, top + 130, 54, 70], FINE)).join('') +
    Array.from({ length: 8 }, (_, index) =>
      line(
        [
          [left + 24 + index * 24, top + 240],
          [left + 24 + index * 24, top + 326],
        ],
        FINE,
      ),
    ).join('');
  const bright =
    box([left, top, wide, 150], { fill: PAPER }) + box([left, top + deep - 150, wide, 150], { fill: PAPER });
  const rows = [
    [1, 'Bright floor, nine metres deep'],
    [2, 'Lamp light all day'],
    [3, 'The core: lifts, stairs, shafts'],
  ] as const;
  const legend = rows.map(([number, words], index) => {
    const y = 665 + index * 66;
    return mark([108, y - 12], number) + label([156, y], words);
  });
  return diagram(
    box([left, top, wide, deep], { fill: TINT }) +
      bright +
      columns.join('') +
      core +
      box([left, top, wide, deep], HEAVY) +
      mark([680, top + 20 + 55], 1) +
      mark([680, top + deep / 2], 2) +
      mark([left + 110, top + 230], 3) +
      legend.join(''),
  );
}
