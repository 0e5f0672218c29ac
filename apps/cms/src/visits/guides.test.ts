import { expect, test } from 'vitest';
import { type Guide, worksAt } from './guides';

const aGuide = (changes: Partial<Guide> = {}): Guide => ({
  id: 1,
  documentId: 'asha',
  name: 'Asha',
  hours: [],
  ...changes,
});
// Saturday, 5 December 2026, 10 to 11 in the morning in India.
const slot = { start: Date.parse('2026-12-05T04:30:00Z'), end: Date.parse('2026-12-05T05:30:00Z') };

test('a guide without hours of their own works at all times of the rule', () => {
  expect(worksAt(aGuide(), slot)).toBe(true);
});

test('a guide on leave shows nobody round up to the last day of it', () => {
  expect(
    ['2026-12-04', '2026-12-05', '2026-12-06'].map((awayUntil) => worksAt(aGuide({ awayUntil }), slot)),
  ).toEqual([true, false, false]);
});

test('a guide works from the beginning to the end of a visit or not at all', () => {
  const span = (opens: string, closes: string) =>
    worksAt(aGuide({ hours: [{ firstDay: 'Saturday', lastDay: 'Saturday', opens, closes }] }), slot);
  expect([span('10:00', '11:00'), span('10:30', '18:00'), span('09:00', '10:59')]).toEqual([
    true,
    false,
    false,
  ]);
});
