import { describe, expect, it } from 'vitest';
import { rupeesFrom } from './rupees-from';

describe('rupeesFrom', () => {
  it.each([
    ['11600000', 1_16_00_000],
    ['1,16,00,000', 1_16_00_000],
    ['₹ 1,16,00,000', 1_16_00_000],
    ['1.16 cr', 1_16_00_000],
    ['85 L', 85_00_000],
    ['85 lakh', 85_00_000],
    ['1.255 Crore', 1_25_50_000],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['1e9', null],
    ['ten', null],
    ['<script>', null],
    ['1..2', null],
  ])('reads %j as %s', (typed, rupees) => {
    expect(rupeesFrom(typed)).toBe(rupees);
  });
});
