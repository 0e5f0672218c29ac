import { expect, test } from 'vitest';
import { dueReminders, remindersOf } from './remind-visits';

// Saturday, 5 December 2026, 11 in the morning in India.
const startsAt = Date.parse('2026-12-05T05:30:00Z');
const lastWeek = Date.parse('2026-11-28T05:30:00Z');
const dueAt = (now: string, bookedAt = lastWeek) =>
  dueReminders(startsAt, bookedAt, Date.parse(now)).map(({ news }) => news);

test('a visit is reminded of at six the evening before in India and two hours before', () => {
  expect(remindersOf(startsAt).map(({ due }) => new Date(due).toISOString())).toEqual([
    '2026-12-04T12:30:00.000Z',
    '2026-12-05T03:30:00.000Z',
  ]);
});

test('nothing is due before its time, and each is due from then on', () => {
  expect(dueAt('2026-12-04T12:29:59Z')).toEqual([]);
  expect(dueAt('2026-12-04T12:30:00Z')).toEqual(['evening before']);
  expect(dueAt('2026-12-05T03:29:59Z')).toEqual([]);
  expect(dueAt('2026-12-05T03:30:00Z')).toEqual(['soon']);
});

test('a reminder that comes too late to be of use is none', () => {
  expect(dueAt('2026-12-05T01:29:59Z')).toEqual(['evening before']);
  expect(dueAt('2026-12-05T01:30:00Z')).toEqual([]);
  expect(dueAt('2026-12-05T05:00:00Z')).toEqual([]);
});

test('who booked after a reminder was due has just been told', () => {
  expect(dueAt('2026-12-04T15:00:00Z', Date.parse('2026-12-04T14:00:00Z'))).toEqual([]);
  expect(dueAt('2026-12-05T04:00:00Z', Date.parse('2026-12-04T14:00:00Z'))).toEqual(['soon']);
});
