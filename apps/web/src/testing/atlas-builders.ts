import type { Atlas, City, Locality } from '../features/projects/atlas';

/** A city with a river, a road, a hill and a metro of two stations. */
export const aCity = (changes: Partial<City> = {}): City => ({
  documentId: 'pune',
  name: 'Pune',
  centre: [73.8567, 18.5204],
  reachKm: 40,
  landmarks: 'the river, the hill, the main road',
  rivers: [
    [
      [73.7, 18.56],
      [73.8, 18.57],
      [73.95, 18.54],
    ],
  ],
  roads: [
    [
      [73.72, 18.67],
      [73.85, 18.45],
    ],
  ],
  metro: {
    lines: [
      [
        [73.803, 18.629],
        [73.8585, 18.5014],
      ],
    ],
    stations: [
      { name: 'Upper End', at: [73.803, 18.629] },
      { name: 'Lower End', at: [73.8585, 18.5014] },
    ],
  },
  hills: [{ name: 'Long Hill', at: [73.8175, 18.523], kmWide: 2.6, kmHigh: 3.2 }],
  ...changes,
});

/** Another, 160 km away, of which nobody has drawn anything. */
export const anotherCity = (changes: Partial<City> = {}): City =>
  aCity({
    documentId: 'nashik',
    name: 'Nashik',
    centre: [73.7898, 19.9975],
    landmarks: '',
    rivers: [],
    roads: [],
    metro: { lines: [], stations: [] },
    hills: [],
    ...changes,
  });

export const aLocality = (changes: Partial<Locality> = {}): Locality => ({
  documentId: 'baner',
  name: 'Baner',
  city: 'pune',
  at: [73.779, 18.559],
  ...changes,
});

/** One city and no localities. */
export const anAtlas = (changes: Partial<Atlas> = {}): Atlas => ({
  cities: [aCity()],
  localities: [],
  ...changes,
});
