import { describe, expect, it } from 'vitest';
import { type DayHours, openNowAt } from './open-now';
import { openNowWords } from './open-now-words';

const week: DayHours[] = [
  { first: 1, last: 6, opens: '09:30', closes: '18:30', closed: false },
  { first: 7, last: 7, opens: '10:00', closes: '16:00', closed: false },
];
const site: DayHours[] = [
  { first: 2, last: 7, opens: '10:00', closes: '18:00', closed: false },
  { first: 1, last: 1, opens: null, closes: null, closed: true },
];
// 21 November 2026 is a Saturday.
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);
const said = (moment: Date, hours = week, holidays: string[] = []) =>
  openNowWords(openNowAt(moment, hours, holidays));

describe('an office in India', () => {
  it.each([
    [21, '09:29', 'Closed now, opens at 9.30 am'],
    [21, '09:30', 'Open now, until 6.30 pm'],
    [21, '18:29', 'Open now, until 6.30 pm'],
    [21, '18:30', 'Closed now, opens tomorrow at 10 am'],
    [22, '00:00', 'Closed now, opens at 10 am'],
    [22, '09:45', 'Closed now, opens at 10 am'],
    [22, '10:00', 'Open now, until 4 pm'],
    [22, '16:00', 'Closed now, opens tomorrow at 9.30 am'],
    [23, '00:00', 'Closed now, opens at 9.30 am'],
    [23, '05:29', 'Closed now, opens at 9.30 am'],
  ])('on the %ith at %s: %s', (day, time, words) => {
    expect(said(at(day, time))).toBe(words);
  });

  it('that is closed on Mondays says on Sunday evening that it opens on Tuesday', () => {
    expect(said(at(22, '18:00'), site)).toBe('Closed now, opens on Tuesday at 10 am');
    expect(said(at(23, '12:00'), site)).toBe('Closed now, opens tomorrow at 10 am');
  });

  it('keeps Indian days where the reader has another: Sunday night in London is Monday morning here', () => {
    expect(said(new Date('2026-11-22T23:00:00Z'))).toBe('Closed now, opens at 9.30 am');
    expect(said(new Date('2026-11-23T04:00:00Z'))).toBe('Open now, until 6.30 pm');
    expect(said(new Date('2026-11-22T22:00:00-05:00'))).toBe('Closed now, opens at 9.30 am');
  });

  it('is closed on a holiday, and does not promise to open on one', () => {
    const diwali = ['2026-11-23', '2026-11-24'];
    expect(said(at(21, '19:00'), week, diwali)).toBe('Closed now, opens tomorrow at 10 am');
    expect(said(at(22, '17:00'), week, diwali)).toBe('Closed now, opens on Wednesday at 9.30 am');
    expect(said(at(23, '11:00'), week, diwali)).toBe('Closed now, opens on Wednesday at 9.30 am');
    expect(said(at(24, '11:00'), week, diwali)).toBe('Closed now, opens tomorrow at 9.30 am');
    // India's date, not the reader's.
    expect(said(new Date('2026-11-22T22:00:00Z'), week, diwali)).toBe(
      'Closed now, opens on Wednesday at 9.30 am',
    );
  });

  it('may keep hours over the end of the week, or rest at noon', () => {
    const weekend: DayHours[] = [{ first: 6, last: 1, opens: '10:00', closes: '12:00', closed: false }];
    expect(said(at(23, '11:00'), weekend)).toBe('Open now, until 12 pm');
    expect(said(at(24, '11:00'), weekend)).toBe('Closed now, opens on Saturday at 10 am');
    const noon: DayHours[] = [
      { first: 1, last: 7, opens: '14:00', closes: '18:00', closed: false },
      { first: 1, last: 7, opens: '09:00', closes: '13:00', closed: false },
    ];
    expect(said(at(23, '12:59'), noon)).toBe('Open now, until 1 pm');
    expect(said(at(23, '13:00'), noon)).toBe('Closed now, opens at 2 pm');
  });

  it('that opens on one day a week opens on it again, a week later', () => {
    const saturdays: DayHours[] = [{ first: 6, last: 6, opens: '10:00', closes: '12:00', closed: false }];
    expect(said(at(21, '12:00'), saturdays)).toBe('Closed now, opens on Saturday at 10 am');
  });

  it('without hours, or with hours that make no sense, is said to be closed and no more', () => {
    const senseless: DayHours[] = [{ first: 1, last: 7, opens: '18:00', closes: '09:00', closed: false }];
    for (const hours of [
      [],
      senseless,
      [{ ...week[0], first: 1, last: 7, opens: null, closes: null, closed: false }],
    ]) {
      expect(said(at(21, '12:00'), hours)).toBe('Closed now');
    }
  });
});
