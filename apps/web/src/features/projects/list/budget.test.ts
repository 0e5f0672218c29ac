import { describe, expect, it } from 'vitest';
import { budgetFrom } from './budget';

describe('A budget', () => {
  it.each([
    ['2', 2_00_00_000],
    ['1.9', 1_90_00_000],
    ['19.5', 19_50_00_000],
    ['75', 75_00_000],
    ['150', 1_50_00_000],
    ['75 l', 75_00_000],
    ['75 lakh', 75_00_000],
    ['80 lacs', 80_00_000],
    ['2 cr', 2_00_00_000],
    ['2cr.', 2_00_00_000],
    ['₹2 Cr', 2_00_00_000],
    ['Rs. 2.5 crore', 2_50_00_000],
    ['2,00,00,000', 2_00_00_000],
    ['75,00,000/-', 75_00_000],
    ['20000000', 2_00_00_000],
    ['up to 2 cr', 2_00_00_000],
    ['upto 2', 2_00_00_000],
    ['under ₹1.75 Cr', 1_75_00_000],
    ['2 cr max', 2_00_00_000],
    ['₹85 L', 85_00_000],
    ['1,16,00,001', 1_17_00_000],
  ])('of %j is %i rupees', (typed, rupees) => {
    expect(budgetFrom(typed)).toBe(rupees);
  });

  it.each(['abc', '501 cr', '50000', '-1', '2 cats', '0', '1.2.3', '₹', 'unread'])(
    'of %j is not understood',
    (typed) => {
      expect(budgetFrom(typed)).toBe('unread');
    },
  );

  it.each(['', '   '])('of %j is none', (typed) => {
    expect(budgetFrom(typed)).toBeNull();
  });
});
