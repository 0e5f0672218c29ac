import { expect, test } from 'vitest';
import { dateIn, dayStart, fromIndia, inIndia, startOfDate } from './india-time';

/** A moment by the clock in India. */
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+05:30`);

test('days begin at midnight in India', () => {
  expect(dayStart(at('2026-11-16', '00:10'))).toEqual(at('2026-11-16', '00:00'));
  expect(dateIn(at('2026-11-16', '00:10'))).toBe('2026-11-16');
  expect(startOfDate('2026-11-16', 1)).toEqual(at('2026-11-17', '00:00'));
});

test('a clock in India, read as if it were UTC, leads back to its moment', () => {
  const moment = at('2026-11-16', '18:00');
  expect(inIndia(moment).toISOString()).toBe('2026-11-16T18:00:00.000Z');
  expect(fromIndia(inIndia(moment))).toEqual(moment);
});
