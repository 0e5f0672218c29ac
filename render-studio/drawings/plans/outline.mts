import { d, type Point, type Rect } from '../sheet/svg.mts';

/** What runs along a part of an outline: a railing, a screen to a neighbour, or a wall that is drawn already. */
export type Along = 'rail' | 'screen' | 'wall';

/** A straight line, or with `radius` an arc of less than half a circle, `clockwise` as the sheet lies. Metres. */
export type Segment = { to: Point; along: Along; radius?: number; clockwise?: boolean };

/** A line of straight parts and arcs; closed where it ends at its start. */
export type Outline = { from: Point; segments: readonly Segment[] };

type Piece = { from: Point } & Segment;

/** Arcs are followed by chords no longer than this where points of them are needed. */
const CHORD_M = 0.05;

/** Every segment with the point it starts from. */
export function piecesOf({ from, segments }: Outline): Piece[] {
  return segments.map((segment, index) => ({ ...segment, from: segments[index - 1]?.to ?? from }));
}

const chordOf = ({ from, to }: Piece) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Radians from one end of an arc to the other; nothing for a straight line. */
function turnOf(piece: Piece): number {
  return piece.radius === undefined ? 0 : 2 * Math.asin(Math.min(1, chordOf(piece) / 2 / piece.radius));
}

/** Where the middle of an arc lies. */
function centreOf(piece: Piece): Point | undefined {
  const { from, to, radius, clockwise } = piece;
  if (radius === undefined) return undefined;
  const chord = chordOf(piece);
  const away = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (clockwise ? 1 : -1);
  const [along, across] = [(to[0] - from[0]) / chord, (to[1] - from[1]) / chord];
  return [(from[0] + to[0]) / 2 - across * away, (from[1] + to[1]) / 2 + along * away];
}

/** Square metres within a closed outline, exactly: its corners, and what arcs add or take. */
export function outlineArea(outline: Outline): number {
  const twice = piecesOf(outline).reduce((sum, piece) => {
    const { from, to, radius = 0, clockwise } = piece;
    const turn = turnOf(piece);
    const bow = radius ** 2 * (turn - Math.sin(turn)) * (clockwise ? 1 : -1);
    return sum + from[0] * to[1] - to[0] * from[1] + bow;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Unit vectors in which a piece leaves its start and reaches its end. */
export function directionsOf(piece: Piece): readonly [start: Point, end: Point] {
  const { from, to } = piece;
  const centre = centreOf(piece);
  if (!centre) {
    const chord = chordOf(piece);
    const straight: Point = [(to[0] - from[0]) / chord, (to[1] - from[1]) / chord];
    return [straight, straight];
  }
  const way = (piece.clockwise ? 1 : -1) / (piece.radius ?? 1);
  const at = ([x, y]: Point): Point => [-(y - centre[1]) * way, (x - centre[0]) * way];
  return [at(from), at(to)];
}

/** Points along a piece, both ends with it. */
export function pointsAlong(piece: Piece, chord = CHORD_M): Point[] {
  const { from, to } = piece;
  const centre = centreOf(piece);
  const turn = turnOf(piece);
  const long = centre ? turn * (piece.radius ?? 0) : chordOf(piece);
  const steps = Math.max(1, Math.ceil(long / chord));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps;
    if (!centre) return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const angle = turn * share * (piece.clockwise ? 1 : -1);
    const [x, y] = [from[0] - centre[0], from[1] - centre[1]];
    return [
      centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
      centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  });
}

/** The points of a whole outline, for what has to be measured from it. */
export const pointsOf = (outline: Outline): Point[] => [
  outline.from,
  ...piecesOf(outline).flatMap((piece) => pointsAlong(piece).slice(1)),
];

/** The smallest rectangle around an outline. */
export function outlineBounds(outline: Outline): Rect {
  const points = pointsOf(outline);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** Where a line across the sheet (axis 1) or down it (axis 0) at `at` is within a closed outline: from, to, from, to. */
export function crossings(points: readonly Point[], axis: 0 | 1, at: number): number[] {
  const other = axis === 0 ? 1 : 0;
  return points
    .flatMap((to, index) => {
      const from = points.at(index - 1) ?? to;
      if (from[axis] > at === to[axis] > at) return [];
      return [from[other] + ((at - from[axis]) / (to[axis] - from[axis])) * (to[other] - from[other])];
    })
    .sort((a, b) => a - b);
}

export const isWithinOutline = (points: readonly Point[], [x, y]: Point): boolean =>
  crossings(points, 0, x).filter((crossed) => crossed > y).length % 2 === 1;

/** Metres from a point to a line through points. */
export function farFrom(points: readonly Point[], [x, y]: Point): number {
  return points.reduce((least, [toX, toY], index) => {
    const [fromX, fromY] = points[index - 1] ?? [toX, toY];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const long = dx ** 2 + dy ** 2;
    const share = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / long));
    return Math.min(least, Math.hypot(fromX + share * dx - x, fromY + share * dy - y));
  }, Number.POSITIVE_INFINITY);
}

/** An outline moved, and turned over where a home lies mirrored. */
export function movedOutline(
  outline: Outline,
  [x, y]: Point,
  [across, down]: readonly [1 | -1, 1 | -1] = [1, 1],
): Outline {
  const moved = ([px, py]: Point): Point => [x + px * across, y + py * down];
  const turnedOver = across * down < 0;
  return {
    from: moved(outline.from),
    segments: outline.segments.map((segment) => ({
      ...segment,
      to: moved(segment.to),
      ...(segment.radius === undefined ? {} : { clockwise: Boolean(segment.clockwise) !== turnedOver }),
    })),
  };
}

/**
 * The part of an open line between two places along one axis, in which it only goes up or only down.
 * @throws Error where the line does not reach that far
 */
export function partOf(outline: Outline, axis: 0 | 1, start: number, end: number): Outline {
  const way = Math.sign(end - start);
  const pieces = piecesOf(outline).filter(
    ({ from, to }) => (to[axis] - start) * way > 1e-9 && (end - from[axis]) * way > 1e-9,
  );
  const [first, last] = [pieces[0], pieces.at(-1)];
  const reaches =
    first && last && (start - first.from[axis]) * way > -1e-9 && (last.to[axis] - end) * way > -1e-9;
  if (!reaches) throw new Error(`The line does not run from ${start} to ${end}.`);
  const cut = (piece: Piece, at: number): Point => {
    if (Math.abs(piece.to[axis] - at) < 1e-9) return piece.to;
    if (Math.abs(piece.from[axis] - at) < 1e-9) return piece.from;
    return pointAt(piece, axis, at);
  };
  return {
    from: cut(first, start),
    segments: pieces.map(({ from: _, ...segment }, index) => ({
      ...segment,
      to: index === pieces.length - 1 ? cut(last, end) : segment.to,
    })),
  };
}

/** The point of a piece at a place along one axis. */
function pointAt(piece: Piece, axis: 0 | 1, at: number): Point {
  const other = axis === 0 ? 1 : 0;
  const share = (at - piece.from[axis]) / (piece.to[axis] - piece.from[axis]);
  const straight = piece.from[other] + share * (piece.to[other] - piece.from[other]);
  const centre = centreOf(piece);
  const made = (value: number): Point => (axis === 0 ? [at, value] : [value, at]);
  if (!centre) return made(straight);
  const half = Math.sqrt((piece.radius ?? 0) ** 2 - (at - centre[axis]) ** 2);
  const [one, two] = [centre[other] - half, centre[other] + half];
  return made(Math.abs(one - straight) < Math.abs(two - straight) ? one : two);
}

/** A piece moved `by` metres to its right, as one walks along it: arcs keep their middle. */
export function beside(piece: Piece, by: number): Piece {
  const [start, end] = directionsOf(piece);
  const move = ([x, y]: Point, [dx, dy]: Point): Point => [x - dy * by, y + dx * by];
  const { radius, clockwise } = piece;
  return {
    ...piece,
    from: move(piece.from, start),
    to: move(piece.to, end),
    ...(radius === undefined ? {} : { radius: radius + (clockwise ? -by : by) }),
  };
}

/** SVG commands of a piece, at `m` pixels to the metre from an origin. */
export function commandsOf(
  pieces: readonly Piece[],
  { m, x, y }: { m: number; x: number; y: number },
): string {
  let last: Point | undefined;
  return pieces
    .map(({ from, to, radius, clockwise }) => {
      const joined = last && Math.hypot(last[0] - from[0], last[1] - from[1]) < 1e-6;
      last = to;
      const start = joined ? '' : d`M${x + from[0] * m} ${y + from[1] * m}`;
      const [toX, toY] = [x + to[0] * m, y + to[1] * m];
      if (radius === undefined) return start + d`L${toX} ${toY}`;
      return start + d`A${radius * m} ${radius * m} 0 0 ${clockwise ? 1 : 0} ${toX} ${toY}`;
    })
    .join('');
}

/** An outline walked the other way. */
export function turnedRound(outline: Outline): Outline {
  const pieces = piecesOf(outline);
  return {
    from: pieces.at(-1)?.to ?? outline.from,
    segments: pieces.reverse().map(({ from, to: _, ...piece }) => ({
      ...piece,
      to: from,
      ...(piece.radius === undefined ? {} : { clockwise: !piece.clockwise }),
    })),
  };
}

/** One line of several, each beginning where the one before ends. */
export const joinedOutline = ([first, ...rest]: readonly [Outline, ...Outline[]]): Outline => ({
  from: first.from,
  segments: [...first.segments, ...rest.flatMap(({ segments }) => segments)],
});
