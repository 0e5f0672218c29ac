import { describe, expect, it } from 'vitest';
import { formatFullRupees, formatMoney, formatRupees } from './format-money.ts';

describe('formatMoney', () => {
  it.each([
    [1_25_00_000, '₹1.25 Cr'],
    [1_00_00_000, '₹1 Cr'],
    [85_00_000, '₹85 L'],
    [98_50_000, '₹98.5 L'],
    [1_00_000, '₹1 L'],
    [99_999, '₹99,999'],
    [0, '₹0'],
    [21_00_00_000, '₹21 Cr'],
    [12_34_00_00_000, '₹1,234 Cr'],
  ])('writes %i rupees as %s', (rupees, written) => {
    expect(formatMoney(rupees)).toBe(written);
  });

  it('never writes a hundred lakh: what rounds up to a crore is a crore', () => {
    expect(formatMoney(99_99_999)).toBe('₹1 Cr');
    expect(formatMoney(99_99_499)).toBe('₹99.99 L');
  });
});

it('formatRupees gives the full figure with Indian grouping', () => {
  expect(formatRupees(1_25_00_000)).toBe('1,25,00,000 rupees');
});

it.each([
  [1_23_45_678, '₹1,23,45,678'],
  [0, '₹0'],
  [999, '₹999'],
  [-1_16_000, '−₹1,16,000'],
])('formatFullRupees writes %i as %s', (rupees, written) => {
  expect(formatFullRupees(rupees)).toBe(written);
});
