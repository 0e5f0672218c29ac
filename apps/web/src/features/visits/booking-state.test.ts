import { expect, test } from 'vitest';
import { chosenFrom, sayHold, shownDay } from './booking-state';

const read = (query: string) => chosenFrom(new URLSearchParams(query));
const NOTHING = {
  how: 'in person',
  zone: null,
  day: null,
  time: null,
  hold: null,
  until: null,
  waits: false,
  taken: false,
  also: [],
  beside: [],
};

test('an address says what is chosen', () => {
  expect(
    read('how=by+video&zone=Europe%2FLondon&day=2026-12-05&time=2026-12-05T04:30:00.000Z&taken'),
  ).toEqual({
    how: 'by video',
    zone: 'Europe/London',
    day: '2026-12-05',
    time: '2026-12-05T04:30:00.000Z',
    hold: null,
    until: null,
    waits: false,
    taken: true,
    also: [],
    beside: [],
  });
});

test('rubbish in an address chooses nothing', () => {
  for (const query of [
    '',
    'how=by+boat',
    'zone=Mars%2FOlympus',
    'day=soon',
    'time=noon',
    'hold=%00',
    'until=soon',
    'zone=Asia%2FKolkata',
    'also=vihar',
    'also=residential~vihar~soon',
    'beside=hotel~vihar~2026-12-05T04:30:00Z,residential~A%20B~2026-12-05T04:30:00Z',
  ])
    expect(read(query), query).toEqual(NOTHING);
});

test('the first day with a free time is shown where none is asked for, or one that there is not', () => {
  const days = [
    { date: '2026-12-05', slots: [], free: 0 },
    { date: '2026-12-06', slots: [], free: 2 },
  ];
  expect(shownDay(days, { day: null, time: null })).toBe('2026-12-06');
  expect(shownDay(days, { day: '2026-12-05', time: null })).toBe('2026-12-05');
  expect(shownDay(days, { day: '2030-01-01', time: null })).toBe('2026-12-06');
  expect(shownDay(days, { day: null, time: '2026-12-04T19:00:00.000Z' })).toBe('2026-12-05');
  expect(shownDay([], { day: null, time: null })).toBeNull();
});

test('a hold is said with its end, and not any more once it ran out', () => {
  const held = { hold: '0b8c1c9e-0000-4000-8000-000000000000', until: '2026-12-05T04:35:00.000Z' };
  const at = (clock: string) => sayHold(held, Date.parse(`2026-12-05T${clock}Z`));
  expect(at('04:34:59')).toBe('Held for you until 10.05 am in India while you fill in the form.');
  expect(at('04:35:00')).toContain('which are over');
  expect(sayHold({ hold: null, until: held.until }, 0)).toBeNull();
  expect(sayHold({ hold: held.hold, until: null }, 0)).toBeNull();
});
