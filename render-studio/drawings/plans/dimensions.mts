import { text, textUp, textWidth } from '../sheet/lettering.mts';
import { INK } from '../sheet/palette.mts';
import { type Look, line, type Rect } from '../sheet/svg.mts';
import { inFeet, inMetres } from './areas.mts';
import type { Scale } from './looks.mts';
import type { Plan, Space } from './plan.mts';
import { traitsOf } from './space-kinds.mts';
import { Cells } from './walls.mts';

const LINE: Look = { stroke: INK[500], weight: 1.2 };
const TICK: Look = { stroke: INK[900], weight: 2.2 };
const FIGURE = { size: 19, color: INK[500] } as const;
const TOTAL = { size: 21, color: INK[700] } as const;

type Stretch = { from: number; to: number };

/** Which rooms a row or column of cells meets first, from the top or from the left. */
function stretches(plan: Plan, along: 'across' | 'down'): Stretch[] {
  const cells = new Cells(plan.spaces);
  const [steps, depth] = along === 'across' ? [cells.xs, cells.ys] : [cells.ys, cells.xs];
  const firstOf = (index: number): Space | undefined => {
    for (let far = 0; far < depth.length - 1; far += 1) {
      const space = along === 'across' ? cells.at(index, far) : cells.at(far, index);
      if (space && traitsOf(space.kind).counts === 'carpet') return space;
    }
    return undefined;
  };
  const found: (Stretch & { space: Space })[] = [];
  for (let index = 0; index < steps.length - 1; index += 1) {
    const [from = 0, to = 0] = steps.slice(index, index + 2);
    const space = firstOf(index);
    const last = found.at(-1);
    if (!space) continue;
    if (last?.space === space && last.to === from) last.to = to;
    else found.push({ from, to, space });
  }
  return found;
}

/** Dimension strings above and left of the plan: room by room, then from end to end. */
export function dimensions(plan: Plan, s: Scale, [left, top]: Rect): string {
  const above = stretches(plan, 'across');
  const beside = stretches(plan, 'down');
  const [y, x] = [top - 34, left - 34];
  return [
    ...(above.length > 1 ? above.map((part) => across(part, y, s, false)) : []),
    ...joined(above).map((part) => across(part, y - 44, s, true)),
    ...(beside.length > 1 ? beside.map((part) => down(part, x, s, false)) : []),
    ...joined(beside).map((part) => down(part, x - 44, s, true)),
  ].join('');
}

/** From end to end, once for each building on the sheet. */
function joined(parts: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { from, to } of parts) {
    const last = found.at(-1);
    if (last && from - last.to < 0.5) last.to = to;
    else found.push({ from, to });
  }
  return found;
}

const figure = ({ from, to }: Stretch, total: boolean) =>
  total ? `${inMetres(to - from)} m  ·  ${inFeet(to - from)}` : inMetres(to - from);

function across(part: Stretch, y: number, s: Scale, total: boolean): string {
  const [x1, x2] = [s.x + part.from * s.m, s.x + part.to * s.m];
  const type = total ? TOTAL : FIGURE;
  const words = figure(part, total);
  const fits = textWidth(words, type) + 10 < x2 - x1;
  return (
    line(
      [
        [x1, y],
        [x2, y],
      ],
      LINE,
    ) +
    [x1, x2]
      .map((x) =>
        line(
          [
            [x - 6, y + 6],
            [x + 6, y - 6],
          ],
          TICK,
        ),
      )
      .join('') +
    (fits ? text([(x1 + x2) / 2, y - 9], words, { ...type, anchor: 'middle' }) : '')
  );
}

function down(part: Stretch, x: number, s: Scale, total: boolean): string {
  const [y1, y2] = [s.y + part.from * s.m, s.y + part.to * s.m];
  const type = total ? TOTAL : FIGURE;
  const words = figure(part, total);
  const fits = textWidth(words, type) + 10 < y2 - y1;
  return (
    line(
      [
        [x, y1],
        [x, y2],
      ],
      LINE,
    ) +
    [y1, y2]
      .map((y) =>
        line(
          [
            [x - 6, y + 6],
            [x + 6, y - 6],
          ],
          TICK,
        ),
      )
      .join('') +
    (fits ? textUp([x - 9, (y1 + y2) / 2], words, type) : '')
  );
}
