import { expect, test } from 'vitest';
import { readDay, writeDay } from './written-day';

test.each([
  ['05/12/2026', '2026-12-05'],
  ['25/12/2026', '2026-12-25'],
  ['5/1/2026', '2026-01-05'],
  [' 05.12.2026 ', '2026-12-05'],
  ['05-12-2026', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['29/02/2028', '2028-02-29'],
])('%s is read as an Indian writes it: %s', (typed, stored) => {
  expect(readDay(typed)).toBe(stored);
});

test.each([
  '31/02/2026',
  '29/02/2027',
  '12/25/2026',
  '00/01/2026',
  '5/12/26',
  '5 December',
  '05/12/2026/1',
  '2026-13-01',
  '',
])('%j is no day', (typed) => {
  expect(readDay(typed)).toBeNull();
});

test('a stored day is shown day first, and what is none stays as it was typed', () => {
  expect(writeDay('2026-12-05')).toBe('05/12/2026');
  expect(writeDay('31/02/2026')).toBe('31/02/2026');
});
