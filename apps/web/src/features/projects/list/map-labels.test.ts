import { describe, expect, it } from 'vitest';
import { labelSides, type Point } from './map-labels';

const SHEET = { width: 640, height: 440 };
const sidesOf = (...at: Point[]) =>
  labelSides(
    at.map((point) => ({ at: point, letters: 13, lines: 2 })),
    SHEET,
  );

describe('The labels of a map', () => {
  it('stand on the right of their markers, and on the left at the right edge', () => {
    expect(sidesOf([100, 100], [600, 300])).toEqual(['right', 'left']);
  });

  it('make room for markers and for each other', () => {
    expect(sidesOf([200, 200], [240, 200])).toEqual(['left', 'right']);
    expect(sidesOf([100, 200], [100, 230])).toEqual(['right', 'below']);
  });

  it('are left away where they have no room', () => {
    const crowd = Array.from({ length: 30 }, (_, index): Point => [280 + (index % 6) * 14, 200 + index]);
    expect(sidesOf(...crowd).filter((side) => side === null).length).toBeGreaterThan(20);
  });
});
