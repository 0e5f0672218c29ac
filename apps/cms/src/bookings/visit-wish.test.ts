import { describe, expect, test } from 'vitest';
import { askedVisits, sayWish, visitWish } from './visit-wish';

const read = (given: object) =>
  visitWish.parse({ startsAt: '2026-12-05T04:30:00Z', how: 'in person', people: 2, ...given });

test('what is wished of a visit is said whole, and what was left out is not', () => {
  expect(sayWish(read({ language: 'Marathi', fetched: true, fetchFrom: 'Pune station' }))).toBe(
    'Asks for a visit: Saturday, 5 December 2026, 10 am, in person, 2 people, in Marathi, to be fetched from Pune station',
  );
  expect(sayWish(read({ fetched: true }))).toMatch(/2 people, to be fetched$/);
  expect(sayWish(read({ people: 1 }))).toMatch(/in person, alone$/);
});

describe('several projects in one booking', () => {
  const two = read({
    hold: '0b8c1c9e-0000-4000-8000-000000000001',
    fetched: true,
    fetchFrom: 'Pune station',
    also: [{ project: 'vihar', startsAt: '2026-12-05T07:30:00Z' }],
  });
  const rowsOf = (wish: typeof two) =>
    askedVisits(wish, {
      key: 'k'.repeat(16),
      lead: 7,
      project: 'aranya',
      now: new Date('2026-12-01T00:00:00Z'),
    });

  test('are said in the history, each with its time', () => {
    expect(sayWish(two)).toMatch(
      /fetched from Pune station; vihar as well: Saturday, 5 December 2026, 1 pm$/,
    );
  });

  test('are a row each, under keys of their own, with the same people', () => {
    expect(rowsOf(two)).toMatchObject([
      { key: 'k'.repeat(16), project: 'aranya', hold: '0b8c1c9e-0000-4000-8000-000000000001', people: 2 },
      {
        key: `${'k'.repeat(16)} 2`,
        project: 'vihar',
        hold: null,
        people: 2,
        fetchFrom: 'Pune station',
        lead: 7,
      },
    ]);
  });

  test('are visited once each, and not in the past', () => {
    const also = [
      { project: 'aranya', startsAt: Date.parse('2026-12-05T07:30:00Z'), hold: undefined },
      { project: 'vihar', startsAt: Date.parse('2026-11-05T07:30:00Z'), hold: undefined },
    ];
    expect(rowsOf({ ...two, also })).toHaveLength(1);
  });

  test.each([
    [
      'more than a day holds',
      Array.from({ length: 3 }, (_, n) => ({ project: `p${n}`, startsAt: '2026-12-05T07:30:00Z' })),
    ],
    ['no address of a project', [{ project: 'A B', startsAt: '2026-12-05T07:30:00Z' }]],
    ['no time', [{ project: 'vihar', startsAt: 'noon' }]],
    ['no list', 'vihar'],
  ])('are left out where they are %s, and the visit itself is not', (_, also) => {
    expect(read({ also })).toMatchObject({ people: 2, also: undefined });
  });
});

test('nobody is fetched to a video', () => {
  expect(sayWish(read({ how: 'by video', fetched: true, fetchFrom: 'Pune station' }))).toMatch(
    /by video, 2 people$/,
  );
});
