import { describe, expect, test } from 'vitest';
import {
  type Hours,
  isOpen,
  lastClosing,
  type OfficeHours,
  officeCutoff,
  officeMinutes,
  openOn,
} from './office-hours';

/** A moment by the clock in India. 2026-11-16 is a Monday. */
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+05:30`);
const office: OfficeHours = {
  hours: [
    { firstDay: 'Monday', lastDay: 'Saturday', opens: '10:00', closes: '19:00' },
    { firstDay: 'Sunday', lastDay: 'Sunday', opens: '11:00', closes: '17:00' },
  ],
  holidays: ['2026-11-18'],
};

test.each([
  ['2026-11-16', '09:59', false],
  ['2026-11-16', '10:00', true],
  ['2026-11-16', '18:59', true],
  ['2026-11-16', '19:00', false],
  ['2026-11-22', '10:30', false],
  ['2026-11-22', '11:00', true],
  ['2026-11-18', '12:00', false],
])('on %s at %s the office is open: %s', (day, clock, open) => {
  expect(isOpen(at(day, clock), office)).toBe(open);
});

test.each([
  ['within a day', at('2026-11-16', '11:00'), at('2026-11-16', '11:07'), 7],
  ['in the evening only until closing', at('2026-11-16', '18:50'), at('2026-11-16', '23:00'), 10],
  ['over a night', at('2026-11-16', '18:50'), at('2026-11-17', '10:05'), 15],
  ['at night not at all', at('2026-11-16', '20:00'), at('2026-11-17', '09:00'), 0],
  ['over a holiday', at('2026-11-17', '18:55'), at('2026-11-19', '10:01'), 6],
  ['backwards not at all', at('2026-11-16', '12:00'), at('2026-11-16', '11:00'), 0],
])('waiting %s counts working minutes', (_, from, to, minutes) => {
  expect(officeMinutes(from, to, office)).toBe(minutes);
});

describe('the cutoff', () => {
  test.each([
    ['in the day', at('2026-11-16', '11:07'), at('2026-11-16', '11:02')],
    [
      'just after opening it lies in the evening before',
      at('2026-11-17', '10:03'),
      at('2026-11-16', '18:58'),
    ],
    ['over a holiday', at('2026-11-19', '10:03'), at('2026-11-17', '18:58')],
    ['at night', at('2026-11-16', '23:00'), at('2026-11-16', '18:55')],
  ])('%s', (_, now, cutoff) => {
    expect(officeCutoff(now, 5, office)).toEqual(cutoff);
  });

  test('agrees with counting, whenever somebody came', () => {
    const now = at('2026-11-19', '10:03');
    const cutoff = officeCutoff(now, 5, office);
    for (let back = 0; back < 3 * 24 * 60; back += 1) {
      const came = new Date(now.getTime() - back * 60_000);
      expect(came < cutoff, came.toISOString()).toBe(officeMinutes(came, now, office) > 5);
    }
  });
});

test('hours may overlap and go over the end of the week without counting twice', () => {
  const weekend: OfficeHours = {
    hours: [
      { firstDay: 'Saturday', lastDay: 'Monday', opens: '10:00', closes: '14:00' },
      { firstDay: 'Sunday', lastDay: 'Sunday', opens: '12:00', closes: '16:00' },
    ],
    holidays: [],
  };
  expect(officeMinutes(at('2026-11-21', '00:00'), at('2026-11-24', '00:00'), weekend)).toBe(60 * (4 + 6 + 4));
});

test('an office that never opens keeps nobody waiting', () => {
  const never: OfficeHours = { hours: [], holidays: [] };
  expect(officeMinutes(at('2026-11-01', '10:00'), at('2026-11-20', '10:00'), never)).toBe(0);
  expect(isOpen(at('2026-11-16', '12:00'), never)).toBe(false);
});

test('an office is open as it publishes it, and not on a day that is closed anywhere', () => {
  const day = (
    firstDay: Hours['firstDay'],
    lastDay: Hours['lastDay'],
    opens: string | null,
    closed = false,
  ) => ({
    firstDay,
    lastDay,
    opens,
    closes: '18:30',
    closed,
  });
  const open = openOn([
    day('Friday', 'Monday', '09:30'),
    day('Sunday', 'Sunday', '10:00', true),
    day('Tuesday', 'Tuesday', null),
  ]);
  expect(open.map(({ firstDay, lastDay, opens }) => [firstDay, lastDay, opens])).toEqual([
    ['Monday', 'Monday', '09:30'],
    ['Friday', 'Friday', '09:30'],
    ['Saturday', 'Saturday', '09:30'],
  ]);
});

describe('the working day that ended last', () => {
  const closed = (now: Date, hours = office) => lastClosing(now, hours);
  const monday = { date: '2026-11-16', at: at('2026-11-16', '19:00') };
  test.each([
    ['from its closing time on', at('2026-11-16', '19:00'), monday],
    ['in the night', at('2026-11-17', '03:00'), monday],
    ['until the next one begins', at('2026-11-17', '09:59'), monday],
    ['is none while the office is open', at('2026-11-16', '18:59'), null],
    ['over a holiday', at('2026-11-18', '15:00'), { date: '2026-11-17', at: at('2026-11-17', '19:00') }],
  ])('%s', (_, now, expected) => {
    expect(closed(now)).toEqual(expected);
  });

  test('is not over while an office rests at noon; one that never opens has none', () => {
    const noon: OfficeHours = {
      hours: [
        { firstDay: 'Monday', lastDay: 'Sunday', opens: '09:00', closes: '13:00' },
        { firstDay: 'Monday', lastDay: 'Sunday', opens: '14:00', closes: '18:00' },
      ],
      holidays: [],
    };
    expect(closed(at('2026-11-16', '13:30'), noon)).toBeNull();
    expect(closed(at('2026-11-16', '18:00'), noon)).toEqual({
      date: '2026-11-16',
      at: at('2026-11-16', '18:00'),
    });
    expect(closed(at('2026-11-16', '18:00'), { hours: [], holidays: [] })).toBeNull();
  });
});
