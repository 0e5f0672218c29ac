import { text, textWidth } from '../sheet/lettering.mts';
import { INK } from '../sheet/palette.mts';
import { box, circle, d, type Look, line, type Point, path, type Rect } from '../sheet/svg.mts';
import { inMetres } from './areas.mts';
import { EDGE, FRAME, PAPER, type Scale, toSheet } from './looks.mts';
import {
  beside,
  commandsOf,
  crossings,
  type Outline,
  outlineBounds,
  piecesOf,
  pointsAlong,
  pointsOf,
} from './outline.mts';
import { type Plan, rectsOf, type Space } from './plan.mts';
import { curvedGlassOf, isClockwise, onCurve, type Rounding, roundingOf, roundingsOf } from './rounded.mts';

/** Slab that nobody steps on. */
const PLATE = '#F5F1E9';
/** A railing's second line stands a hand's breadth inside. */
const RAIL_M = 0.09;
/** A curve of glass is of panes of about this width, as on the tower. */
const PANE_M = 1.5;

/** The floor of a space in one colour: its rectangles, its outline, or the rectangle with its round corner. */
export function floorOf(space: Space, s: Scale, fill: string): string[] {
  if (space.outline) return [path(`${commandsOf(piecesOf(space.outline), s)}Z`, { fill })];
  const rounding = roundingOf(space);
  return rectsOf(space).map((rect, index) =>
    rounding && index === 0
      ? path(roundedFloor(rounding, rect, s), { fill })
      : box(toSheet(rect, s), { fill }),
  );
}

function roundedFloor(rounding: Rounding, [, , w, h]: Rect, s: Scale): string {
  const { radius, corner, inward } = rounding;
  const far: Point = [corner[0] + inward[0] * w, corner[1] + inward[1] * h];
  const [side, front] = [onCurve(rounding, radius, 0), onCurve(rounding, radius, 1)];
  const [sideX, sideY] = onSheet(side, s);
  const [frontX, frontY] = onSheet(front, s);
  const [farX, farY] = onSheet(far, s);
  const r = radius * s.m;
  return d`M${sideX} ${sideY}A${r} ${r} 0 0 ${isClockwise(rounding) ? 1 : 0} ${frontX} ${frontY}L${farX} ${frontY}L${farX} ${farY}L${sideX} ${farY}Z`;
}

const onSheet = ([x, y]: Point, s: Scale): Point => [s.x + x * s.m, s.y + y * s.m];

/** A part of a ring about a rounding's middle, between two turns from 0 to 1. */
function ring(rounding: Rounding, inner: number, outer: number, from: number, to: number, s: Scale): string {
  const at = (away: number, turn: number) => onSheet(onCurve(rounding, away, turn), s);
  const [[ax, ay], [bx, by]] = [at(inner, from), at(inner, to)];
  const [[cx, cy], [ex, ey]] = [at(outer, to), at(outer, from)];
  const [way, back] = isClockwise(rounding) ? [1, 0] : [0, 1];
  const [near, far] = [inner * s.m, outer * s.m];
  return d`M${ax} ${ay}A${near} ${near} 0 0 ${way} ${bx} ${by}L${cx} ${cy}A${far} ${far} 0 0 ${back} ${ex} ${ey}Z`;
}

function arc(rounding: Rounding, away: number, from: number, to: number, s: Scale): string {
  const [startX, startY] = onSheet(onCurve(rounding, away, from), s);
  const [endX, endY] = onSheet(onCurve(rounding, away, to), s);
  const r = away * s.m;
  return d`M${startX} ${startY}A${r} ${r} 0 0 ${isClockwise(rounding) ? 1 : 0} ${endX} ${endY}`;
}

/** The outer walls that go round a corner. */
export const drawCurvedWalls = (plan: Plan, s: Scale): string[] =>
  roundingsOf(plan).map((rounding) =>
    path(ring(rounding, rounding.radius, rounding.radius + plan.outerWall, 0, 1, s), { fill: INK[900] }),
  );

/** The glass in curved walls: a frame, the pane in its middle, and a mullion between panes. */
export function drawCurvedGlass(plan: Plan, s: Scale): string[] {
  return curvedGlassOf(plan).map(({ rounding, long, wide }) => {
    const [from, to] = [0.5 - wide / long / 2, 0.5 + wide / long / 2];
    const [inner, outer] = [rounding.radius, rounding.radius + plan.outerWall];
    const panes = Math.max(1, Math.round(wide / PANE_M));
    const mullions = Array.from({ length: panes - 1 }, (_, index) => {
      const turn = from + ((to - from) * (index + 1)) / panes;
      return line(
        [inner, outer].map((away) => onSheet(onCurve(rounding, away, turn), s)),
        { stroke: INK[900], weight: 2.2 },
      );
    });
    return (
      path(ring(rounding, inner, outer, from, to, s), { ...FRAME, fill: PAPER }) +
      path(arc(rounding, (inner + outer) / 2, from, to, s), { stroke: INK[700], weight: 1.4 }) +
      mullions.join('')
    );
  });
}

/** Railings in two lines and screens in one along a balcony's own outline; a ledge has its edge alone. */
export function drawEdges(space: Space, s: Scale): string[] {
  if (!space.outline) return [];
  const pieces = piecesOf(space.outline);
  const rails = pieces.filter(({ along }) => along === 'rail');
  const screens = pieces.filter(({ along }) => along === 'screen');
  const inner = space.kind === 'ledge' ? [] : rails.map((piece) => beside(piece, RAIL_M));
  const drawn = (commands: string, look: Look) => (commands === '' ? [] : [path(commands, look)]);
  return [
    ...drawn(commandsOf(rails, s), EDGE),
    ...drawn(commandsOf(inner, s), { ...EDGE, weight: 1 }),
    ...drawn(commandsOf(screens, s), EDGE),
  ];
}

/** The slab of a floor: homes and what they share are drawn on it. */
export function drawPlate(slab: Outline, s: Scale): string[] {
  const pieces = piecesOf(slab);
  return [path(`${commandsOf(pieces, s)}Z`, { ...EDGE, fill: PLATE })];
}

/** A square paving of `step` metres within an outline, from the corner of its bounds. */
export function paving(space: Space, step: number, look: Look, s: Scale): string {
  if (!space.outline || step === 0) return '';
  const [left, top, width, depth] = outlineBounds(space.outline);
  const points = pointsOf(space.outline);
  const lines: string[] = [];
  const add = (axis: 0 | 1, start: number, long: number) => {
    for (let at = start + step; at < start + long; at += step) {
      const crossed = crossings(points, axis, at);
      for (let index = 0; index + 1 < crossed.length; index += 2) {
        const ends = [crossed[index] ?? 0, crossed[index + 1] ?? 0].map(
          (value): Point => onSheet(axis === 0 ? [at, value] : [value, at], s),
        );
        lines.push(line(ends, look));
      }
    }
  };
  add(0, left, width);
  add(1, top, depth);
  return lines.join('');
}

const NOTE = { size: 19, color: INK[500] } as const;
const LEADER: Look = { stroke: INK[500], weight: 1.2 };
const LEADER_PX = 34;
const DOT_PX = 3.2;
const MARGIN_PX = 60;

/** The radii round a home's corner, on a line from the wall over the slab's edge into the open; the same ones once. */
export function curveNotes(plan: Plan, s: Scale): string {
  return roundingsOf(plan)
    .filter(({ radius }, index, all) => all.findIndex((other) => other.radius === radius) === index)
    .map((rounding) => {
      const edge = widestTurn(plan, rounding);
      const [first, ...rest] = [rounding.radius, edge?.radius].filter((radius) => radius !== undefined);
      if (!edge || first === undefined) return '';
      const wall = onSheet(onCurve(rounding, rounding.radius + plan.outerWall, 0.5), s);
      const slab = onSheet(edge.middle, s);
      const [across, down] = [-rounding.inward[0] * LEADER_PX, -rounding.inward[1] * LEADER_PX];
      const end: Point = [slab[0] + across, slab[1] + down];
      const anchor = across < 0 ? ('end' as const) : ('start' as const);
      const glazed = curvedGlassOf(plan).some((glass) => glass.rounding.space === rounding.space);
      const words = [
        `${glazed ? 'Glass' : 'Wall'} R ${inMetres(first)} m inside`,
        ...rest.map((radius) => `Edge R ${inMetres(radius)} m`),
      ];
      const widest = Math.max(...words.map((each) => textWidth(each, NOTE)));
      return (
        line([wall, end], LEADER) +
        [wall, slab].map((point) => circle(point, DOT_PX, { fill: INK[500] })).join('') +
        words
          .map((each, index) => {
            const y = end[1] - 8 - (words.length - 1 - index) * 25;
            const x = end[0] + Math.sign(across) * 8;
            return text([anchor === 'end' ? Math.max(x, MARGIN_PX + widest) : x, y], each, {
              ...NOTE,
              anchor,
            });
          })
          .join('')
      );
    })
    .join('');
}

/** The arc of a balcony's edge that goes round a room's corner, and its middle. */
function widestTurn({ spaces }: Plan, { corner }: Rounding): { radius: number; middle: Point } | undefined {
  const arcs = spaces
    .flatMap(({ outline }) => (outline ? piecesOf(outline) : []))
    .filter(({ along, radius }) => along === 'rail' && radius !== undefined)
    .map((piece) => ({
      radius: piece.radius ?? 0,
      points: pointsAlong(piece),
      away: Math.min(...pointsAlong(piece).map(([x, y]) => Math.hypot(x - corner[0], y - corner[1]))),
    }))
    .sort((a, b) => a.away - b.away);
  const [nearest] = arcs;
  const middle = nearest?.points[Math.floor(nearest.points.length / 2)];
  return nearest && middle ? { radius: nearest.radius, middle } : undefined;
}
