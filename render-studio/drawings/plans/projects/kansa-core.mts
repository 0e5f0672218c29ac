import type { Rect } from '../../sheet/svg.mts';
import type { Opening, Space } from '../plan.mts';

/** Length of the office floor in metres; the core begins where it ends. */
export const KANSA_WIDTH = 61.9354;
const X = KANSA_WIDTH;
const LIFT = 2.15;

const lifts = Array.from({ length: 12 }, (_, index): Space => {
  const north = index < 6;
  const at: Rect = [X + (index % 6) * LIFT, north ? 13.4 : 19.9, LIFT, north ? 2.5 : 2.5];
  return { name: `Lift ${index + 1}`, kind: 'lift', at, towards: north ? 'bottom' : 'top' };
});

/** Twelve lifts round one lobby, two stairs, toilets for the floor. */
export const KANSA_CORE: readonly Space[] = [
  { name: 'Lift lobby', kind: 'lobby', at: [X, 15.9, LIFT * 6, 4] },
  ...lifts,
  { name: 'Stair 1', kind: 'stair', at: [X + LIFT * 6, 12.4, 3, 5.5], towards: 'top' },
  { name: 'Stair 2', kind: 'stair', at: [X + LIFT * 6, 17.9, 3, 5.5], towards: 'bottom' },
  {
    name: 'Toilets, men',
    kind: 'shared room',
    at: [X, 8.9, 9, 4.5],
    furniture: [
      { put: 'cubicles', against: 'top', at: 1, long: 4.75 },
      { put: 'basins', against: 'bottom', at: 0.4, long: 3 },
      { put: 'urinals', against: 'bottom', at: 1, long: 2.25 },
    ],
  },
  { name: 'Goods lift', kind: 'lift', at: [X + 9, 8.9, LIFT * 6 - 9, 4.5] },
  {
    name: 'Toilets, women',
    kind: 'shared room',
    at: [X, 22.4, 9, 4.5],
    furniture: [
      { put: 'cubicles', against: 'bottom', at: 1, long: 6.65 },
      { put: 'basins', against: 'top', at: 0.6, long: 4 },
    ],
  },
  { name: 'Air', kind: 'duct', at: [X + 9, 22.4, LIFT * 6 - 9, 4.5] },
];

export const KANSA_CORE_DOORS: readonly Opening[] = [
  ...lifts.map(({ name }): Opening => ({ slide: ['Lift lobby', name], wide: 1.1 })),
  { door: ['Lift lobby', 'Stair 1'], from: 0.5, wide: 1 },
  { door: ['Lift lobby', 'Stair 2'], from: 0.3, wide: 1 },
];

/** The floor as a key plan sees it. */
export const KANSA_FLOOR = {
  all: [
    [0, 0, 62, 36],
    [62, 9, 16, 18],
  ] as readonly Rect[],
  offices: [0, 0, 62, 36] as Rect,
  north: [0, 0, 62, 17.4] as Rect,
  southEast: [32, 17.4, 30, 18.6] as Rect,
};
