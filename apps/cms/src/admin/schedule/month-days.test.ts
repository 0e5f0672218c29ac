import { expect, test } from 'vitest';
import type { CalendarLine } from '../../schedule/replies';
import { daysIntoWeek, daysOf, monthLater, sayMonth, sayWeekday } from './month-days';

const lineAt = (at: string): CalendarLine => ({
  id: 1,
  type: 'api::news-item.news-item',
  entry: 'abc',
  single: false,
  name: 'Slab twenty',
  kind: 'News item',
  action: 'publish',
  who: 'Meghana Desk',
  state: 'waiting',
  outcome: null,
  at,
});

test('what happens stands on its day in India, also where that is another elsewhere', () => {
  const days = daysOf('2026-12', [lineAt('2026-11-30T18:30:00.000Z'), lineAt('2026-12-31T18:29:00.000Z')]);
  expect(days).toHaveLength(31);
  expect(days.filter(({ lines }) => lines.length > 0).map(({ day }) => day)).toEqual([
    '2026-12-01',
    '2026-12-31',
  ]);
});

test('months have their days, and follow each other over the year', () => {
  expect(daysOf('2028-02', [])).toHaveLength(29);
  expect(daysOf('2027-02', [])).toHaveLength(28);
  expect(monthLater('2026-12', 1)).toBe('2027-01');
  expect(monthLater('2027-01', -1)).toBe('2026-12');
});

test('a week begins on Monday', () => {
  expect([sayWeekday('2026-11-30'), daysIntoWeek('2026-11-30')]).toEqual(['Monday', 0]);
  expect([sayWeekday('2026-11-01'), daysIntoWeek('2026-11-01')]).toEqual(['Sunday', 6]);
  expect(sayMonth('2026-11')).toBe('November 2026');
});
