import { text, textWidth } from './lettering.mts';
import { INK, INK_SOFT, STONE } from './light.mts';
import type { PlanRoom } from './plans.mts';
import { line, polygon, rect } from './svg.mts';

const FEET_PER_M = 3.28084;

/** A length as the trade writes it: 11'4". */
export const feet = (metres: number) => {
  const inches = Math.round(metres * FEET_PER_M * 12);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
};

/** A room's name and its size in metres and feet, as large as the room allows. */
export function label(room: PlanRoom, scale: number): string {
  const lines = [
    room.name,
    `${(room.w / scale).toFixed(2)} × ${(room.h / scale).toFixed(2)} m`,
    `${feet(room.w / scale)} × ${feet(room.h / scale)}`,
  ];
  const widest = (size: number) =>
    Math.max(...lines.map((words, index) => textWidth(words, index === 0 ? size : size * 0.82)));
  const size = Math.max(12, Math.min(25, (25 * (room.w - 26)) / widest(25)));
  const shown = room.h < size * 4 ? lines.slice(0, 2) : lines;
  const cx = room.x + room.w / 2;
  const first = room.y + room.h / 2 - ((shown.length - 1) * size * 1.25) / 2 + size * 0.35;
  const wide = Math.min(room.w - 14, widest(size) + 14);
  const ground = rect(
    cx - wide / 2,
    first - size,
    wide,
    shown.length * size * 1.25 + size * 0.15,
    room.outdoor ? STONE.light : '#FFFFFF',
    'opacity="0.88"',
  );
  return (
    ground +
    shown
      .map((words, index) =>
        text(cx, first + index * size * 1.25, words, {
          size: index === 0 ? size : size * 0.82,
          color: index === 0 ? INK : INK_SOFT,
          anchor: 'middle',
        }),
      )
      .join('')
  );
}

/** A dimension line with its figure. */
export function dimension(from: [number, number], to: [number, number], words: string): string {
  const middle = (from[0] + to[0]) / 2;
  const half = textWidth(words, 21) / 2 + 14;
  const tick = (x: number) => line([x - 7, from[1] + 7], [x + 7, from[1] - 7], INK, 2);
  return (
    line(from, [middle - half, from[1]], INK_SOFT, 1.5) +
    line([middle + half, from[1]], to, INK_SOFT, 1.5) +
    tick(from[0]) +
    tick(to[0]) +
    text(middle, from[1] + 7, words, { size: 21, color: INK_SOFT, anchor: 'middle' })
  );
}

/** Four steps of a metre, or of five on large floors. */
export function scaleBar(x: number, y: number, scale: number): string {
  const step = scale > 40 ? 1 : 5;
  const bars = [0, 1, 2, 3].map((index) =>
    rect(
      x + index * step * scale,
      y - 7,
      step * scale,
      7,
      index % 2 ? '#FFFFFF' : INK,
      `stroke="${INK}" stroke-width="1"`,
    ),
  );
  return bars.join('') + text(x + 4 * step * scale + 12, y, `${4 * step} m`, { size: 20, color: INK_SOFT });
}

/** The north point. */
export function north(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${INK}" stroke-width="1.5"/>${polygon(
    [
      [x, y - 27],
      [x + 9, y + 12],
      [x, y + 5],
      [x - 9, y + 12],
    ],
    INK,
  )}`;
}
