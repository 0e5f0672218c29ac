import { BRASS, INK } from '../sheet/palette.mts';
import { box, circle, line, type Point } from '../sheet/svg.mts';
import { ACCENT, arrow, diagram, FINE, HEAVY, label, mark, PAPER, QUIET, TINT, title } from './diagram.mts';

/** What an all-in price is added up from, one step on the other. */
export function costSheet(): string {
  const steps = [
    ['Agreement value', 'home, parking, floor', 430],
    ['GST', 'until it is complete', 76],
    ['Stamp duty', 'to the state', 96],
    ['Registration', 'of the agreement', 44],
    ['Deposits', 'society, meters', 66],
  ] as const;
  const [left, wide] = [90, 250];
  let foot = 780;
  const drawn = steps.map(([name, words, high], index) => {
    const top = foot - high;
    const middle = index === 0 ? foot - 250 : foot - high / 2;
    foot = top;
    return (
      box([left, top, wide, high], { ...FINE, fill: index === 0 ? PAPER : TINT }) +
      line(
        [
          [left + wide, middle],
          [left + wide + 60, middle],
        ],
        QUIET,
      ) +
      title([left + wide + 80, middle + 12], name) +
      label([left + wide + 392, middle + 12], words, 'start', INK[500])
    );
  });
  return diagram(
    drawn.join('') +
      line(
        [
          [left - 30, foot],
          [left - 50, foot],
          [left - 50, 780],
          [left - 30, 780],
        ],
        ACCENT,
      ) +
      line(
        [
          [left - 30, 780],
          [1040, 780],
        ],
        HEAVY,
      ),
  );
}

/** Which rate of GST a home carries. */
export function gstRates(): string {
  const question = (at: Point, ...lines: string[]) =>
    box([at[0] - 300, at[1] - 70, 600, 140], { ...FINE, fill: PAPER }) +
    lines
      .map((words, index) =>
        label([at[0], at[1] + 12 + (index - (lines.length - 1) / 2) * 46], words, 'middle'),
      )
      .join('');
  const answer = ([x, y]: Point, words: string) =>
    box([x - 130, y - 60, 260, 120], { fill: BRASS[700] }) + label([x, y + 13], words, 'middle', PAPER);
  return diagram(
    question([400, 130], 'Whole price paid after the', 'completion certificate?') +
      arrow([700, 130], [830, 130]) +
      label([765, 108], 'yes', 'middle') +
      answer([960, 130], 'No GST') +
      arrow([400, 200], [400, 330]) +
      label([424, 280], 'no') +
      question([400, 400], 'Up to 90 sq m of carpet', 'and up to 45 lakh?') +
      arrow([700, 400], [830, 400]) +
      label([765, 378], 'both', 'middle') +
      answer([960, 400], '1%') +
      arrow([400, 470], [400, 620]) +
      label([424, 560], 'one or none') +
      answer([400, 690], '5%'),
  );
}

/** The papers of a home from the first digging to its society. */
export function paperOrder(): string {
  const papers = [
    ['Commencement certificate', 'work may begin'],
    ['Completion certificate', 'built as sanctioned'],
    ['Occupancy certificate', 'you may live in it'],
    ['Offer of possession', 'the keys'],
    ['Society, conveyance', 'the land is yours'],
  ] as const;
  const [x, first, step] = [300, 110, 155];
  const at = (index: number) => first + index * step;
  const building = (index: number) => {
    const floors = [1, 3, 4, 4, 4][index] ?? 0;
    const [left, foot] = [80, at(index) + 42];
    const walls = Array.from({ length: floors }, (_, floor) => {
      const y = foot - (floor + 1) * 26;
      const glass =
        index > 0
          ? [0, 1, 2]
              .map((bay) =>
                box([left + 14 + bay * 40, y + 6, 24, 13], { fill: index > 2 ? BRASS[500] : TINT }),
              )
              .join('')
          : '';
      return box([left, y, 132, 26], { ...FINE, fill: PAPER }) + glass;
    });
    return (
      walls.join('') +
      line(
        [
          [60, foot],
          [232, foot],
        ],
        FINE,
      )
    );
  };
  return diagram(
    line(
      [
        [x, at(0)],
        [x, at(4)],
      ],
      ACCENT,
    ) +
      papers
        .map(
          ([name, words], index) =>
            building(index) +
            circle([x, at(index)], 15, { ...ACCENT, fill: index === 2 ? BRASS[500] : PAPER }) +
            title([x + 52, at(index) - 6], name) +
            label([x + 52, at(index) + 40], words, 'start', INK[500]),
        )
        .join(''),
  );
}

/** A project's page at the regulator, with the places to read first. */
export function registerPage(): string {
  const [left, top, wide, deep] = [80, 60, 700, 720];
  const bar = (y: number, long: number, x = left + 60) =>
    line(
      [
        [x, y],
        [x + long, y],
      ],
      { ...QUIET, weight: 9 },
    );
  const field = (y: number, high: number) => box([left + 40, y, wide - 80, high], { ...FINE, fill: PAPER });
  const marks = [
    [180, 'Name'],
    [310, 'Date'],
    [425, 'Promoter'],
    [545, 'Plans'],
    [685, 'Inventory'],
  ] as const;
  return diagram(
    box([left, top, wide, deep], { ...HEAVY, fill: PAPER }) +
      box([left, top, wide, 60], { fill: INK[700] }) +
      [0, 1, 2].map((index) => circle([left + 34 + index * 32, top + 30], 8, { fill: TINT })).join('') +
      bar(170, 340) +
      bar(200, 220) +
      box([left + 560, 144, 90, 90], { ...FINE, dash: '10 6' }) +
      field(270, 80) +
      bar(310, 250) +
      bar(310, 160, left + 420) +
      field(385, 80) +
      bar(425, 420) +
      field(500, 90) +
      [0, 1, 2, 3].map((index) => box([left + 70 + index * 140, 518, 100, 54], FINE)).join('') +
      field(625, 120) +
      [0, 1, 2].map((row) => bar(655 + row * 30, 500 - row * 90)).join('') +
      marks
        .map(
          ([y, words], index) =>
            line(
              [
                [left + wide - 20, y],
                [left + wide + 46, y],
              ],
              { stroke: BRASS[700], weight: 2.5 },
            ) +
            mark([left + wide + 64, y], index + 1) +
            label([left + wide + 104, y + 12], words),
        )
        .join(''),
  );
}
