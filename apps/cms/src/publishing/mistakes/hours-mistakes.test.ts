import { expect, test } from 'vitest';
import { hoursMistakes } from './hours-mistakes';

const told = (hours: object) =>
  [...hoursMistakes({ offices: [{ hours: [] }, { hours: [hours] }] })].map(({ path }) => path.join('.'));

test.each([
  { firstDay: 'Monday', lastDay: 'Saturday', opens: '09:30', closes: '18:30' },
  { firstDay: 'Sunday', closed: true },
  { firstDay: 'Sunday', opens: '18:30', closes: '09:30', closed: true },
  { days: 'Public holidays', opens: '10:00', closes: '16:00' },
  { firstDay: 'Sunday', opens: null, closes: '' },
])('hours that can be have no mistake: %j', (hours) => {
  expect(told(hours)).toEqual([]);
});

test.each([
  [{ firstDay: 'Monday', opens: '09:30', closes: '06:30' }, 'closes'],
  [{ firstDay: 'Monday', opens: '09:30', closes: '09:30' }, 'closes'],
  [{ firstDay: 'Monday', opens: '09:30' }, 'closes'],
  [{ firstDay: 'Monday', closes: '18:30' }, 'opens'],
  [{ lastDay: 'Monday', opens: '09:30', closes: '18:30' }, 'firstDay'],
])('%j is refused at %s', (hours, field) => {
  expect(told(hours)).toEqual([`offices.1.hours.0.${field}`]);
});

test('a page without offices has no mistake', () => {
  expect([...hoursMistakes({ offices: [] })]).toEqual([]);
});
