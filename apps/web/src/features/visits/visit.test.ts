import type { VisitSlot } from '@sahyara/lead-contract/visit';
import { expect, test } from 'vitest';
import { hourOf, visitDay, visitDays } from './visit';

const slot = (start: string, changes: Partial<VisitSlot> = {}): VisitSlot => ({
  start,
  end: start,
  ways: ['in person', 'by video'],
  free: true,
  ...changes,
});

test('times lie in the days of India, whatever day it is elsewhere', () => {
  expect(visitDay('2026-12-04T19:00:00.000Z')).toBe('2026-12-05');
  expect(hourOf(slot('2026-12-05T04:30:00.000Z'))).toBe(10);
});

test('a day counts its free times, and only those of the way that is asked for', () => {
  const slots = [
    slot('2026-12-05T04:30:00.000Z'),
    slot('2026-12-05T05:30:00.000Z', { free: false }),
    slot('2026-12-05T06:30:00.000Z', { ways: ['in person'] }),
    slot('2026-12-06T04:30:00.000Z', { ways: ['in person'] }),
  ];
  expect(visitDays({ slots }, 'in person').map(({ date, free }) => [date, free])).toEqual([
    ['2026-12-05', 2],
    ['2026-12-06', 1],
  ]);
  expect(visitDays({ slots }, 'by video').map(({ date, free }) => [date, free])).toEqual([['2026-12-05', 1]]);
});
