import { expect, test } from 'vitest';
import { writtenClock } from './written-clock.ts';

const said = (at: string, zone: string) => {
  const { weekday, date, time, zone: name } = writtenClock(Date.parse(at), zone);
  return `${weekday}, ${date}, ${time} ${name}`;
};

test('a moment is said as a clock in India shows it, full hours without minutes', () => {
  expect(said('2026-12-05T04:30:00Z', 'Asia/Kolkata')).toBe('Saturday, 5 December 2026, 10 am GMT+5:30');
  expect(said('2026-12-05T06:30:00Z', 'Asia/Kolkata')).toContain('12 pm');
  expect(said('2026-12-05T18:45:00Z', 'Asia/Kolkata')).toContain('Sunday, 6 December 2026, 12.15 am');
});

test('in London the same hour of India is another one before and after the clocks change', () => {
  // The clocks go back on Sunday, 25 October 2026.
  expect(said('2026-10-24T04:30:00Z', 'Europe/London')).toBe('Saturday, 24 October 2026, 5.30 am BST');
  expect(said('2026-10-26T04:30:00Z', 'Europe/London')).toBe('Monday, 26 October 2026, 4.30 am GMT');
});

test('in New York it is the evening before, also across the change', () => {
  // The clocks go back on Sunday, 1 November 2026.
  expect(said('2026-10-31T04:30:00Z', 'America/New_York')).toBe('Saturday, 31 October 2026, 12.30 am GMT-4');
  expect(said('2026-11-02T04:30:00Z', 'America/New_York')).toBe('Sunday, 1 November 2026, 11.30 pm GMT-5');
});
