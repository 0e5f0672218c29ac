import { expect, test } from 'vitest';
import { visitFrom } from './visit-fields';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const time = '2026-12-05T04:30:00.000Z';
const hold = '3b241101-e2bb-4255-8caf-4136c566a962';

test('a form of a visit says when, how, with how many and in which language', () => {
  const wish = visitFrom(
    formOf({ time, hold, how: 'by video', people: '3', language: 'Marathi', zone: 'Europe/London' }),
  );
  expect(wish).toEqual({
    startsAt: time,
    how: 'by video',
    people: 3,
    language: 'Marathi',
    timeZone: 'Europe/London',
    hold,
  });
});

test('a day and a clock are India’s, wherever they are typed', () => {
  expect(visitFrom(formOf({ day: '2026-12-05', clock: '10:00' }))?.startsAt).toBe(time);
});

test('who says where they are is fetched', () => {
  expect(visitFrom(formOf({ time, fetchFrom: ' Hotel Aurora ' }))).toMatchObject({
    fetched: true,
    fetchFrom: 'Hotel Aurora',
  });
});

test('rubbish is left out, and without a time there is no visit', () => {
  expect(visitFrom(formOf({ time, hold: 'x', how: 'by boat', people: '1e9', language: 'Klingon' }))).toEqual({
    startsAt: time,
    how: 'in person',
    people: 1,
  });
  const none: Record<string, string>[] = [
    {},
    { time: 'soon' },
    { time: '2026-99-99T99:99:99Z' },
    { day: '5', clock: '10:00' },
  ];
  for (const odd of none) expect(visitFrom(formOf(odd)), JSON.stringify(odd)).toBeUndefined();
});
