import { INK } from '../sheet/palette.mts';
import type { Look, Rect } from '../sheet/svg.mts';

export const PAPER = '#FFFFFF';
/** The frame of a window. */
export const FRAME: Look = { stroke: INK[900], weight: 2.2, fill: PAPER };
/** The line of a railing or an edge of paving. */
export const EDGE: Look = { stroke: INK[500], weight: 1.8 };

/** From metres of the plan to pixels of the sheet. */
export type Scale = { m: number; x: number; y: number };
export const toSheet = ([x, y, w, h]: Rect, s: Scale): Rect => [
  s.x + x * s.m,
  s.y + y * s.m,
  w * s.m,
  h * s.m,
];
