import { expect, test } from 'vitest';
import { countedDay, slotOf } from './schedule-checks';

test('a day is counted from half past two in the night, Indian time', () => {
  expect(countedDay(Date.parse('2026-11-21T02:29:00+05:30'))).toBe('2026-11-20');
  expect(countedDay(Date.parse('2026-11-21T02:30:00+05:30'))).toBe('2026-11-21');
  expect(countedDay(Date.parse('2026-11-21T23:59:00+05:30'))).toBe('2026-11-21');
  expect(countedDay(Date.parse('2026-11-22T02:30:00+05:30'))).toBe('2026-11-22');
});

test('two instances are in the same hour', () => {
  expect(slotOf(Date.parse('2026-11-21T10:00:01Z'), 60)).toBe(slotOf(Date.parse('2026-11-21T10:59:59Z'), 60));
  expect(slotOf(Date.parse('2026-11-21T11:00:00Z'), 60)).toBe(
    slotOf(Date.parse('2026-11-21T10:59:59Z'), 60) + 1,
  );
});
