import { describe, expect, test } from 'vitest';
import { type ChosenVisit, readChosen, visitFrom, writeChosen } from './visit-fields';

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

describe('times at other projects', () => {
  const vihar: ChosenVisit = {
    category: 'residential',
    url: 'vihar',
    time: '2026-12-05T07:30:00.000Z',
    hold,
    until: '2026-12-01T04:35:00.000Z',
  };
  const kosh: ChosenVisit = { ...vihar, category: 'commercial', url: 'kosh', hold: null, until: null };

  test('are read from an address as they were written', () => {
    expect(readChosen(writeChosen([vihar, kosh]))).toEqual([vihar, kosh]);
    expect(readChosen(writeChosen([]))).toEqual([]);
  });

  test('are each project once, and as many as one booking has', () => {
    const many = ['a', 'b', 'c', 'd'].map((url) => ({ ...kosh, url }));
    expect(readChosen(writeChosen([vihar, vihar, ...many])).map(({ url }) => url)).toEqual([
      'vihar',
      'a',
      'b',
    ]);
  });

  test('go along with the wish, two at most, each with its hold', () => {
    const also = writeChosen([vihar, kosh, { ...kosh, url: 'third' }]) ?? '';
    expect(visitFrom(formOf({ time, also }))?.also).toEqual([
      { project: 'vihar', startsAt: vihar.time, hold },
      { project: 'kosh', startsAt: kosh.time },
    ]);
    expect(visitFrom(formOf({ time, also: 'rubbish,~~~' }))).not.toHaveProperty('also');
  });

  test('whose hold is none are chosen without it', () => {
    expect(readChosen(`residential~vihar~${vihar.time}~x~soon`)).toEqual([
      { ...vihar, hold: null, until: null },
    ]);
  });
});
