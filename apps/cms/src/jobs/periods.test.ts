import { expect, test } from 'vitest';
import { dateIn } from '../india-time';
import { nightOf, periodOf } from './periods';

test('a night begins at half past two, Indian time', () => {
  const begun = (at: string) => new Date(nightOf(Date.parse(at))).toISOString();
  expect(begun('2026-11-21T02:29:00+05:30')).toBe('2026-11-19T21:00:00.000Z');
  expect(begun('2026-11-21T02:30:00+05:30')).toBe('2026-11-20T21:00:00.000Z');
  expect(begun('2026-11-21T23:59:00+05:30')).toBe('2026-11-20T21:00:00.000Z');
  expect(begun('2026-11-22T02:30:00+05:30')).toBe('2026-11-21T21:00:00.000Z');
});

test('what is counted in a night has the name of the day it lies in', () => {
  expect(dateIn(new Date(nightOf(Date.parse('2026-11-21T02:30:00+05:30'))))).toBe('2026-11-21');
});

test('two instances are in the same hour, and the next one begins later', () => {
  const first = periodOf(Date.parse('2026-11-21T10:00:01Z'), 60);
  expect(periodOf(Date.parse('2026-11-21T10:59:59Z'), 60)).toBe(first);
  expect(periodOf(Date.parse('2026-11-21T11:00:00Z'), 60)).toBe(first + 3_600_000);
});
