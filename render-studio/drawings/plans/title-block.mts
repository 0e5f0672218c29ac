import { text, textWidth } from '../sheet/lettering.mts';
import { BRASS, FOREST, INK, STONE } from '../sheet/palette.mts';
import { box, circle, group, line, path, polygon, type Rect } from '../sheet/svg.mts';
import { commandsOf, outlineBounds, piecesOf } from './outline.mts';
import { bounds, type KeyPlan } from './plan.mts';

/** What the foot of a sheet says. */
export type Title = {
  project: string;
  title: string;
  note?: string;
  /** The figure a buyer looks for, and lines under it. */
  area: { label: string; figure: string; more: readonly string[] };
  keyPlan: KeyPlan;
  north: number;
  /** Pixels to the metre. */
  m: number;
  /** Whether a wall of the plan is: a size under a name is then the largest. */
  curved?: boolean;
};

const TOP = 1262;
const disclaimer = (curved: boolean) =>
  `Artist's impression. Not to scale when printed from a screen. Room sizes are clear, between walls${curved ? ', the largest where one is curved' : ''}; strings are to the middle of partitions.`;

/** The foot of a sheet 2,000 px wide: whose plan, which area, where in the building, scale and north. */
export function titleBlock({ project, title, note, area, keyPlan, north, m, curved = false }: Title): string {
  return [
    line(
      [
        [60, TOP],
        [1940, TOP],
      ],
      { stroke: INK[900], weight: 1.6 },
    ),
    text([60, TOP + 72], project, { size: 62, color: INK[900], font: 'display', tracking: -8 }),
    text([60, TOP + 122], title, { size: 34, color: INK[900] }),
    note ? text([60, TOP + 160], note, { size: 22, color: INK[500] }) : '',
    text([760, TOP + 38], area.label, { size: 22, color: INK[500] }),
    text([760, TOP + 90], area.figure, { size: 44, color: INK[900], font: 'strong' }),
    ...area.more.map((words, index) =>
      text([760, TOP + 126 + index * 30], words, {
        size: fitted(words, 22, 500),
        color: INK[500],
      }),
    ),
    drawKeyPlan(keyPlan, [1306, TOP + 26, 250, 112]),
    text([1306, TOP + 168], keyPlan.caption, { size: fitted(keyPlan.caption, 20, 316), color: INK[500] }),
    scaleBar([1636, TOP + 152], m),
    northPoint(1880, TOP + 82, north),
    text([60, 1474], disclaimer(curved), { size: 19, color: INK[500] }),
    text([1940, 1474], 'Sahyara', { size: 26, color: INK[900], font: 'display', anchor: 'end' }),
  ].join('');
}

/** The size at which words fit a width, no larger than wished. */
const fitted = (words: string, size: number, width: number) =>
  Math.min(size, (size * width) / textWidth(words, { size }));

function drawKeyPlan({ shapes, here, within }: KeyPlan, [x, y, w, h]: Rect): string {
  const [left, top, width, depth] = within ? outlineBounds(within) : bounds([...shapes, ...here]);
  const scale = Math.min(w / width, h / depth);
  const placed = (rect: Rect): Rect => [
    x + (rect[0] - left) * scale,
    y + (h - depth * scale) / 2 + (rect[1] - top) * scale,
    rect[2] * scale,
    rect[3] * scale,
  ];
  const drawn =
    shapes.map((rect) => box(placed(rect), { fill: STONE[200], stroke: INK[500], weight: 1.4 })).join('') +
    here.map((rect) => box(placed(rect), { fill: FOREST, stroke: FOREST, weight: 1.4 })).join('');
  if (!within) return drawn;
  const [originX, originY] = placed([0, 0, 0, 0]);
  const commands = `${commandsOf(piecesOf(within), { m: scale, x: originX, y: originY })}Z`;
  return (
    `<clipPath id="key-plan"><path d="${commands}"/></clipPath>` +
    path(commands, { fill: STONE[100] }) +
    `<g clip-path="url(#key-plan)">${drawn}</g>` +
    path(commands, { stroke: INK[500], weight: 1.4 })
  );
}

const STEPS = [10, 5, 2, 1] as const;
const LONGEST_BAR = 190;

function scaleBar([x, y]: readonly [number, number], m: number): string {
  const step = STEPS.find((metres) => metres * m * 2 <= LONGEST_BAR) ?? 0.5;
  const bar = (index: number) =>
    box([x + index * step * m, y, step * m, 8], {
      fill: index % 2 ? '#FFFFFF' : INK[900],
      stroke: INK[900],
      weight: 1.2,
    });
  const words = `${step * 2} m`;
  return (
    bar(0) +
    bar(1) +
    text([x, y - 10], '0', { size: 18, color: INK[500] }) +
    text([x + step * 2 * m - textWidth(words, { size: 18 }) / 2, y - 10], words, {
      size: 18,
      color: INK[500],
    })
  );
}

/** The north point, turned as the plan lies. */
function northPoint(x: number, y: number, degrees: number): string {
  const half = polygon(
    [
      [0, -44],
      [13, 16],
      [0, 6],
    ],
    { fill: BRASS[700] },
  );
  const other = polygon(
    [
      [0, -44],
      [-13, 16],
      [0, 6],
    ],
    { stroke: BRASS[700], weight: 1.4, fill: STONE[50] },
  );
  const turn = (degrees * Math.PI) / 180;
  const letter = [x + Math.sin(turn) * 64, y - Math.cos(turn) * 64 + 8] as const;
  return (
    circle([x, y], 46, { stroke: BRASS[700], weight: 1.2 }) +
    group(half + other, `translate(${x} ${y}) rotate(${degrees})`) +
    text(letter, 'N', { size: 22, color: BRASS[700], font: 'strong', anchor: 'middle' })
  );
}
