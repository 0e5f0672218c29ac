import { describe, expect, test } from 'vitest';
import { lastWeek, lengthOf, weeksOf } from './report-weeks';

const at = (clock: string) => new Date(`${clock}:00+05:30`);

describe('the week that ended last', () => {
  test.each([
    ['a Monday morning', '2026-11-23T09:00', '2026-11-16', '2026-11-22'],
    ['a Sunday night, which is not over', '2026-11-22T23:59', '2026-11-09', '2026-11-15'],
    ['a Monday that begins in India, and nowhere in Europe', '2026-11-23T00:01', '2026-11-16', '2026-11-22'],
    ['the turn of a year', '2027-01-01T12:00', '2026-12-21', '2026-12-27'],
  ])('on %s', (_, now, from, to) => {
    expect(lastWeek(at(now))).toEqual({ from, to });
  });
});

describe('the weeks of some days', () => {
  test('begin and end where the days do', () => {
    expect(weeksOf({ from: '2026-11-04', to: '2026-11-17' })).toEqual([
      { from: '2026-11-04', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-17' },
    ]);
  });

  test('are one for one day, Sunday or Monday', () => {
    for (const day of ['2026-11-22', '2026-11-23'])
      expect(weeksOf({ from: day, to: day })).toEqual([{ from: day, to: day }]);
  });

  test('hold every day once', () => {
    const days = { from: '2026-01-01', to: '2026-12-31' };
    const weeks = weeksOf(days);
    expect(weeks.reduce((sum, week) => sum + lengthOf(week), 0)).toBe(365);
    expect([weeks[0]?.from, weeks.at(-1)?.to]).toEqual([days.from, days.to]);
  });
});
