import { expect, it } from 'vitest';
import { formatSqFt, formatSqM } from './format-area';

it('an area is written in whole square feet', () => {
  expect(formatSqFt(1120)).toBe('1,120 sq ft');
});

it('a range names its unit once', () => {
  expect(formatSqFt(640, 1120)).toBe('640–1,120 sq ft');
  expect(formatSqM(640, 1120)).toBe('59.5–104.1 sq m');
});

it('a range of one area is that area', () => {
  expect(formatSqFt(742, 742)).toBe('742 sq ft');
});

it('two areas that round to the same square metres are written once', () => {
  expect(formatSqM(1000, 1000.1)).toBe('92.9 sq m');
});

it('large areas are grouped', () => {
  expect(formatSqFt(1_10_000)).toBe('1,10,000 sq ft');
});
