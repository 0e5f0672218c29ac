import { describe, expect, it } from 'vitest';
import { aCity, aLocality, anAtlas, anotherCity } from '../../testing/atlas-builders';
import { type Atlas, inCities, noAtlas, type Place, whereIs } from './atlas';

const PUNE: Place = [73.8, 18.55];
const NASHIK: Place = [73.79, 20];
const camp = (city: string, at: Place) => aLocality({ documentId: `camp-${city}`, name: 'Camp', city, at });
const two = anAtlas({
  cities: [aCity(), anotherCity()],
  localities: [aLocality(), camp('pune', PUNE), camp('nashik', NASHIK)],
});
const found = (project: Partial<Parameters<typeof whereIs>[0]>, atlas: Atlas = two) => {
  const { city, at } = whereIs({ placedIn: null, locality: '', coordinates: null, ...project }, atlas);
  return [city?.name ?? null, at];
};

describe('Where a project is', () => {
  it('is the locality it chose, and the middle of that where it has no place of its own', () => {
    expect(found({ placedIn: 'camp-nashik' })).toEqual(['Nashik', NASHIK]);
    expect(found({ placedIn: 'baner', coordinates: PUNE })).toEqual(['Pune', PUNE]);
  });

  it('is the locality it says in words, unless two cities have one of that name', () => {
    expect(found({ locality: ' baner' })).toEqual(['Pune', [73.779, 18.559]]);
    expect(found({ locality: 'Camp' })).toEqual([null, null]);
    expect(found({ locality: 'Camp', coordinates: NASHIK })).toEqual(['Nashik', NASHIK]);
  });

  it('is the city around its own place, or the only one where nothing else is known', () => {
    expect(found({ coordinates: NASHIK })).toEqual(['Nashik', NASHIK]);
    expect(found({})).toEqual([null, null]);
    expect(found({}, anAtlas())).toEqual(['Pune', null]);
    expect(found({ coordinates: NASHIK }, anAtlas())).toEqual([null, NASHIK]);
    expect(found({ coordinates: PUNE }, noAtlas)).toEqual([null, PUNE]);
  });
});

it('cities are said as one says them', () => {
  expect([[], [aCity()], [aCity(), anotherCity()]].map(inCities)).toEqual([
    '',
    'in Pune',
    'in Pune and Nashik',
  ]);
});
