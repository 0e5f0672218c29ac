import { describe, expect, it } from 'vitest';
import { FLOORS } from './all-plans.mts';
import { carpetArea, outdoorArea } from './areas.mts';
import { floorProblems } from './check-floor.mts';
import { problemsOf } from './check-plan.mts';
import { labelsOf } from './draw-plan.mts';
import type { Outline, Segment } from './outline.mts';
import type { Opening, Plan, Space } from './plan.mts';
import { planSheet, scaleOf } from './plan-sheet.mts';
import { depthOf } from './sizes.mts';

const RADIUS = 3;
const WALL = 0.2;
const BAND = 1.5;

const living: Space = {
  name: 'Living',
  kind: 'living',
  at: [0, 0, 6, 6],
  round: { corner: 'top left', radius: RADIUS },
};
/** Round the corner beside the wall, and straight on beside it. */
const edge = (changed: readonly Segment[] = []): Outline => {
  const [face, slab, straight] = [-WALL, -WALL - BAND, RADIUS];
  const segments: Segment[] = [
    { to: [slab, 6], along: 'rail' },
    { to: [slab, straight], along: 'rail' },
    { to: [straight, slab], along: 'rail', radius: RADIUS + WALL + BAND, clockwise: true },
    { to: [6, slab], along: 'rail' },
    { to: [6, face], along: 'screen' },
    { to: [straight, face], along: 'wall' },
    { to: [face, straight], along: 'wall', radius: RADIUS + WALL, clockwise: false },
    { to: [face, 6], along: 'wall' },
  ];
  return { from: [face, 6], segments: segments.map((segment, index) => changed[index] ?? segment) };
};
/** A balcony that bows out before the front alone. */
const bowed = (from: number, to: number): Outline => ({
  from: [from, -WALL],
  segments: [
    { to: [from, -WALL - BAND], along: 'screen' },
    { to: [to, -WALL - BAND], along: 'rail', radius: 4, clockwise: true },
    { to: [to, -WALL], along: 'screen' },
    { to: [from, -WALL], along: 'wall' },
  ],
});
const balcony: Space = {
  name: 'Balcony',
  kind: 'balcony',
  at: [
    [-1.7, -1.7, 7.7, 1.7],
    [-1.7, 0, 1.7, 6],
  ],
  outline: edge(),
};
const openings: readonly Opening[] = [
  { entry: 'Living', side: 'bottom' },
  { curve: 'Living', wide: 4 },
  { slide: ['Living', 'Balcony'], side: 'top', wide: 2 },
];

const plan = (spaces: readonly Space[] = [living, balcony], holes: readonly Opening[] = openings): Plan => ({
  file: 'projects/test/plan.webp',
  project: 'Test',
  title: 'Test',
  outerWall: WALL,
  partition: 0.1,
  north: 0,
  spaces,
  openings: holes,
  keyPlan: { caption: '', shapes: [[0, 0, 1, 1]], here: [] },
});
const withLiving = (changed: Partial<Space>) => plan([{ ...living, ...changed }, balcony]);
const withEdge = (at: number, segment: Segment) =>
  plan([living, { ...balcony, outline: edge(Object.assign([], { [at]: segment })) }]);

it('finds nothing wrong with a curve that is right', () => {
  expect(problemsOf(plan())).toEqual([]);
});

it('lights a room by the glass in its curve', () => {
  expect(problemsOf(plan([living], openings.slice(0, 2)))).toEqual([]);
  expect(problemsOf(plan([living], openings.slice(0, 1)))).toEqual(['Living has no window']);
});

it('takes the curve from the carpet area, and counts of a balcony what lies between wall and edge', () => {
  expect(carpetArea(plan())).toBeCloseTo(36 - RADIUS ** 2 * (1 - Math.PI / 4), 9);
  const [inner, outer] = [RADIUS + WALL, RADIUS + WALL + BAND];
  const bend = ((outer ** 2 - inner ** 2) * Math.PI) / 4;
  expect(outdoorArea(plan())).toBeCloseTo(bend + 2 * (6 - RADIUS) * BAND, 9);
});

it('says how deep a balcony is, and that a curved room measures so much at most', () => {
  const [least, most] = depthOf(edge());
  expect([least.toFixed(3), most.toFixed(3)]).toEqual(['1.500', '1.500']);
  const words = labelsOf(plan(), scaleOf(plan())).map(({ label, size }) =>
    [...label.lines.map((each) => each.words), ...(size ?? [])].join(' '),
  );
  expect(words).toEqual([
    `Living 6.00 × 6.00 m max 19'8" × 19'8" max`,
    `Balcony 1.50 to 1.50 m deep 4'11" to 4'11"`,
  ]);
});

it('draws the wall, its glass and the railing as arcs', () => {
  const { m } = scaleOf(plan());
  const drawn = planSheet(plan());
  for (const radius of [RADIUS, RADIUS + WALL, RADIUS + WALL + BAND])
    expect(drawn).toContain(`A${Math.round(radius * m * 100) / 100} `);
});

describe('tells', () => {
  it.each<[string, Plan, RegExp]>([
    [
      'furniture in the curve, where the rectangle would have room',
      withLiving({ furniture: [{ put: 'armchair', centre: [0.5, 0.5] }] }),
      /the armchair stands in the curved wall of Living/,
    ],
    [
      'a curve longer than its wall',
      withLiving({ round: { corner: 'top left', radius: 6.5 } }),
      /the curve of Living, 6\.5 m, is longer than its wall/,
    ],
    [
      'a curve at a partition',
      plan([living, { name: 'Study', kind: 'study', at: [0, -4, 6, 4] }], openings.slice(0, 2)),
      /the curve of Living is not between two outer walls/,
    ],
    [
      'a door that reaches into the curve',
      plan(undefined, [
        openings[0] ?? { curve: '', wide: 0 },
        { slide: ['Living', 'Balcony'], side: 'top', wide: 3.4 },
      ]),
      /the slide of Living to Balcony is wider than its wall/,
    ],
    [
      'a leaf that swings into the curve',
      plan(
        [{ ...living, at: [0, 0, 3.2, 6] }],
        [
          { entry: 'Living', side: 'right', from: 0.05 },
          { curve: 'Living', wide: 4 },
        ],
      ),
      /the entry of Living opens into its curved wall/,
    ],
    [
      'more glass than the curve is long',
      plan(undefined, [...openings.slice(0, 1), { curve: 'Living', wide: 4.6 }]),
      /the glass in the curve of Living is 4\.60 m, the wall 4\.71 m/,
    ],
    ['glass twice', plan(undefined, [...openings, { curve: 'Living', wide: 1 }]), /has glass twice/],
    [
      'an edge with a corner',
      withEdge(2, { to: [RADIUS, -WALL - BAND], along: 'rail', radius: 6, clockwise: true }),
      /the edge of Balcony has a corner/,
    ],
    [
      'an arc its radius is too short for',
      withEdge(2, { to: [RADIUS, -WALL - BAND], along: 'rail', radius: 3, clockwise: true }),
      /an arc of Balcony is longer than its radius of 3 m allows/,
    ],
    [
      'a balcony that leaves the curved wall',
      withEdge(6, { to: [-WALL, RADIUS], along: 'wall', radius: 4, clockwise: false }),
      /Balcony leaves its wall at/,
    ],
    [
      'an outline that does not close',
      withEdge(7, { to: [-WALL, 5.5], along: 'wall' }),
      /the outline of Balcony is not closed/,
    ],
    [
      'a plant over the edge, where the rectangle would have floor',
      plan([living, { ...balcony, furniture: [{ put: 'plant', centre: [0.3, 0.3] }] }]),
      /the plant stands over the edge of Balcony/,
    ],
    [
      'balconies that lie on each other, and would be counted twice',
      plan([
        living,
        balcony,
        { name: 'Terrace', kind: 'terrace', at: [6, -1.7, 1, 1.7], outline: bowed(5, 6) },
      ]),
      /Balcony and Terrace lie on each other/,
    ],
    [
      'a door that opens beyond the edge',
      plan([living, { ...balcony, outline: bowed(3, 5) }]),
      /the slide to Balcony opens beyond its edge/,
    ],
    [
      'a balcony too narrow to pass',
      plan([
        { ...living, round: { corner: 'top left', radius: 1 } },
        {
          ...balcony,
          outline: edge(
            Object.assign([], {
              5: { to: [1, -WALL], along: 'wall' },
              6: { to: [-WALL, 1], along: 'wall', radius: 1 + WALL, clockwise: false },
            }),
          ),
        },
      ]),
      /Balcony is 0\.\d\d m deep at its narrowest/,
    ],
  ])('%s', (_what, wrong, said) => {
    expect(problemsOf(wrong).join('; ')).toMatch(said);
  });

  it('glass in a room without a curve', () => {
    expect(() => problemsOf(plan([{ ...living, round: undefined }, balcony]))).toThrow(
      /no curve in "Living"/,
    );
  });

  it.each([
    ['a balcony beyond the slab', [0.1, 0], /the edge of Balcony in Type A \(1\) leaves the slab/],
    [
      'a curve off the tower’s glass',
      [0, 0.1],
      /the curve of Living, dining in Type A \(1\) leaves the glass/,
    ],
  ])('%s', (_what, [x = 0, y = 0], said) => {
    const [floor] = FLOORS;
    const [first, ...others] = floor?.units ?? [];
    if (!floor || !first) throw new Error('There is a floor with homes.');
    const moved = { ...first, at: [first.at[0] + x, first.at[1] + y] as const };
    expect(floorProblems({ ...floor, units: [moved, ...others] }).join('; ')).toMatch(said);
  });
});
