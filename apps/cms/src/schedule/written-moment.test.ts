import { afterEach, expect, test } from 'vitest';
import { readMoment, sayIndia, writtenAt } from './written-moment';

const ZONE = process.env.TZ;
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

const NOW = Date.parse('2026-11-23T18:00:00Z');
const at = (day: string, time: string) => {
  const meant = readMoment({ day, time }, NOW);
  return 'at' in meant ? new Date(meant.at).toISOString() : meant.message;
};

test.each([
  ['2026-12-05', '10:00', '2026-12-05T04:30:00.000Z'],
  ['2026-12-01', '00:00', '2026-11-30T18:30:00.000Z'],
  ['2026-11-30', '23:59', '2026-11-30T18:29:00.000Z'],
  ['2027-01-01', '05:29', '2026-12-31T23:59:00.000Z'],
  ['2028-02-29', '12:00', '2028-02-29T06:30:00.000Z'],
])('%s at %s is meant in India: %s', (day, time, moment) => {
  expect(at(day, time)).toBe(moment);
});

test.each(['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'UTC'])(
  'a clock in %s changes nothing, on the days it is put forward or back either',
  (zone) => {
    process.env.TZ = zone;
    for (const day of ['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07']) {
      const moment = at(day, '02:30');
      expect(moment).toBe(new Date(Date.parse(`${day}T00:00:00Z`) - 3 * 3_600_000).toISOString());
      expect(sayIndia(Date.parse(moment))).toBe(`${day.split('-').reverse().join('/')} at 02:30`);
    }
  },
);

test('a moment is written as a clock in India shows it, also where it is another day or year there', () => {
  expect(writtenAt(Date.parse('2026-12-31T20:15:00Z'))).toEqual({ day: '2027-01-01', time: '01:45' });
  expect(sayIndia(Date.parse('2026-12-31T18:30:00Z'))).toBe('01/01/2027 at 00:00');
});

test('what has passed is refused by what is wrong with it: its day, or its time of today', () => {
  const now = '23/11/2026 at 23:30';
  const wrong = (day: string, time: string) => readMoment({ day, time }, NOW);
  expect(wrong('2026-11-22', '23:59')).toEqual({ wrong: 'day', message: expect.stringContaining(now) });
  expect(wrong('2026-11-23', '23:30')).toEqual({ wrong: 'time', message: expect.stringContaining(now) });
  expect(wrong('2026-11-23', '23:31')).toEqual({ at: NOW + 60_000 });
});

test.each([
  ['2027-02-29', '10:00', 'There is no such day'],
  ['2026-13-01', '10:00', 'There is no such day'],
  ['05/12/2026', '10:00', 'There is no such day'],
  ['+272026-12-05', '10:00', 'There is no such day'],
  ['', '10:00', 'Which day?'],
  ['2026-12-05', '', 'At what time?'],
  ['2026-12-05', '24:00', 'There is no such time'],
  ['2026-12-05', '9:00', 'There is no such time'],
  ['2026-12-05', '10:00:00Z', 'There is no such time'],
  ['2029-01-01', '10:00', 'more than two years'],
])('%j at %j is refused in words', (day, time, message) => {
  expect(at(day, time)).toContain(message);
});
