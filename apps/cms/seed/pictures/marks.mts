import { text, textWidth } from './lettering.mts';
import { BRASS, FOREST, INK, INK_SOFT, STONE } from './light.mts';
import { randomFor } from './random.mts';
import { ellipse, path, rect } from './svg.mts';

/** The ridge: two flat-topped hills over a line. */
function ridgeMark(x: number, y: number, size: number, color: string): string {
  const p = (u: number, v: number) => `${(x + u * size).toFixed(1)} ${(y + v * size).toFixed(1)}`;
  return (
    path(
      `M${p(0, 0.62)}L${p(0.3, 0.16)}L${p(0.46, 0.16)}L${p(0.58, 0.36)}L${p(0.68, 0.24)}L${p(0.78, 0.24)}L${p(1, 0.62)}Z`,
      color,
    ) + rect(x, y + size * 0.72, size, size * 0.05, color)
  );
}

/** The brand's name set in its display face, on nothing, from edge to edge: beside other type it must line up. */
export function wordmark(height: number): string {
  const size = height * 0.62;
  const mark = height * 0.62;
  const gap = height * 0.22;
  return (
    ridgeMark(0, height * 0.16, mark, INK) +
    text(mark + gap, height * 0.7, 'Sahyara', { size, color: INK, font: 'serif' })
  );
}

/** Width in pixels of a wordmark of this height. */
export const wordmarkWidth = (height: number) =>
  Math.ceil(height * 0.84 + textWidth('Sahyara', height * 0.62, 'serif'));

/** The ridge alone, for the browser's tab. */
export function favicon(size: number): string {
  return rect(0, 0, size, size, INK) + ridgeMark(size * 0.18, size * 0.2, size * 0.64, STONE.pale);
}

/** The mark of a made-up industry body. */
export function memberMark(width: number, height: number): string {
  const middle = height / 2;
  return [
    `<circle cx="${middle}" cy="${middle}" r="${height * 0.34}" fill="none" stroke="${BRASS}" stroke-width="3"/>`,
    ridgeMark(middle - height * 0.17, middle - height * 0.2, height * 0.34, INK),
    text(height, middle - 4, 'Deccan Builders’', { size: height * 0.17, color: INK }),
    text(height, middle + height * 0.2, 'Forum (sample)', { size: height * 0.17, color: INK_SOFT }),
    rect(width - 1, 0, 1, 1, 'none'),
  ].join('');
}

/** A person without a face: shoulders, a head, a colour of the house. */
export function avatar(name: string, size: number): string {
  const random = randomFor(name);
  const grounds = [STONE.mid, '#C9D2C8', '#DCCBB4'];
  const cloths = [FOREST, '#7C5522', INK_SOFT];
  const pick = <T,>(from: T[]) => from[Math.floor(random() * from.length)] ?? from[0];
  return [
    rect(0, 0, size, size, pick(grounds) ?? STONE.mid),
    ellipse(size / 2, size * 1.02, size * 0.36, size * 0.38, pick(cloths) ?? FOREST),
    ellipse(size / 2, size * 0.42, size * 0.17, size * 0.2, '#8E6B4E'),
    ellipse(size / 2, size * (0.33 + random() * 0.02), size * 0.18, size * 0.14, INK),
  ].join('');
}
