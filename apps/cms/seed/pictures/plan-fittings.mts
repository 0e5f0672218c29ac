import { INK_SOFT } from './light.mts';
import type { PlanRoom } from './plans.mts';
import { times } from './random.mts';
import { line, rect } from './svg.mts';

const THIN = `stroke="${INK_SOFT}" stroke-width="1.4" opacity="0.75"`;
const box = (x: number, y: number, w: number, h: number, round = 3) =>
  rect(x, y, w, h, 'none', `${THIN} rx="${round}"`);
const disc = (x: number, y: number, r: number) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="none" ${THIN}/>`;

/** What stands in a room, in thin lines and to scale; `scale` is pixels to the metre. */
export function fittings({ name, x, y, w, h }: PlanRoom, scale: number): string {
  const m = scale;
  const gap = 0.12 * m + 8;
  if (/bedroom/i.test(name)) {
    const long = Math.min(2 * m, h * 0.62);
    const wide = Math.min(1.8 * m, w * 0.62);
    const bx = x + w - wide - gap - Math.min(0.5 * m, w * 0.1);
    const by = y + gap;
    return (
      box(bx, by, wide, long) +
      box(bx + wide * 0.06, by + 5, wide * 0.4, long * 0.16) +
      box(bx + wide * 0.54, by + 5, wide * 0.4, long * 0.16) +
      line([bx, by + long * 0.36], [bx + wide, by + long * 0.36], INK_SOFT, 1.2) +
      box(x + gap, y + h - gap - 0.55 * m, Math.min(2.2 * m, w * 0.5), 0.5 * m)
    );
  }
  if (/living|family/i.test(name)) {
    const sofa = Math.min(2.4 * m, w * 0.55);
    const depth = 0.85 * m;
    const dining = /dining/i.test(name)
      ? table(x + w * 0.5, y + h * 0.8, Math.min(1.8 * m, w * 0.5), 0.85 * m, 3, m)
      : '';
    return (
      box(x + gap, y + gap, sofa, depth, 8) +
      box(x + gap, y + gap + depth * 0.9, depth, depth * 1.3, 8) +
      box(x + gap + depth * 1.3, y + gap + depth * 1.25, sofa * 0.4, 0.6 * m) +
      dining
    );
  }
  if (/dining/i.test(name)) return table(x + w / 2, y + h * 0.28, Math.min(1.8 * m, w * 0.6), 0.9 * m, 3, m);
  if (/meeting/i.test(name))
    return table(x + w / 2, y + h * 0.24, Math.min(3.4 * m, w * 0.6), Math.min(1.2 * m, h * 0.2), 4, m);
  if (/kitchen|pantry/i.test(name))
    return (
      box(x + gap, y + gap, w - gap * 2, 0.6 * m) +
      box(x + gap, y + gap + 0.6 * m, 0.6 * m, Math.max(0, h - gap * 2 - 0.7 * m)) +
      times(2)
        .map((index) => disc(x + w * 0.5 + index * 0.35 * m, y + gap + 0.3 * m, 0.12 * m))
        .join('') +
      box(x + w * 0.76, y + gap + 0.1 * m, 0.5 * m, 0.4 * m)
    );
  if (/bath|toilet/i.test(name))
    return (
      box(x + gap, y + gap, 0.42 * m, 0.36 * m) +
      disc(x + gap + 0.21 * m, y + gap + 0.62 * m, 0.19 * m) +
      box(x + w - gap - 0.55 * m, y + gap, 0.5 * m, 0.42 * m) +
      box(
        x + gap,
        y + h - gap - Math.min(0.9 * m, h * 0.3),
        Math.min(0.9 * m, w * 0.5),
        Math.min(0.9 * m, h * 0.3),
      )
    );
  if (/stair/i.test(name))
    return times(10)
      .map((index) =>
        line(
          [x + (w * (index + 1)) / 11, y + h * 0.08],
          [x + (w * (index + 1)) / 11, y + h * 0.92],
          INK_SOFT,
          1.2,
        ),
      )
      .join('');
  if (/lifts/i.test(name))
    return times(2)
      .map(
        (index) =>
          box(
            x + gap + (index * (w - gap * 2)) / 2,
            y + gap,
            (w - gap * 2) / 2 - 4,
            Math.min(1.8 * m, h * 0.34),
          ) +
          line(
            [x + gap + (index * (w - gap * 2)) / 2, y + gap],
            [x + gap + ((index + 1) * (w - gap * 2)) / 2 - 4, y + gap + Math.min(1.8 * m, h * 0.34)],
            INK_SOFT,
            1,
          ),
      )
      .join('');
  if (/open office/i.test(name)) return desks(x, y, w, h, m);
  if (/study/i.test(name))
    return (
      box(x + gap, y + gap, w - gap * 2, 0.65 * m) +
      box(x + w / 2 - 0.25 * m, y + gap + 0.75 * m, 0.5 * m, 0.5 * m, 8)
    );
  if (/shop floor/i.test(name))
    return times(3)
      .map((row) => box(x + w * 0.2, y + h * (0.12 + row * 0.28), w * 0.6, 0.5 * m))
      .join('');
  return '';
}

function table(cx: number, cy: number, wide: number, deep: number, seats: number, m: number): string {
  const chair = Math.min(0.42 * m, wide / seats - 4);
  const row = (y: number) =>
    times(seats)
      .map((seat) => box(cx - wide / 2 + ((seat + 0.5) * wide) / seats - chair / 2, y, chair, chair, 6))
      .join('');
  return (
    box(cx - wide / 2, cy - deep / 2, wide, deep, 4) + row(cy - deep / 2 - chair - 4) + row(cy + deep / 2 + 4)
  );
}

function desks(x: number, y: number, w: number, h: number, m: number): string {
  const [deskW, deskD] = [1.4 * m, 1.5 * m];
  const columns = Math.floor((w - 1.4 * m) / (deskW * 1.06));
  const rows = Math.floor((h - 1.2 * m) / (deskD * 2));
  return times(Math.max(0, columns) * Math.max(0, rows))
    .map((index) => {
      const dx = x + 0.7 * m + (index % columns) * deskW * 1.06;
      const dy = y + 0.9 * m + Math.floor(index / columns) * deskD * 2;
      return (
        box(dx, dy, deskW, deskD, 1) + line([dx, dy + deskD / 2], [dx + deskW, dy + deskD / 2], INK_SOFT, 1)
      );
    })
    .join('');
}
