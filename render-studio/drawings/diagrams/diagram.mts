import { text } from '../sheet/lettering.mts';
import { BRASS, INK, STONE } from '../sheet/palette.mts';
import { box, circle, line, type Point, sheet } from '../sheet/svg.mts';

/** Twice as large as a text is wide; on a phone a third of this. */
const DIAGRAM_PX = [1120, 840] as const;
/** Still 11 pixels on a phone. */
const LABEL_PX = 36;
const MARK_PX = 27;

export const HEAVY = { stroke: INK[900], weight: 5 };
export const FINE = { stroke: INK[700], weight: 2.5 };
export const QUIET = { stroke: STONE[400], weight: 2.5 };
export const ACCENT = { stroke: BRASS[500], weight: 5 };
export const PAPER = STONE[50];
export const TINT = STONE[200];
const GROUND = STONE[100];

type Anchor = 'start' | 'middle' | 'end';

/** A few words; more than a line of them belongs in the article. */
export const label = (at: Point, words: string, anchor: Anchor = 'start', color: string = INK[900]) =>
  text(at, words, { size: LABEL_PX, color, anchor });
/** The words that name what is beside them. */
export const title = (at: Point, words: string, anchor: Anchor = 'start') =>
  text(at, words, { size: LABEL_PX, color: INK[900], font: 'strong', anchor });

/** A number in a ring: what it stands on is told in the article. */
export const mark = ([x, y]: Point, number: number) =>
  circle([x, y], MARK_PX, { fill: BRASS[700] }) +
  text([x, y + 12], String(number), { size: 34, color: STONE[50], font: 'strong', anchor: 'middle' });

/** From a mark or a word to what it means. */
export const leader = (...points: Point[]) => line(points, { stroke: BRASS[700], weight: 2.5 });

export function arrow(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const wing = (side: number): Point => [to[0] - ux * 20 - uy * side * 12, to[1] - uy * 20 + ux * side * 12];
  return line([from, to], FINE) + line([wing(1), to, wing(-1)], FINE);
}

/** Equal lines across a face, as a section is hatched. */
export const hatch = (x: number, y: number, width: number, depth: number, step = 26) =>
  Array.from({ length: Math.floor((width + depth) / step) }, (_, index) => {
    const at = (index + 1) * step;
    const from: Point = [x + Math.min(at, width), y + Math.max(0, at - width)];
    const to: Point = [x + Math.max(0, at - depth), y + Math.min(at, depth)];
    return line([from, to], QUIET);
  }).join('');

/** The whole sheet, on a ground of its own. */
export const diagram = (content: string) =>
  sheet(...DIAGRAM_PX, box([0, 0, ...DIAGRAM_PX], { fill: GROUND }) + content);
