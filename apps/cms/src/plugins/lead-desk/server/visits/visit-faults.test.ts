import { expect, test } from 'vitest';
import type { Guide } from '../../../../visits/guides';
import type { Visit } from '../../../../visits/visit-rows';
import type { VisitRule } from '../../../../visits/visit-rule';
import { faultsOf } from './visit-faults';

// Saturday, 5 December 2026, 10 in the morning in India.
const START = Date.parse('2026-12-05T04:30:00Z');
const NOW = Date.parse('2026-12-01T04:30:00Z');
const EVERY_DAY = { firstDay: 'Monday', lastDay: 'Sunday' } as const;

const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  id: 1,
  documentId: 'a',
  key: 'k',
  lead: 1,
  project: 'meander',
  startsAt: START,
  minutes: 60,
  how: 'in person',
  people: 2,
  language: null,
  fetched: false,
  fetchFrom: null,
  timeZone: null,
  hold: null,
  waits: false,
  state: 'booked',
  sequence: 0,
  ...changes,
});
const aRule = (changes: Partial<VisitRule> = {}): VisitRule => ({
  project: 'meander',
  open: true,
  lengthMinutes: 60,
  places: 2,
  noticeHours: 3,
  daysAhead: 2,
  hours: [{ ...EVERY_DAY, opens: '10:00', closes: '13:00', ways: ['in person'] }],
  monsoonFrom: undefined,
  monsoonTo: undefined,
  monsoonHours: [],
  closedDays: [],
  holidays: [],
  meetingPoint: null,
  mapLink: null,
  toBring: null,
  fetches: true,
  ...changes,
});
const asha: Guide = { id: 7, documentId: 'asha', name: 'Asha Rao' };
const around = { rule: aRule(), guide: asha, guides: [asha], isTwice: false };
const faults = (changes: Partial<typeof around> & object = {}, visit = aVisit()) =>
  faultsOf(visit, { ...around, ...changes }, NOW);

test('a visit that is as it was booked has no fault', () => {
  expect(faults()).toEqual([]);
});

test('leave is said with its end, and only while it lasts', () => {
  expect(faults({ guides: [{ ...asha, awayUntil: '2026-12-05' }] })).toEqual([
    'Asha Rao is on leave until 05/12/2026',
  ]);
  expect(faults({ guides: [{ ...asha, awayUntil: '2026-12-04' }] })).toEqual([]);
});

test('a guide who left, works at other hours, shows another project or is wanted twice is said', () => {
  const hours = [{ ...EVERY_DAY, opens: '14:00', closes: '18:00' }];
  expect(faults({ guides: [] })).toEqual(['Asha Rao does not show this project any more']);
  expect(faults({ guides: [{ ...asha, projects: [{ url: 'aranya' }] }] })).toEqual([
    'Asha Rao does not show this project any more',
  ]);
  expect(faults({ guides: [{ ...asha, hours }] })).toEqual(['Asha Rao does not work then']);
  expect(faults({ isTwice: true })).toEqual(['Asha Rao shows somebody else round at the same time']);
});

test('a holiday, a closed day, a time that went and a project that is not offered are said', () => {
  expect(faults({ rule: aRule({ holidays: ['2026-12-05'] }) })).toEqual(['That day is a holiday']);
  const closed = aRule({ closedDays: [{ from: '2026-12-01', to: '2026-12-09' }] });
  expect(faults({ rule: closed })).toEqual(['The project is closed that day']);
  expect(faults({ rule: aRule({ lengthMinutes: 90, hours: [] }) })).toEqual([
    'There is no such time any more',
  ]);
  expect(faultsOf(aVisit(), { ...around, rule: null }, NOW)).toEqual([
    'This project is not shown at present',
  ]);
});

test('nobody to show them round is a fault only where a project has guides', () => {
  expect(faultsOf(aVisit(), { ...around, guide: null }, NOW)).toEqual(['Nobody shows them round yet']);
  expect(faultsOf(aVisit(), { ...around, guide: null, guides: [] }, NOW)).toEqual([]);
});

test('what is over has none', () => {
  const wrong = { ...around, rule: aRule({ holidays: ['2026-12-05'] }) };
  expect(faultsOf(aVisit({ state: 'kept' }), wrong, NOW)).toEqual([]);
  expect(faultsOf(aVisit(), wrong, START)).toEqual([]);
});
