import { expect, it } from 'vitest';
import { dayInIndia, formatDay, formatMonth } from './format-date';

it('a day is written short, without a leading zero', () => {
  expect(formatDay('2026-11-21')).toBe('21 Nov 2026');
  expect(formatDay('2026-09-05')).toBe('5 Sep 2026');
});

it('a month is written with its year', () => {
  expect(formatMonth('2027-12-31')).toBe('Dec 2027');
});

it('the day turns at midnight in India, not in Greenwich', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});
