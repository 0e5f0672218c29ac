import { expect, it } from 'vitest';
import { formatDay, formatMonth } from './format-date';

it('a day is written short, without a leading zero', () => {
  expect(formatDay('2026-11-21')).toBe('21 Nov 2026');
  expect(formatDay('2026-09-05')).toBe('5 Sep 2026');
});

it('a month is written with its year', () => {
  expect(formatMonth('2027-12-31')).toBe('Dec 2027');
});
