import { expect, test } from 'vitest';
import { sayWish, visitWish } from './visit-wish';

const read = (given: object) =>
  visitWish.parse({ startsAt: '2026-12-05T04:30:00Z', how: 'in person', people: 2, ...given });

test('what is wished of a visit is said whole, and what was left out is not', () => {
  expect(sayWish(read({ language: 'Marathi', fetched: true, fetchFrom: 'Pune station' }))).toBe(
    'Asks for a visit: Saturday, 5 December 2026, 10 am, in person, 2 people, in Marathi, to be fetched from Pune station',
  );
  expect(sayWish(read({ fetched: true }))).toMatch(/2 people, to be fetched$/);
  expect(sayWish(read({ people: 1 }))).toMatch(/in person, alone$/);
});

test('nobody is fetched to a video', () => {
  expect(sayWish(read({ how: 'by video', fetched: true, fetchFrom: 'Pune station' }))).toMatch(
    /by video, 2 people$/,
  );
});
