import { expect, test } from 'vitest';
import type { DeskVisit } from '../../server/replies';
import {
  canBeSaid,
  columnsOfDays,
  columnsOfGuides,
  dateOf,
  firstDay,
  type Guide,
  shifted,
} from './calendar-days';

// Half past midnight in India is still the day before in UTC.
const NIGHT = new Date('2026-12-04T19:00:00Z');
const aGuide = (documentId: string, changes: Partial<Guide> = {}): Guide => ({
  documentId,
  name: documentId,
  awayUntil: null,
  isSelf: false,
  projects: [],
  ...changes,
});
const aVisit = (changes: Partial<DeskVisit> = {}): DeskVisit => ({
  documentId: 'v',
  sequence: 0,
  state: 'booked',
  how: 'in person',
  people: 2,
  language: null,
  fetched: false,
  fetchFrom: null,
  timeZone: null,
  project: 'meander',
  projectName: 'Meander',
  startsAt: '2026-12-05T04:30:00.000Z',
  endsAt: '2026-12-05T05:30:00.000Z',
  guide: null,
  name: 'Nila',
  reference: 'SAH-1',
  number: null,
  shownNumber: '1',
  owner: null,
  lead: null,
  faults: [],
  ...changes,
});
const time = (clock: string, free: number, guides: string[] = []) => ({
  start: `2026-12-05T${clock}:00.000Z`,
  end: '2026-12-05T06:30:00.000Z',
  ways: [],
  free,
  guides,
});
const dates = [{ date: '2026-12-05', holiday: false }];

test('today and the week are those of India, whatever the clock of the machine', () => {
  expect(dateOf(null, NIGHT)).toBe('2026-12-05');
  expect(dateOf('rubbish', NIGHT)).toBe('2026-12-05');
  expect(dateOf('2026-99-99', NIGHT)).toBe('2026-12-05');
  expect(firstDay('2026-12-05', 'week')).toBe('2026-11-30');
  expect(firstDay('2026-11-30', 'week')).toBe('2026-11-30');
  expect(firstDay('2026-12-06', 'week')).toBe('2026-11-30');
  expect(shifted('2026-12-28', 'week', 1)).toBe('2027-01-04');
});

test('a visit in hand is offered the free times of each day, and not its own', () => {
  const visit = aVisit();
  const [day] = columnsOfDays({ dates, visits: [visit] }, visit, [
    time('04:30', 1),
    time('05:30', 0),
    time('06:30', 2),
  ]);
  expect(day?.targets.map(({ start }) => start)).toEqual(['2026-12-05T06:30:00.000Z']);
});

test('at its own time a visit goes to other guides who are free, at others to any; a sales person gives none away', () => {
  const visit = aVisit({ guide: { documentId: 'asha', name: 'asha' } });
  const guides = [
    aGuide('asha', { isSelf: true }),
    aGuide('ravi', { awayUntil: '2026-12-09' }),
    aGuide('tara'),
  ];
  const times = [time('04:30', 0, ['tara']), time('06:30', 1, ['asha', 'tara'])];
  const targets = (mayGiveAway: boolean) =>
    columnsOfGuides({ guides, visits: [visit], dates }, visit, times, mayGiveAway).map(
      ({ key, note, targets: its }) => [key, note, its.map(({ start }) => start.slice(11, 16))],
    );
  expect(targets(true)).toEqual([
    ['asha', null, ['06:30']],
    ['ravi', 'On leave', []],
    ['tara', null, ['04:30', '06:30']],
  ]);
  expect(targets(false)).toEqual([
    ['asha', null, ['06:30']],
    ['ravi', 'On leave', []],
    ['tara', null, []],
  ]);
});

test('who came can be said on the day, who did not only when the visit has begun', () => {
  const before = new Date('2026-12-05T04:00:00Z');
  expect(canBeSaid(aVisit(), before)).toEqual({ came: true, stayedAway: false });
  expect(canBeSaid(aVisit(), new Date('2026-12-05T04:31:00Z'))).toEqual({ came: true, stayedAway: true });
  expect(canBeSaid(aVisit(), new Date('2026-12-04T04:31:00Z')).came).toBe(false);
  expect(canBeSaid(aVisit({ state: 'kept' }), new Date('2026-12-05T04:31:00Z')).came).toBe(false);
});
