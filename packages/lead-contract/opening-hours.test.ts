import { expect, test } from 'vitest';
import { formatTime, officeHoursWords } from './opening-hours.ts';

test.each([
  ['00:00', '12 am'],
  ['09:30', '9.30 am'],
  ['12:00', '12 pm'],
  ['18:05', '6.05 pm'],
])('%s is written %s', (time, written) => {
  expect(formatTime(time)).toBe(written);
});

const week = { days: 'Monday to Saturday', opens: '09:30', closes: '18:30', closed: false };

test('hours are said in one breath', () => {
  expect(officeHoursWords([week, { ...week, days: 'Sunday', opens: '10:00', closes: '16:00' }])).toBe(
    'in office hours (Monday to Saturday 9.30 am to 6.30 pm, Sunday 10 am to 4 pm)',
  );
});

test('days that are closed, or by appointment, promise nothing', () => {
  expect(
    officeHoursWords([
      { ...week, closed: true },
      { ...week, opens: null },
    ]),
  ).toBe('in office hours');
  expect(officeHoursWords([])).toBe('in office hours');
});
