import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf, rowSizes } from './gallery-rows';

const LANDSCAPE = 3 / 2;
const UPRIGHT = 4 / 5;
const COLUMNS = { four: 4, five: 5, seven: 7, ten: 10, twelve: 12 };

describe('rows of a gallery', () => {
  it.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [6, [2, 2, 2]],
    [7, [2, 3, 2]],
    [8, [2, 3, 3]],
    [9, [2, 3, 2, 2]],
  ])('%i pictures stand in rows of %j', (count, sizes) => expect(rowSizes(count)).toEqual(sizes));

  it('however many there are, all stand, and none alone but one alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), (count) => {
        const sizes = rowSizes(count);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('of whatever shape they are, no row is wider than the page, and every place says where its row begins', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 60 }), (shapes) => {
        const places = placesOf(shapes);
        expect(places).toHaveLength(shapes.length);
        let used = 0;
        for (const [index, { width, startsRow }] of places.entries()) {
          if (index === 0) expect(startsRow).toBe(true);
          used = (startsRow ? 0 : used) + COLUMNS[width];
          expect(used).toBeLessThanOrEqual(12);
        }
      }),
    );
  });
});

describe('shapes in a gallery', () => {
  const widths = (...shapes: number[]) => placesOf(shapes).map(({ width }) => width);

  it('the larger of a pair stands left and right in turn', () => {
    expect(widths(LANDSCAPE, LANDSCAPE, LANDSCAPE, LANDSCAPE)).toEqual(['seven', 'five', 'five', 'seven']);
  });

  it('beside an upright picture the broad one is the larger, on either side', () => {
    expect(widths(UPRIGHT, LANDSCAPE)).toEqual(['five', 'seven']);
    expect(widths(LANDSCAPE, UPRIGHT)).toEqual(['seven', 'five']);
  });

  it('a panorama has the page to itself', () => {
    expect(widths(LANDSCAPE, 2.4, LANDSCAPE, LANDSCAPE)).toEqual(['ten', 'twelve', 'seven', 'five']);
  });

  it('an upright picture alone is not as wide as the page', () => {
    expect(widths(UPRIGHT)).toEqual(['five']);
  });
});
