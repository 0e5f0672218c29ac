import { describe, expect, it } from 'vitest';
import { carpetAreaFrom } from './carpet-area';

describe('A carpet area', () => {
  it.each([
    ['900', 900],
    ['1,200 sq ft', 1200],
    ['1200 sqft', 1200],
    ['1,200 sq. ft.', 1200],
    ['110 sq m', 1184],
    ['', null],
    ['large', 'unread'],
    ['9', 'unread'],
    ['99999999', 'unread'],
  ])('of %j is %j', (typed, expected) => {
    expect(carpetAreaFrom(typed)).toBe(expected);
  });
});
