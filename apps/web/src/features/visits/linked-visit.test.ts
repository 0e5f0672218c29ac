import type { VisitSlot } from '@sahyara/lead-contract/visit';
import { describe, expect, it } from 'vitest';
import { changeFrom, daysToMoveTo } from './linked-visit-state';
import { remindersAhead, saidOf } from './linked-visit-words';
import type { Visit } from './visit';

const AT = '2026-12-05T04:30:00.000Z';
const LATER = '2026-12-05T05:30:00.000Z';
const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  state: 'booked',
  project: 'meander',
  title: 'Meander',
  category: 'residential',
  startsAt: AT,
  endsAt: LATER,
  how: 'in person',
  people: 2,
  guide: null,
  meetingPoint: null,
  mapLink: null,
  toBring: null,
  timeZone: null,
  changeable: true,
  reference: null,
  link: null,
  beside: [],
  ...changes,
});

describe('A form on the page of a visit', () => {
  const asked = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return changeFrom(form);
  };

  it('cancels it, waits for a place, or moves it to a time', () => {
    expect(asked({ change: 'cancel' })).toEqual({ change: 'cancel' });
    expect(asked({ change: 'wait', time: LATER })).toEqual({ change: 'wait' });
    expect(asked({ change: 'move', time: LATER })).toEqual({ change: 'move', startsAt: LATER });
  });

  it('is none of them with anything else', () => {
    expect(asked({})).toBeNull();
    expect(asked({ change: 'constructor' })).toBeNull();
    expect(asked({ change: 'move' })).toBeNull();
    expect(asked({ change: 'move', time: 'tomorrow' })).toBeNull();
    expect(changeFrom(null)).toBeNull();
  });
});

describe('A visit is moved', () => {
  const slots: VisitSlot[] = [AT, LATER].map((start) => ({
    start,
    end: start,
    ways: ['in person'],
    free: true,
  }));
  const times = { open: true, fetches: false, minutes: 60, meetingPoint: null, slots };
  const freeFor = (visit: Visit) =>
    daysToMoveTo(visit, times).flatMap(({ slots: ofDay }) => ofDay.filter(({ free }) => free));

  it('to other times than its own', () => {
    expect(freeFor(aVisit()).map(({ start }) => start)).toEqual([LATER]);
  });

  it('or, where it has none, to any', () => {
    expect(freeFor(aVisit({ state: 'full' })).map(({ start }) => start)).toEqual([AT, LATER]);
  });
});

describe('What an address says was done', () => {
  const said = (query: string, visit: Visit | null, showsTimes = false) =>
    saidOf(new URLSearchParams(query), visit, showsTimes);

  it.each([
    ['move', 'booked', /new time/],
    ['cancel', 'cancelled', /free for somebody else/],
    ['wait', 'waiting', /as soon as a place is free/],
  ] as const)('%s is said while the visit is %s', (name, state, words) => {
    expect(said(name, aVisit({ state }))).toMatch(words);
    expect(said(name, aVisit({ state: 'missed' }))).toBeNull();
    expect(said(name, null)).toBeNull();
  });

  it.each(['full', 'none'])('%s is said where there are times below', (name) => {
    expect(said(name, aVisit(), true)).toMatch(/These are still free/);
    expect(said(name, aVisit(), false)).toBeNull();
  });

  it('what is over, or a link that was used, is said in any case', () => {
    expect(said('over', null)).toMatch(/is over/);
    expect(said('used', aVisit())).toMatch(/used already/);
    expect(said('constructor', aVisit())).toBeNull();
    expect(said('', aVisit())).toBeNull();
  });
});

describe('What is still to be written about a visit', () => {
  // Saturday, 5 December 2026, 10 in the morning in India.
  const aheadAt = (now: string, visit = aVisit()) => remindersAhead(visit, Date.parse(now));

  it('is both reminders until six the evening before in India, and one until two hours before', () => {
    const both = 'We write again the evening before and two hours before.';
    expect(aheadAt('2026-12-04T12:29:59Z')).toBe(both);
    expect(aheadAt('2026-12-04T12:30:00Z')).toBe('We write again two hours before.');
    expect(aheadAt('2026-12-05T02:29:59Z')).toBe('We write again two hours before.');
    expect(aheadAt('2026-12-05T02:30:00Z')).toBeNull();
  });

  it('is nothing of one that is not booked', () => {
    expect(aheadAt('2026-12-01T00:00:00Z', aVisit({ state: 'cancelled' }))).toBeNull();
  });
});
