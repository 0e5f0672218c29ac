import { expect, test } from 'vitest';
import { moved, sayDays, withEnd } from './report-days';

const WEEK = { from: '2026-11-16', to: '2026-11-22' };

test('days are said with their year', () => {
  expect(sayDays(WEEK).replace(/\s/g, ' ')).toMatch(/^16 ?– ?22 Nov 2026$/);
  expect(sayDays({ from: '2026-11-16', to: '2026-11-16' })).toBe('16 Nov 2026');
});

test('the days before and after are as many', () => {
  expect(moved(WEEK, -1)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(moved(WEEK, 1)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
});

test.each([
  ['from', '2026-11-01', { from: '2026-11-01', to: '2026-11-22' }],
  ['from', '2026-11-25', { from: '2026-11-25', to: '2026-11-25' }],
  ['from', '2024-01-01', { from: '2024-01-01', to: '2024-12-31' }],
  ['to', '2026-11-10', { from: '2026-11-10', to: '2026-11-10' }],
  ['to', '2028-11-30', { from: '2027-12-01', to: '2028-11-30' }],
] as const)('another end, %s %s, leaves days that can be drawn', (end, date, days) => {
  expect(withEnd(WEEK, end, date)).toEqual(days);
});
