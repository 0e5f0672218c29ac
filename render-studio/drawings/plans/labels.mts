import { text, textWidth } from '../sheet/lettering.mts';
import { INK } from '../sheet/palette.mts';
import { group, type Rect } from '../sheet/svg.mts';

type Line = { words: string; size: number; font: 'regular' | 'strong' };
type Label = { lines: Line[]; width: number; height: number };

const LEADING = 1.22;
/** A size under a name, as a share of the name's. */
const SIZE_SHARE = 0.6;
const LEAST_SIZE = 15;
const NAME_SIZES = [40, 36, 32, 29, 26, 24, 22, 20, 18];
const FAIR_SIZE = 20;
const GRID_PX = 9;

const measured = (lines: Line[]): Label => ({
  lines,
  width: Math.max(...lines.map(({ words, size, font }) => textWidth(words, { size, font }))),
  height: lines.reduce((sum, { size }) => sum + size * LEADING, 0),
});

/** How a room's name and size can be set, best first. */
function settings(name: string, size: readonly string[]): Label[] {
  const found: Label[] = [];
  const names = / [A-Za-z]+$/.test(name) ? [[name], name.split(/ (?=[^ ]*$)/)] : [[name]];
  for (const large of NAME_SIZES) {
    const small = Math.max(LEAST_SIZE, large * SIZE_SHARE);
    for (const words of names) {
      const title = words.map((part): Line => ({ words: part, size: large, font: 'strong' }));
      const sizes = size.map((part): Line => ({ words: part, size: small, font: 'regular' }));
      found.push(measured([...title, ...sizes]));
    }
  }
  return found;
}

/** A label at its place on the sheet; `covers` is how much furniture it hides, in square pixels. */
export type PlacedLabel = { label: Label; at: Rect; upright: boolean; covers: number; withSize: boolean };

/**
 * Finds the largest setting of a room's label that hides no furniture, as near the middle as it goes.
 * @returns the setting that hides least where none is free
 */
export function placeLabel(
  name: string,
  size: readonly string[],
  room: Rect,
  obstacles: readonly Rect[],
  largest = 40,
): PlacedLabel {
  let best: PlacedLabel | undefined;
  // A crowded room keeps its name; its size goes below the plan.
  for (const withSize of size.length > 0 ? [true, false] : [false]) {
    for (const { label, upright } of inOrder(settings(name, withSize ? size : []), largest)) {
      // Text that runs up the sheet is for rooms too narrow for anything else.
      if (!upright && room[2] > 170) continue;
      const placed = freePlace(label, upright, room, obstacles);
      if (!placed) continue;
      if (placed.covers === 0) return { ...placed, withSize };
      if (!best || placed.covers < best.covers) best = { ...placed, withSize };
    }
  }
  if (!best) throw new Error(`The name of ${name} does not fit its room.`);
  return best;
}

/** Level text first, as long as it is of a fair size; then text that runs up; small level text last. */
function inOrder(labels: readonly Label[], largest: number): { label: Label; upright: boolean }[] {
  const sizeOf = ({ lines }: Label) => lines[0]?.size ?? 0;
  const fitting = labels.filter((label) => sizeOf(label) <= largest);
  const level = fitting.map((label) => ({ label, upright: true }));
  return [
    ...level.filter(({ label }) => sizeOf(label) >= FAIR_SIZE),
    ...fitting.map((label) => ({ label, upright: false })),
    ...level.filter(({ label }) => sizeOf(label) < FAIR_SIZE),
  ];
}

function freePlace(
  label: Label,
  upright: boolean,
  room: Rect,
  obstacles: readonly Rect[],
): Omit<PlacedLabel, 'withSize'> | undefined {
  const margin = 7;
  const [w, h] = upright ? [label.width, label.height] : [label.height, label.width];
  const [left, top, width, depth] = room;
  if (w + margin * 2 > width || h + margin > depth) return undefined;
  let best: { at: Rect; covers: number; far: number } | undefined;
  const [spanX, spanY] = [width - w - margin * 2, depth - h - margin];
  for (let dx = 0; dx <= spanX + 0.01; dx += Math.max(1, Math.min(GRID_PX, spanX || 1))) {
    for (let dy = 0; dy <= spanY + 0.01; dy += Math.max(1, Math.min(GRID_PX, spanY || 1))) {
      const at: Rect = [left + margin + dx, top + margin / 2 + dy, w, h];
      const padded: Rect = [at[0] - 3, at[1] - 1, w + 6, h + 2];
      const covers = obstacles.reduce((sum, rect) => sum + common(padded, rect), 0);
      const far = Math.abs(dx - spanX / 2) + Math.abs(dy - spanY / 2);
      if (!best || covers < best.covers || (covers === best.covers && far < best.far))
        best = { at, covers, far };
    }
  }
  return best && { label, at: best.at, upright, covers: best.covers };
}

function common([x, y, w, h]: Rect, [x2, y2, w2, h2]: Rect): number {
  const across = Math.min(x + w, x2 + w2) - Math.max(x, x2);
  const down = Math.min(y + h, y2 + h2) - Math.max(y, y2);
  return across > 0 && down > 0 ? across * down : 0;
}

/** A label's lettering. */
export function drawLabel({ label, at: [x, y, , h], upright }: Omit<PlacedLabel, 'withSize'>): string {
  const middle = label.width / 2;
  let base = 0;
  const drawn = label.lines
    .map(({ words, size, font }) => {
      base += size * LEADING;
      const color = font === 'strong' ? INK[900] : INK[500];
      return text([middle, base - size * 0.26], words, { size, color, font, anchor: 'middle' });
    })
    .join('');
  return upright
    ? group(drawn, `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
    : group(drawn, `translate(${x.toFixed(1)} ${(y + h).toFixed(1)}) rotate(-90)`);
}
