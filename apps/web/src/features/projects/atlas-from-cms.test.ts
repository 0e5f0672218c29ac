import { describe, expect, it, vi } from 'vitest';
import { citiesFromCms, localitiesFromCms } from './atlas-from-cms';

const PUNE = { documentId: 'c', name: 'Pune', latitude: 18.52, longitude: 73.86 };
const line = (points: unknown, kind: unknown = 'river') => ({ id: 1, kind, points });
const mark = (changes: object) => ({
  id: 1,
  kind: 'hill',
  name: 'H',
  latitude: 18.5,
  longitude: 73.8,
  ...changes,
});
const cityOf = (changes: object) => {
  const [city] = citiesFromCms([{ ...PUNE, ...changes }], vi.fn());
  if (!city) throw new Error('no city');
  return city;
};

describe('A city of the CMS', () => {
  it('is its name, its place and what was drawn of it', () => {
    const city = cityOf({
      reachKm: 30,
      landmarks: ' the river ',
      lines: [line('18.555, 73.62\n18.562,73.7\n'), line('18, 73\n18.1, 73.1', 'metro')],
      marks: [mark({ kmWide: '2.6', kmHigh: 3 }), mark({ kind: 'station', name: 'End' })],
    });
    expect(city).toEqual({
      documentId: 'c',
      name: 'Pune',
      centre: [73.86, 18.52],
      reachKm: 30,
      landmarks: 'the river',
      rivers: [
        [
          [73.62, 18.555],
          [73.7, 18.562],
        ],
      ],
      roads: [],
      metro: {
        lines: [
          [
            [73, 18],
            [73.1, 18.1],
          ],
        ],
        stations: [{ name: 'End', at: [73.8, 18.5] }],
      },
      hills: [{ name: 'H', at: [73.8, 18.5], kmWide: 2.6, kmHigh: 3 }],
    });
  });

  it.each([
    ['nothing', null],
    ['a drawing of another kind', [line('18, 73\n18, 74', 'canal'), line('18, 73\n18, 74', 7)]],
    ['no points', [line(null), line('')]],
    ['one point', [line('18.5, 73.8')]],
    ['script', [line('<script>alert(1)</script>\n"/><a href=javascript:x>\n18.5, 73.8')]],
    ['a path of SVG', [line('M0 0L9 9')]],
    ['places on no earth', [line('918.5, 73.8\n18.5, 1e9\nNaN, Infinity\n91, 73\n18, 181')]],
  ])('has no line of %s, and is a city all the same', (_, lines) => {
    expect(cityOf({ lines, marks: null }).rivers).toEqual([]);
  });

  it('has no more points than one can draw, and no mark without a place', () => {
    const endless = Array.from({ length: 500 }, (_, at) => `18.${at}, 73.8`).join('\n');
    expect(cityOf({ lines: [line(endless)] }).rivers[0]).toHaveLength(80);
    const marks = [
      mark({ latitude: 'north' }),
      mark({ longitude: null }),
      mark({ longitude: {} }),
      mark({ kind: 'volcano' }),
      mark({ kmWide: 'wide', kmHigh: -4 }),
      mark({ kmWide: 1e12, kmHigh: [] }),
    ];
    expect(cityOf({ marks }).hills.map(({ kmWide, kmHigh }) => [kmWide, kmHigh])).toEqual([
      [1, 0.1],
      [40, 1],
    ]);
  });

  it.each([
    { name: ' ' },
    { latitude: null },
    { latitude: 'x' },
    { longitude: 1e9 },
    { lines: 'none' },
    { documentId: 4 },
  ])('is left out with %j, and the others stay', (changes) => {
    const bad = vi.fn();
    expect(citiesFromCms([{ ...PUNE, ...changes }, PUNE], bad).map(({ name }) => name)).toEqual(['Pune']);
    expect(bad).toHaveBeenCalledOnce();
  });
});

it('A locality is a name and a place, with its city where that is published', () => {
  const bad = vi.fn();
  const baner = { documentId: 'b', name: ' Baner ', latitude: '18.559', longitude: 73.779 };
  expect(
    localitiesFromCms(
      [
        { ...baner, city: { documentId: 'c' } },
        { ...baner, city: null },
        { ...baner, name: '' },
      ],
      bad,
    ),
  ).toEqual([
    { documentId: 'b', name: 'Baner', city: 'c', at: [73.779, 18.559] },
    { documentId: 'b', name: 'Baner', city: null, at: [73.779, 18.559] },
  ]);
  expect(bad).toHaveBeenCalledOnce();
});
