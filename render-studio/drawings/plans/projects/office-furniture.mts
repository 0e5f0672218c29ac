import type { Rect } from '../../sheet/svg.mts';
import type { Opening, Placed, Side } from '../plan.mts';

/** Desks back to back, in `columns` by `rows`; `first` is the centre of the first bench from the room's corner. */
export function benches(
  first: readonly [number, number],
  step: readonly [number, number],
  columns: number,
  rows: number,
  long: number,
  turned = false,
): Placed[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    put: 'bench',
    centre: [first[0] + (index % columns) * step[0], first[1] + Math.floor(index / columns) * step[1]],
    long,
    turned,
  }));
}

/** Windows of one width along a side, as far from each other as from the corners. */
export function windowBays(room: string, side: Side, length: number, count: number, wide: number): Opening[] {
  const gap = (length - count * wide) / (count + 1);
  return Array.from({ length: count }, (_, index) => ({
    window: room,
    side,
    from: gap + index * (wide + gap),
    wide,
  }));
}

/** Columns at every crossing of the grid. */
export function columnGrid(xs: readonly number[], ys: readonly number[], size: number): Rect[] {
  return xs.flatMap((x) => ys.map((y): Rect => [x - size / 2, y - size / 2, size, size]));
}
