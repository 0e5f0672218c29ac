import { describe, expect, it } from 'vitest';
import {
  beside,
  commandsOf,
  farFrom,
  isWithinOutline,
  joinedOutline,
  movedOutline,
  type Outline,
  outlineArea,
  outlineBounds,
  partOf,
  piecesOf,
  pointsOf,
  turnedRound,
} from './outline.mts';

const RADIUS = 2;
/** 6 by 4 metres, its upper left corner round. */
const rounded: Outline = {
  from: [0, 4],
  segments: [
    { to: [0, RADIUS], along: 'wall' },
    { to: [RADIUS, 0], along: 'rail', radius: RADIUS, clockwise: true },
    { to: [6, 0], along: 'rail' },
    { to: [6, 4], along: 'wall' },
    { to: [0, 4], along: 'wall' },
  ],
};
/** The same corner bitten out instead. */
const bitten: Outline = {
  ...rounded,
  segments: rounded.segments.map((segment) => (segment.radius ? { ...segment, clockwise: false } : segment)),
};
const QUARTER = (Math.PI * RADIUS ** 2) / 4;

it('measures arcs exactly, those that bow out and those that bow in', () => {
  expect(outlineArea(rounded)).toBeCloseTo(24 - (RADIUS ** 2 - QUARTER), 9);
  expect(outlineArea(bitten)).toBeCloseTo(24 - QUARTER, 9);
});

it.each([
  ['moved', movedOutline(rounded, [3, -5])],
  ['turned over across', movedOutline(rounded, [6, 0], [-1, 1])],
  ['turned over both ways', movedOutline(rounded, [6, 4], [-1, -1])],
  ['walked the other way', turnedRound(rounded)],
])('keeps its area %s', (_how, outline) => {
  expect(outlineArea(outline)).toBeCloseTo(outlineArea(rounded), 9);
});

it('knows what lies within its arc, and how far off a point is', () => {
  const points = pointsOf(rounded);
  const inCorner = RADIUS - (RADIUS - 0.02) * Math.SQRT1_2;
  const outside = RADIUS - (RADIUS + 0.02) * Math.SQRT1_2;
  expect(isWithinOutline(points, [inCorner, inCorner])).toBe(true);
  expect(isWithinOutline(points, [outside, outside])).toBe(false);
  expect(farFrom(points, [outside, outside])).toBeCloseTo(0.02, 3);
  const bounds = outlineBounds(rounded);
  for (const [index, value] of [0, 0, 6, 4].entries()) expect(bounds[index]).toBeCloseTo(value, 9);
});

describe('a part of a line', () => {
  const edge: Outline = { from: [0, RADIUS], segments: rounded.segments.slice(1, 3) };

  it('is cut on its arc, which keeps its radius', () => {
    const part = partOf(edge, 0, 0.5, 4);
    expect(Math.hypot(part.from[0] - RADIUS, part.from[1] - RADIUS)).toBeCloseTo(RADIUS, 9);
    expect(part.from[0]).toBeCloseTo(0.5, 9);
    expect(part.segments.map(({ to, radius }) => [to[0], radius])).toEqual([
      [RADIUS, RADIUS],
      [4, undefined],
    ]);
  });

  it('joins the rest again', () => {
    const whole = joinedOutline([partOf(edge, 0, 0, 1.2), partOf(edge, 0, 1.2, 6)]);
    const closed = {
      from: whole.from,
      segments: [...whole.segments, ...rounded.segments.slice(3), { to: whole.from, along: 'wall' as const }],
    };
    expect(outlineArea(closed)).toBeCloseTo(outlineArea(rounded), 9);
  });

  it('cannot be longer than the line', () => {
    expect(() => partOf(edge, 0, 0, 6.5)).toThrow(/does not run/);
  });
});

it('draws an arc as an arc, in pixels, and its railing beside it about the same middle', () => {
  const [, arc] = piecesOf(rounded);
  if (!arc) throw new Error('The outline has an arc.');
  expect(commandsOf([arc], { m: 100, x: 10, y: 0 })).toBe('M10 200A200 200 0 0 1 210 0');
  expect(commandsOf([beside(arc, 0.5)], { m: 100, x: 10, y: 0 })).toBe('M60 200A150 150 0 0 1 210 50');
});
