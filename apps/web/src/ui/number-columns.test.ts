import { expect, it } from 'vitest';
import { numberColumns } from './number-columns';

const column = (...cells: string[]) => numberColumns(cells.map((cell) => [cell]))[0];

it.each([
  [['1,050', '712']],
  [['₹89 lakh', '₹1.25 Cr', '–']],
  [['₹12,500', '']],
  [['25 %', '6 to 7 %', '−3%']],
  [['712 sq ft', '66.1 sq m']],
  [['5 marla', '12 decks']],
])('%j are numbers', (cells) => expect(column(...cells)).toBe(true));

it.each([
  [['1,050', 'on request']],
  [['Section 2(k)', '2']],
  [['2 bedrooms and a study', '3']],
  [['', '–']],
  [['₹']],
  [['2 BHK', '3 BHK']],
  [['12 Nov', '3 May']],
])('%j are not', (cells) => expect(column(...cells)).toBe(false));

it('each column is looked at by itself, and no table has none', () => {
  expect(
    numberColumns([
      ['Hall', '12'],
      ['Kitchen', '8'],
    ]),
  ).toEqual([false, true]);
  expect(numberColumns([])).toEqual([]);
});
