import { describe, expect, test } from 'vitest';
import { isMonsoon, offeredSlotAt, offeredSlots, slotAt, slotsOn } from './slots-of-rule';
import type { VisitRule } from './visit-rule';

const EVERY_DAY = { firstDay: 'Monday', lastDay: 'Sunday' } as const;
const BOTH = ['in person', 'by video'] as const;

const aRule = (changes: Partial<VisitRule> = {}): VisitRule => ({
  project: 'meander',
  open: true,
  lengthMinutes: 60,
  places: 2,
  noticeHours: 3,
  daysAhead: 2,
  hours: [{ ...EVERY_DAY, opens: '10:00', closes: '13:30', ways: BOTH }],
  monsoonFrom: '06-10',
  monsoonTo: '09-30',
  monsoonHours: [],
  closedDays: [],
  holidays: [],
  meetingPoint: null,
  mapLink: null,
  toBring: null,
  fetches: true,
  ...changes,
});
const clocks = (rule: VisitRule, date: string) =>
  slotsOn(rule, date).map(({ start }) => new Date(start).toISOString());

describe('the times of a day', () => {
  test('follow each other in India’s time, and the last ends before closing', () => {
    expect(clocks(aRule(), '2026-12-05')).toEqual([
      '2026-12-05T04:30:00.000Z',
      '2026-12-05T05:30:00.000Z',
      '2026-12-05T06:30:00.000Z',
    ]);
  });

  test('are those of the days of the week that a line names, over the end of the week too', () => {
    const weekend = aRule({
      hours: [{ firstDay: 'Saturday', lastDay: 'Monday', opens: '10:00', closes: '11:00', ways: BOTH }],
    });
    // The 4th of December 2026 is a Friday.
    expect(['04', '05', '06', '07', '08'].map((day) => clocks(weekend, `2026-12-${day}`).length)).toEqual([
      0, 1, 1, 1, 0,
    ]);
  });

  test('are none on closed days and holidays', () => {
    const closed = aRule({
      closedDays: [{ from: '2026-12-05', to: '2026-12-06' }],
      holidays: ['2026-12-25'],
    });
    expect(['2026-12-05', '2026-12-06', '2026-12-25'].flatMap((day) => clocks(closed, day))).toEqual([]);
    expect(clocks(closed, '2026-12-07')).toHaveLength(3);
  });

  test('follow the hours of the monsoon from its first to its last day', () => {
    const rule = aRule({ monsoonHours: [{ ...EVERY_DAY, opens: '08:00', closes: '09:00', ways: BOTH }] });
    expect(
      ['2026-06-09', '2026-06-10', '2026-09-30', '2026-10-01'].map((day) => clocks(rule, day).length),
    ).toEqual([3, 1, 1, 3]);
  });

  test('stay the same in the monsoon where it has no hours of its own', () => {
    expect(clocks(aRule(), '2026-07-01')).toHaveLength(3);
  });

  test('two lines that meet in one time offer what either does', () => {
    const rule = aRule({
      hours: [
        { ...EVERY_DAY, opens: '10:00', closes: '12:00', ways: ['in person'] },
        { ...EVERY_DAY, opens: '11:00', closes: '13:00', ways: ['by video'] },
      ],
    });
    expect(slotsOn(rule, '2026-12-05').map(({ ways }) => ways)).toEqual([['in person'], BOTH, ['by video']]);
  });

  test('a season may go over the end of the year, and half of one is none', () => {
    const winter = aRule({ monsoonFrom: '11-15', monsoonTo: '02-15' });
    expect(
      ['2026-11-14', '2026-12-31', '2027-02-15', '2027-02-16'].map((day) => isMonsoon(winter, day)),
    ).toEqual([false, true, true, false]);
    expect(isMonsoon(aRule({ monsoonTo: undefined }), '2026-07-01')).toBe(false);
  });
});

describe('what is offered now', () => {
  const now = Date.parse('2026-12-05T02:00:00Z');

  test('begins after the notice and ends with the days ahead', () => {
    const offered = offeredSlots(aRule(), now).map(({ start }) => new Date(start).toISOString());
    expect(offered[0]).toBe('2026-12-05T05:30:00.000Z');
    expect(offered.at(-1)).toBe('2026-12-07T06:30:00.000Z');
    expect(offered).toHaveLength(8);
  });

  test('is nothing while bookings are closed', () => {
    expect(offeredSlots(aRule({ open: false }), now)).toEqual([]);
  });

  test('begins tomorrow in India when India has tomorrow already', () => {
    const lateInLondon = Date.parse('2026-12-05T19:00:00Z');
    expect(offeredSlots(aRule({ daysAhead: 1, noticeHours: 0 }), lateInLondon)[0]?.start).toBe(
      Date.parse('2026-12-06T04:30:00Z'),
    );
  });
});

test('a moment between two times is no time', () => {
  expect(slotAt(aRule(), Date.parse('2026-12-05T04:30:00Z'))?.end).toBe(Date.parse('2026-12-05T05:30:00Z'));
  expect(slotAt(aRule(), Date.parse('2026-12-05T04:31:00Z'))).toBeUndefined();
});

test('a time is offered up to the last day ahead, from the notice on to the millisecond', () => {
  const at = Date.parse('2026-12-05T04:30:00Z');
  const rule = aRule({ noticeHours: 2, daysAhead: 3 });
  const notice = 2 * 60 * 60_000;
  expect(offeredSlotAt(rule, at, at - notice)?.start).toBe(at);
  expect(offeredSlotAt(rule, at, at - notice + 1)).toBeUndefined();
  expect(offeredSlotAt(rule, at, Date.parse('2026-12-02T03:00:00Z'))?.start).toBe(at);
  expect(offeredSlotAt(rule, at, Date.parse('2026-12-01T03:00:00Z'))).toBeUndefined();
});
