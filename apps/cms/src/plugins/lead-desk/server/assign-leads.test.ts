import { expect, test } from 'vitest';
import { nextOf, type TurnTaker, takersOf } from './assign-leads';
import type { DeskSettings } from './desk-settings';

const settings: DeskSettings = {
  office: {
    hours: [{ firstDay: 'Monday', lastDay: 'Saturday', opens: '10:00', closes: '19:00' }],
    holidays: ['2026-11-18'],
  },
  targetMinutes: 5,
};
const person = (id: number, changes: Partial<TurnTaker> = {}): TurnTaker => ({
  id,
  name: `Person ${id}`,
  takesTurns: true,
  awayUntil: null,
  projects: [],
  hours: [],
  ...changes,
});
const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);
const idsOf = (people: TurnTaker[], project: string | null, at: Date) =>
  takersOf(people, project, at, settings).map(({ id }) => id);

test('turns go round', () => {
  const people = [person(3), person(5), person(9)];
  expect(nextOf(people, null)?.id).toBe(3);
  expect(nextOf(people, 3)?.id).toBe(5);
  expect(nextOf(people, 9)?.id).toBe(3);
  // Whose turn it was last may be away today.
  expect(nextOf(people, 4)?.id).toBe(5);
  expect(nextOf([], 4)).toBeUndefined();
});

test('only who works on that project takes it; who names none takes all', () => {
  const people = [person(1, { projects: ['ota'] }), person(2), person(3, { projects: ['kansa', 'ota'] })];
  expect(idsOf(people, 'kansa', noon('2026-11-16'))).toEqual([2, 3]);
  expect(idsOf(people, null, noon('2026-11-16'))).toEqual([2]);
});

test('nobody is given anything outside of their hours, on holidays or while away', () => {
  const evening = [{ firstDay: 'Monday', lastDay: 'Sunday', opens: '18:00', closes: '22:00' } as const];
  const people = [
    person(1),
    person(2, { hours: [...evening] }),
    person(3, { awayUntil: '2026-11-16' }),
    person(4, { takesTurns: false }),
  ];
  expect(idsOf(people, null, noon('2026-11-16'))).toEqual([1]);
  expect(idsOf(people, null, noon('2026-11-17'))).toEqual([1, 3]);
  expect(idsOf(people, null, noon('2026-11-18'))).toEqual([]);
  expect(idsOf(people, null, new Date('2026-11-16T20:00:00+05:30'))).toEqual([2]);
});
