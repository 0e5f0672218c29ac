import { describe, expect, it } from 'vitest';
import { carpetArea, inFeet } from './areas.mts';
import { problemsOf } from './check-plan.mts';
import type { Opening, Plan, Space } from './plan.mts';
import { clearFloor, wallsOf } from './walls.mts';

const living: Space = { name: 'Living', kind: 'living', at: [0, 0, 4, 4] };
const bedroom: Space = { name: 'Bedroom', kind: 'bedroom', at: [4, 0, 3, 4] };
const balcony: Space = { name: 'Balcony', kind: 'balcony', at: [0, -1.5, 4, 1.5] };
const openings: Opening[] = [
  { entry: 'Living', side: 'bottom' },
  { door: ['Living', 'Bedroom'] },
  { slide: ['Living', 'Balcony'], wide: 2 },
  { window: 'Bedroom', side: 'top', wide: 1.2 },
];

const plan = (
  spaces: readonly Space[] = [living, bedroom, balcony],
  holes: readonly Opening[] = openings,
): Plan => ({
  file: 'projects/test/plan.webp',
  project: 'Test',
  title: 'Test',
  outerWall: 0.2,
  partition: 0.1,
  north: 0,
  spaces,
  openings: holes,
  keyPlan: { caption: '', shapes: [], here: [] },
});
const without = (index: number) => openings.filter((_, at) => at !== index);

it('finds nothing wrong with a plan that is right', () => {
  expect(problemsOf(plan())).toEqual([]);
});

it('counts partitions in the carpet area, balconies and outer walls not', () => {
  expect(carpetArea(plan())).toBeCloseTo(28);
});

it('says sizes clear of walls: half of a partition, nothing of an outer wall', () => {
  const walls = wallsOf(plan());
  expect(clearFloor(living, walls).map((value) => Number(value.toFixed(3)))).toEqual([0, 0, 3.95, 4]);
  // The outer wall of the living room stands on the balcony.
  expect(clearFloor(balcony, walls)[3]).toBeCloseTo(1.3);
});

describe('tells', () => {
  it.each<[string, Plan, RegExp]>([
    [
      'rooms that overlap',
      plan([living, { ...bedroom, at: [3.9, 0, 3, 4] }, balcony]),
      /Living and Bedroom overlap/,
    ],
    ['a room without a door', plan(undefined, without(1)), /Bedroom cannot be reached/],
    ['a home without an entrance', plan(undefined, without(0)), /nobody can enter/],
    ['a dark room', plan(undefined, without(3)), /Bedroom has no window/],
    [
      'a door too narrow',
      plan(undefined, [...without(1), { door: ['Living', 'Bedroom'], wide: 0.7 }]),
      /the door of Bedroom to Living is 0\.70 m wide/,
    ],
    [
      'a door in a corner',
      plan(undefined, [...without(1), { door: ['Living', 'Bedroom'], from: 3.5 }]),
      /wider than its wall/,
    ],
    [
      'doors that hit each other',
      plan(undefined, [
        ...without(0),
        { entry: 'Living', side: 'bottom', from: 2.85 },
        { door: ['Bedroom', 'Living'], from: 2.9 },
      ]),
      /hits/,
    ],
    ['a narrow room', plan([living, { ...bedroom, at: [4, 0, 2, 4] }, balcony]), /Bedroom is 1\.95 m wide/],
    [
      'a bath without air',
      plan([living, { ...bedroom, kind: 'bath' }, balcony], without(3)),
      /Bedroom has neither window nor duct/,
    ],
    [
      'a bed in a wall',
      plan([living, { ...bedroom, furniture: [{ put: 'bed', centre: [1, 2] }] }, balcony]),
      /the bed stands in a wall of Bedroom/,
    ],
    [
      'furniture on furniture',
      plan([
        {
          ...living,
          furniture: [
            { put: 'sofa', centre: [2, 2] },
            { put: 'armchair', centre: [2, 2] },
          ],
        },
        bedroom,
        balcony,
      ]),
      /armchair and sofa overlap in Living/,
    ],
    [
      'furniture before a door',
      plan([living, { ...bedroom, furniture: [{ put: 'wardrobe', against: 'left', at: 0 }] }, balcony]),
      /the wardrobe in Bedroom stands before the door/,
    ],
  ])('%s', (_what, wrong, said) => {
    expect(problemsOf(wrong).join('; ')).toMatch(said);
  });

  it('an opening that names no room', () => {
    expect(() => problemsOf(plan(undefined, [...openings, { window: 'Attic', side: 'top' }]))).toThrow(
      /"Attic"/,
    );
  });
});

it.each([
  [3.048, `10'0"`],
  [3.35, `11'0"`],
  [0.9, `2'11"`],
])('writes %f m as %s', (metres, feet) => {
  expect(inFeet(metres)).toBe(feet);
});
