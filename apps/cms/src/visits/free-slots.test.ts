import { expect, test } from 'vitest';
import { freeAt } from './free-slots';
import type { Guide } from './guides';
import type { Place } from './visit-rows';

const HOUR = 3_600_000;
const start = Date.parse('2026-12-05T04:30:00Z');
const slot = { start, end: start + HOUR, ways: [] };
const aPlace = (changes: Partial<Place> = {}): Place => ({
  id: 1,
  startsAt: start,
  endsAt: start + HOUR,
  visit: 1,
  guide: null,
  ...changes,
});
const guide = (id: number): Guide => ({ id, documentId: `guide-${id}`, name: `Guide ${id}` });
const free = (places: number, taken: { guides?: Guide[]; ofProject?: Place[]; ofGuides?: Place[] }) =>
  freeAt(slot, { places }, { guides: [], ofProject: [], ofGuides: [], ...taken });

test('without guides a time has the places that nobody took', () => {
  expect(free(3, { ofProject: [aPlace()] })).toBe(2);
  expect(free(1, { ofProject: [aPlace(), aPlace()] })).toBe(0);
  expect(free(3, { ofProject: [aPlace({ startsAt: start + HOUR })] })).toBe(3);
});

test('a guide who shows somebody round elsewhere, even half of the time, is not free', () => {
  const guides = [guide(1), guide(2)];
  const elsewhere = aPlace({ guide: 1, startsAt: start - HOUR / 2, endsAt: start + HOUR / 2 });
  expect(free(5, { guides, ofGuides: [elsewhere] })).toBe(1);
  const before = aPlace({ guide: 1, startsAt: start - HOUR, endsAt: start });
  expect(free(5, { guides, ofGuides: [before] })).toBe(2);
});

test('more guides than places make no more places', () => {
  expect(free(1, { guides: [guide(1), guide(2)] })).toBe(1);
});
