import { expect, test } from 'vitest';
import { monthsFrom, readMonth, spanOf } from './calendar';

test('a month begins and ends at midnight in India, whatever its length', () => {
  const span = (month: string) => {
    const { from, to } = spanOf(month);
    return [new Date(from).toISOString(), new Date(to).toISOString()];
  };
  expect(span('2026-11')).toEqual(['2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z']);
  expect(span('2028-02')).toEqual(['2028-01-31T18:30:00.000Z', '2028-02-29T18:30:00.000Z']);
  expect(span('2026-12')).toEqual(['2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z']);
});

test('months are counted over the ends of years', () => {
  expect(monthsFrom('2026-12', 1)).toBe('2027-01');
  expect(monthsFrom('2026-01', -1)).toBe('2025-12');
  expect(monthsFrom('2026-05', 0)).toBe('2026-05');
});

test.each(['2026-13', '2026-00', '1926-01', '2026-1', '2026-11-01', '', ['2026-11'], null, 7])(
  '%j is no month',
  (text) => {
    expect(readMonth(text)).toBeNull();
  },
);
