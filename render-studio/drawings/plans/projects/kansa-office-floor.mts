import type { Plan, Space } from '../plan.mts';
import { KANSA_CORE, KANSA_CORE_DOORS, KANSA_FLOOR, KANSA_WIDTH } from './kansa-core.mts';
import { benches, columnGrid, windowBays } from './office-furniture.mts';

/** A room on the commons, its table away from the door. */
const meeting = (name: string, x: number, y: number, wide: number): Space => ({
  name,
  kind: 'meeting',
  at: [x, y, wide, 5],
  furniture: [
    {
      put: wide > 7 ? 'meeting for sixteen' : 'meeting for ten',
      centre: [wide / 2 - 0.05, y < 18 ? 1.15 : 3.75],
    },
  ],
});

/** The whole floor for one tenant: desks along the glass, everything else in the middle, the core to the east. */
export const kansaFullFloor: Plan = {
  file: 'projects/kansa/plan-office-floor.webp',
  project: 'Kansa',
  title: 'Typical office floor',
  configuration: 'Full floor',
  note: 'Floors 1 to 14, columns every nine metres',
  outerWall: 0.3,
  partition: 0.1,
  north: 0,
  spaces: [
    {
      name: 'Open office, north',
      kind: 'office',
      at: [0, 0, KANSA_WIDTH, 9],
      furniture: benches([4.3, 2.6], [7.4, 3.8], 8, 2, 5.6),
    },
    {
      name: 'Open office, south',
      kind: 'office',
      at: [0, 27, KANSA_WIDTH, 9],
      furniture: benches([4.3, 2.6], [7.4, 3.8], 8, 2, 5.6),
    },
    {
      name: 'Open office, west',
      kind: 'office',
      at: [0, 9, 9, 18],
      furniture: benches([2.6, 4], [3.9, 10], 2, 2, 5.6, true),
    },
    meeting('Meeting 1', 9, 9, 6),
    meeting('Meeting 2', 15, 9, 6),
    {
      name: 'Pantry',
      kind: 'pantry',
      at: [21, 9, 9, 5],
      furniture: [
        { put: 'sink', against: 'top', at: 0.1, long: 3.6 },
        { put: 'round table', centre: [2, 3.4] },
        { put: 'round table', centre: [7, 3.4] },
      ],
    },
    {
      name: 'Library',
      kind: 'meeting',
      at: [30, 9, 9, 5],
      furniture: [
        { put: 'shelf', against: 'top', at: 0.5, long: 7.2 },
        { put: 'sofa', against: 'left', at: 0.6 },
        { put: 'sofa', against: 'right', at: 0.6 },
      ],
    },
    meeting('Meeting 3', 39, 9, 6),
    meeting('Meeting 4', 45, 9, 6),
    {
      name: 'Commons',
      kind: 'office',
      at: [9, 14, 42, 8],
      furniture: [
        ...[6, 13, 29, 36].map((x) => ({ put: 'round table', centre: [x, 2] }) as const),
        ...[6, 13, 29, 36].map((x) => ({ put: 'round table', centre: [x, 6] }) as const),
      ],
    },
    meeting('Training', 9, 22, 9),
    meeting('Meeting 5', 18, 22, 6),
    {
      name: 'Server',
      kind: 'store',
      at: [24, 22, 6, 5],
      furniture: [{ put: 'rack', centre: [2.95, 1.5], long: 3.6 }],
    },
    {
      name: 'Post, copies',
      kind: 'store',
      at: [30, 22, 6, 5],
      furniture: [{ put: 'counter', against: 'bottom', at: 0.5, long: 4 }],
    },
    meeting('Meeting 6', 36, 22, 6),
    meeting('Boardroom', 42, 22, 9),
    {
      name: 'Reception',
      kind: 'reception',
      at: [51, 9, KANSA_WIDTH - 51, 18],
      furniture: [
        { put: 'welcome', against: 'left', at: 0.5, off: 0.8, long: 3.4 },
        { put: 'sofa', centre: [5.6, 2.2] },
        { put: 'sofa', centre: [5.6, 15.8] },
      ],
    },
    ...KANSA_CORE,
  ],
  openings: [
    { open: ['Open office, north', 'Open office, west'] },
    { open: ['Open office, south', 'Open office, west'] },
    { open: ['Open office, west', 'Commons'], wide: 6 },
    { open: ['Commons', 'Reception'], wide: 2, from: 0.4 },
    { open: ['Reception', 'Open office, north'], wide: 3 },
    { open: ['Reception', 'Open office, south'], wide: 3 },
    ...(['Meeting 1', 'Meeting 2', 'Library', 'Meeting 3', 'Meeting 4'] as const).map(
      (room) => ({ door: ['Commons', room], from: 0.3, wide: 1 }) as const,
    ),
    { open: ['Pantry', 'Commons'], wide: 4 },
    ...(['Training', 'Meeting 5', 'Server', 'Post, copies', 'Meeting 6', 'Boardroom'] as const).map(
      (room) => ({ door: ['Commons', room], from: 0.3, wide: 1 }) as const,
    ),
    { door: ['Lift lobby', 'Reception'], from: 1.2, wide: 1.6 },
    { door: ['Reception', 'Toilets, men'], from: 0.5, wide: 1 },
    { door: ['Reception', 'Toilets, women'], from: -0.5, wide: 1 },
    ...KANSA_CORE_DOORS,
    ...windowBays('Open office, north', 'top', KANSA_WIDTH, 20, 2.7),
    ...windowBays('Open office, south', 'bottom', KANSA_WIDTH, 20, 2.7),
    ...windowBays('Open office, west', 'left', 18, 6, 2.7),
    ...windowBays('Open office, north', 'left', 9, 3, 2.6),
    ...windowBays('Open office, south', 'left', 9, 3, 2.6),
  ],
  columns: columnGrid([9, 18, 27, 36, 45, 54], [9, 27], 0.7),
  keyPlan: { caption: 'The whole floor', shapes: KANSA_FLOOR.all, here: [KANSA_FLOOR.offices] },
};
