import type { Plan, Space } from '../plan.mts';
import { KANSA_FLOOR, KANSA_WIDTH } from './kansa-core.mts';
import { benches, columnGrid, windowBays } from './office-furniture.mts';

const room = (name: string, x: number, y: number, wide: number, deep: number, long: boolean): Space => ({
  name,
  kind: 'meeting',
  at: [x, y, wide, deep],
  furniture: [
    {
      put: long ? 'meeting for sixteen' : 'meeting for ten',
      centre: [wide / 2 - 0.05, y < 1 ? 1.15 : deep - 1.25],
    },
  ],
});

/** The northern half, split along the spine: its own door to the lift lobby, windows on two sides. */
export const kansaHalfFloor: Plan = {
  file: 'projects/kansa/plan-office-half.webp',
  project: 'Kansa',
  title: 'Half a floor, north',
  configuration: 'Half floor',
  note: 'Own entrance from the lift lobby; toilets in the core',
  outerWall: 0.3,
  partition: 0.1,
  north: 0,
  spaces: [
    {
      name: 'Open office',
      kind: 'office',
      at: [0, 0, KANSA_WIDTH, 9],
      furniture: benches([4.3, 2.6], [7.4, 3.8], 8, 2, 5.6),
    },
    {
      name: 'Open office, west',
      kind: 'office',
      at: [0, 9, 9, 8.4],
      furniture: benches([2.6, 4.6], [3.9, 0], 2, 1, 5.6, true),
    },
    {
      name: 'Commons',
      kind: 'office',
      at: [9, 9, 42, 3.2],
      furniture: [5, 12, 30, 37].map((x) => ({ put: 'round table', centre: [x, 1.5] }) as const),
    },
    room('Training', 9, 12.2, 9, 5.2, true),
    room('Meeting 1', 18, 12.2, 6, 5.2, false),
    {
      name: 'Pantry',
      kind: 'pantry',
      at: [24, 12.2, 9, 5.2],
      furniture: [
        { put: 'sink', against: 'bottom', at: 0.1, long: 4 },
        { put: 'round table', centre: [2.2, 1.8] },
        { put: 'round table', centre: [6.8, 1.8] },
      ],
    },
    {
      name: 'Server',
      kind: 'store',
      at: [33, 12.2, 4, 5.2],
      furniture: [{ put: 'rack', centre: [1.95, 3.6] }],
    },
    room('Meeting 2', 37, 12.2, 6, 5.2, false),
    room('Boardroom', 43, 12.2, 8, 5.2, true),
    {
      name: 'Reception',
      kind: 'reception',
      at: [51, 9, KANSA_WIDTH - 51, 8.4],
      furniture: [
        { put: 'welcome', against: 'left', at: 0.65, off: 0.8, long: 3 },
        { put: 'sofa', centre: [7.4, 1.4] },
      ],
    },
  ],
  openings: [
    { open: ['Open office', 'Open office, west'] },
    { open: ['Open office', 'Commons'] },
    { open: ['Commons', 'Reception'], wide: 2 },
    { open: ['Open office', 'Reception'], wide: 4, from: 0.5 },
    ...(['Training', 'Meeting 1', 'Server', 'Meeting 2', 'Boardroom'] as const).map(
      (name) => ({ door: ['Commons', name], from: 0.3, wide: 1 }) as const,
    ),
    { open: ['Commons', 'Pantry'], wide: 4 },
    { entry: 'Reception', side: 'right', from: -0.2, wide: 1.4, hinge: 'end' },
    ...windowBays('Open office', 'top', KANSA_WIDTH, 20, 2.7),
    ...windowBays('Open office', 'left', 9, 3, 2.6),
    ...windowBays('Open office, west', 'left', 8.4, 2, 2.7),
  ],
  columns: columnGrid([9, 18, 27, 36, 45, 54], [9], 0.7),
  keyPlan: { caption: 'The northern half', shapes: KANSA_FLOOR.all, here: [KANSA_FLOOR.north] },
};

/** The quarter beside the core, to the south. */
export const kansaQuarterFloor: Plan = {
  file: 'projects/kansa/plan-office-quarter.webp',
  project: 'Kansa',
  title: 'A quarter floor, south-east',
  configuration: 'Quarter floor',
  note: 'Own entrance from the lift lobby; toilets in the core',
  outerWall: 0.3,
  partition: 0.1,
  north: 0,
  spaces: [
    {
      name: 'Open office',
      kind: 'office',
      at: [0, 9.6, 29.969, 9],
      furniture: benches([4.4, 2.6], [7.2, 3.8], 4, 2, 5.6),
    },
    {
      name: 'Commons',
      kind: 'office',
      at: [0, 5, 21, 4.6],
      furniture: [3, 8, 18].map((x) => ({ put: 'round table', centre: [x, 2.2] }) as const),
    },
    room('Meeting 1', 0, 0, 6, 5, false),
    room('Boardroom', 6, 0, 8, 5, true),
    {
      name: 'Pantry',
      kind: 'pantry',
      at: [14, 0, 7, 5],
      furniture: [
        { put: 'sink', against: 'top', at: 0.1, long: 4 },
        { put: 'round table', centre: [5.4, 3.4] },
      ],
    },
    {
      name: 'Reception',
      kind: 'reception',
      at: [21, 0, 8.969, 9.6],
      furniture: [
        { put: 'welcome', against: 'left', at: 0.3, off: 0.8, long: 3 },
        { put: 'sofa', against: 'right', at: 0.72 },
      ],
    },
  ],
  openings: [
    { open: ['Open office', 'Commons'] },
    { open: ['Open office', 'Reception'], wide: 4 },
    { open: ['Commons', 'Reception'], wide: 2.4 },
    { door: ['Commons', 'Meeting 1'], from: 0.3, wide: 1 },
    { door: ['Commons', 'Boardroom'], from: 0.3, wide: 1 },
    { open: ['Commons', 'Pantry'], wide: 3 },
    { entry: 'Reception', side: 'right', from: 0.4, wide: 1.4 },
    ...windowBays('Open office', 'bottom', 29.969, 10, 2.6),
  ],
  columns: columnGrid([2.97, 11.97, 20.97], [9.6], 0.7),
  keyPlan: { caption: 'The quarter beside the core', shapes: KANSA_FLOOR.all, here: [KANSA_FLOOR.southEast] },
};
