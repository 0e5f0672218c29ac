import type { Rect } from '../../sheet/svg.mts';
import type { Opening, Plan, Space } from '../plan.mts';
import { benches, windowBays } from './office-furniture.mts';

/** Three blocks round the court. */
const BLOCKS: readonly Rect[] = [
  [0, 0, 46, 32],
  [60, 0, 46, 32],
  [30, 60, 46, 32],
];
const STONE_WALL = { outerWall: 0.45, partition: 0.12, north: 18 } as const;
const DEEP = 31.6325;

const core: readonly Space[] = [
  { name: 'Lobby', kind: 'lobby', at: [17, 15, 12, 2.5] },
  { name: 'Stair 1', kind: 'stair', at: [17, 11.5, 3, 3.5], towards: 'top' },
  { name: 'Lift 1', kind: 'lift', at: [20, 11.5, 2.4, 3.5] },
  { name: 'Lift 2', kind: 'lift', at: [22.4, 11.5, 2.4, 3.5] },
  {
    name: 'Men',
    kind: 'shared room',
    at: [24.8, 11.5, 4.2, 3.5],
    furniture: [
      { put: 'cubicles', against: 'top', at: 1, long: 1.9 },
      { put: 'urinals', against: 'top', at: 0.05, long: 1.5 },
    ],
  },
  {
    name: 'Women',
    kind: 'shared room',
    at: [17, 17.5, 4.2, 3],
    furniture: [
      { put: 'cubicles', against: 'right', at: 0.9, long: 1.9 },
      { put: 'basins', against: 'bottom', at: 0.02, long: 1.1 },
    ],
  },
  { name: 'Lift 3', kind: 'lift', at: [21.2, 17.5, 2.4, 3] },
  { name: 'Lift 4', kind: 'lift', at: [23.6, 17.5, 2.4, 3] },
  { name: 'Stair 2', kind: 'stair', at: [26, 17.5, 3, 3], towards: 'bottom' },
];
const coreDoors: readonly Opening[] = [
  ...['Lift 1', 'Lift 2', 'Lift 3', 'Lift 4'].map((lift): Opening => ({ slide: ['Lobby', lift], wide: 1.1 })),
  { door: ['Lobby', 'Stair 1'], from: 0.3, wide: 1 },
  { door: ['Lobby', 'Stair 2'], from: -0.3, wide: 1 },
  { door: ['Lobby', 'Men'], from: 0.4, wide: 0.9 },
  { door: ['Lobby', 'Women'], from: 0.3, wide: 0.9 },
];

/** One floor of a block, stair and lifts in its middle, arches on four sides. */
export const kamanBlockFloor: Plan = {
  ...STONE_WALL,
  file: 'projects/kaman-quarter/plan-block-floor.webp',
  project: 'Kaman Quarter',
  title: 'Floor of a block',
  configuration: 'Floor of a block',
  note: 'Floors 1 to 4; ceilings of 3.4 m clear',
  spaces: [
    {
      name: 'Open office, north',
      kind: 'office',
      at: [
        [0, 0, 46, 6.5],
        [0, 6.5, 17, 5],
        [29, 6.5, 17, 5],
      ],
      furniture: [
        ...benches([4.4, 2.5], [7.4, 0], 6, 1, 5.6),
        ...benches([4.4, 8.4], [7.4, 0], 2, 1, 5.6),
        ...benches([34, 8.4], [7.4, 0], 2, 1, 5.6),
      ],
    },
    {
      name: 'Open office, south',
      kind: 'office',
      at: [
        [0, 25.5, 46, DEEP - 25.5],
        [0, 20.5, 17, 5],
        [29, 20.5, 17, 5],
      ],
      furniture: [
        ...benches([4.4, 3.7], [7.4, 0], 6, 1, 5.6),
        ...benches([4.4, -2], [7.4, 0], 2, 1, 5.6),
        ...benches([34, -2], [7.4, 0], 2, 1, 5.6),
      ],
    },
    {
      name: 'Open office, west',
      kind: 'office',
      at: [0, 11.5, 11, 9],
      furniture: benches([3, 4.5], [4, 0], 2, 1, 5.6, true),
    },
    {
      name: 'Reception, west',
      kind: 'reception',
      at: [11, 11.5, 6, 9],
      furniture: [{ put: 'sofa', against: 'left', at: 0.85 }],
    },
    {
      name: 'Reception, east',
      kind: 'reception',
      at: [29, 11.5, 6, 9],
      furniture: [{ put: 'sofa', against: 'right', at: 0.85 }],
    },
    {
      name: 'Boardroom',
      kind: 'meeting',
      at: [35, 11.5, 11, 9],
      furniture: [{ put: 'meeting for sixteen', centre: [5.4, 5.8], long: 6.6 }],
    },
    {
      name: 'Meeting 1',
      kind: 'meeting',
      at: [17, 6.5, 6, 5],
      furniture: [{ put: 'meeting for ten', centre: [2.9, 3.4] }],
    },
    {
      name: 'Meeting 2',
      kind: 'meeting',
      at: [23, 6.5, 6, 5],
      furniture: [{ put: 'meeting for ten', centre: [2.9, 3.4] }],
    },
    {
      name: 'Pantry',
      kind: 'pantry',
      at: [17, 20.5, 6, 5],
      furniture: [
        { put: 'sink', against: 'top', at: 0.2, long: 3.6 },
        { put: 'round table', centre: [1.4, 3.6] },
      ],
    },
    {
      name: 'Library',
      kind: 'meeting',
      at: [23, 20.5, 6, 5],
      furniture: [
        { put: 'shelf', against: 'top', at: 0.5, long: 4.8 },
        { put: 'sofa', against: 'right', at: 0.7 },
      ],
    },
    ...core,
  ],
  openings: [
    { open: ['Open office, north', 'Open office, west'], wide: 8 },
    { open: ['Open office, south', 'Open office, west'], wide: 8 },
    { open: ['Open office, west', 'Reception, west'], wide: 3 },
    { open: ['Reception, west', 'Open office, north'], wide: 3 },
    { open: ['Reception, east', 'Open office, north'], wide: 3 },
    { open: ['Reception, east', 'Open office, south'], wide: 3 },
    { door: ['Reception, east', 'Boardroom'], from: 0.4, wide: 1.1 },
    { door: ['Open office, north', 'Meeting 1'], side: 'bottom', from: 0.3, wide: 1 },
    { door: ['Open office, north', 'Meeting 2'], side: 'bottom', from: -0.3, wide: 1, hinge: 'end' },
    { open: ['Open office, south', 'Pantry'], side: 'top', wide: 3, from: -0.4 },
    { door: ['Open office, south', 'Library'], side: 'top', from: 0.4, wide: 1 },
    { door: ['Lobby', 'Reception, west'], from: 0.55, wide: 1.4 },
    { door: ['Lobby', 'Reception, east'], from: 0.55, wide: 1.4 },
    ...coreDoors,
    ...windowBays('Open office, north', 'top', 46, 12, 2.2),
    ...windowBays('Open office, south', 'bottom', 46, 12, 2.2),
    ...windowBays('Open office, north', 'left', 6.5, 1, 2.2),
    ...windowBays('Open office, north', 'right', 6.5, 1, 2.2),
    ...windowBays('Open office, south', 'left', 6.1, 1, 2.2),
    ...windowBays('Open office, south', 'right', 6.1, 1, 2.2),
    ...windowBays('Open office, west', 'left', 9, 2, 2.2),
    ...windowBays('Boardroom', 'right', 9, 2, 2.2),
  ],
  keyPlan: { caption: 'The western block', shapes: BLOCKS, here: [BLOCKS[0] ?? [0, 0, 1, 1]] },
};

/** The eastern half of such a floor, with the lobby's east door. */
export const kamanHalfFloor: Plan = {
  ...STONE_WALL,
  file: 'projects/kaman-quarter/plan-half-floor.webp',
  project: 'Kaman Quarter',
  title: 'Half a floor, east',
  configuration: 'Half floor',
  note: 'Floors 1 to 4; toilets in the core',
  spaces: [
    {
      name: 'Open office, north',
      kind: 'office',
      at: [0, 0, 23, 11.5],
      furniture: benches([4.4, 2.8], [7.3, 4.6], 3, 2, 5.6),
    },
    {
      name: 'Open office, south',
      kind: 'office',
      at: [
        [0, 25.5, 23, DEEP - 25.5],
        [12, 20.5, 11, 5],
      ],
      furniture: benches([4.4, 3.3], [7.3, 0], 3, 1, 5.6),
    },
    {
      name: 'Reception',
      kind: 'reception',
      at: [6, 11.5, 6, 9],
      furniture: [
        { put: 'welcome', against: 'right', at: 0.3, off: 0.6, long: 2.6 },
        { put: 'sofa', against: 'left', at: 0.06 },
      ],
    },
    {
      name: 'Boardroom',
      kind: 'meeting',
      at: [12, 11.5, 11, 9],
      furniture: [{ put: 'meeting for sixteen', centre: [5.4, 5.8], long: 6.6 }],
    },
    {
      name: 'Meeting',
      kind: 'meeting',
      at: [0, 20.5, 6, 5],
      furniture: [{ put: 'meeting for ten', centre: [2.9, 1.6] }],
    },
    {
      name: 'Pantry',
      kind: 'pantry',
      at: [6, 20.5, 6, 5],
      furniture: [
        { put: 'sink', against: 'right', at: 0.5, long: 3.6 },
        { put: 'round table', centre: [1.4, 3.6] },
      ],
    },
    { name: 'Lobby', kind: 'lobby', at: [0, 11.5, 6, 9] },
  ],
  openings: [
    { open: ['Reception', 'Open office, north'], wide: 3.4 },
    { open: ['Reception', 'Pantry'], wide: 1.8, from: 0.6 },
    { open: ['Pantry', 'Open office, south'], side: 'bottom', wide: 3 },
    { door: ['Reception', 'Boardroom'], from: -0.3, wide: 1.1, hinge: 'end' },
    { door: ['Open office, south', 'Meeting'], side: 'top', from: -0.4, wide: 1 },
    { door: ['Lobby', 'Reception'], from: 3.8, wide: 1.4 },
    ...windowBays('Open office, north', 'top', 23, 6, 2.2),
    ...windowBays('Open office, north', 'right', 11.5, 3, 2.2),
    ...windowBays('Boardroom', 'right', 9, 2, 2.2),
    ...windowBays('Open office, south', 'bottom', 23, 6, 2.2),
    ...windowBays('Open office, south', 'right', 6.1, 1, 2.2),
  ],
  keyPlan: { caption: 'Western block, eastern half', shapes: BLOCKS, here: [[23, 0, 23, 32]] },
};

/** A suite of the ground floor, its door under the arcade. */
export const kamanSuite: Plan = {
  ...STONE_WALL,
  file: 'projects/kaman-quarter/plan-suite.webp',
  project: 'Kaman Quarter',
  title: 'Suite on the ground floor',
  configuration: 'Suite',
  note: 'Door under the arcade; own toilets and pantry',
  spaces: [
    {
      name: 'Open office',
      kind: 'office',
      at: [0, 0, 15, 8.7097],
      furniture: benches([4, 2.6], [7, 3.9], 2, 2, 5.6),
    },
    {
      name: 'Meeting',
      kind: 'meeting',
      at: [0, 8.7097, 5.4, 6],
      furniture: [{ put: 'meeting for ten', centre: [2.65, 4.2] }],
    },
    {
      name: 'Reception',
      kind: 'reception',
      at: [5.4, 8.7097, 9.6, 6],
      furniture: [
        { put: 'welcome', against: 'right', at: 0.3, off: 0.7, long: 2.4 },
        { put: 'sofa', against: 'left', at: 0.85 },
        { put: 'low table', centre: [1.75, 4.15], turned: true },
      ],
    },
    {
      name: 'Cabin 1',
      kind: 'office',
      at: [15, 0, 4.5, 5],
      furniture: [{ put: 'desk', against: 'right', at: 0.5, long: 1.8 }],
    },
    {
      name: 'Cabin 2',
      kind: 'office',
      at: [19.5, 0, 4.5, 5],
      furniture: [{ put: 'desk', against: 'right', at: 0.5, long: 1.8 }],
    },
    { name: 'Passage', kind: 'passage', at: [15, 5, 9, 1.6] },
    {
      name: 'Pantry',
      kind: 'pantry',
      at: [19, 6.6, 5, 4],
      furniture: [
        { put: 'sink', against: 'right', at: 0.5, long: 2.6 },
        { put: 'round table', centre: [1.3, 2.9] },
      ],
    },
    {
      name: 'Toilets',
      kind: 'toilets',
      at: [15, 6.6, 4, 4],
      furniture: [
        { put: 'cubicles', against: 'bottom', at: 0.5, long: 3.8 },
        { put: 'basins', against: 'left', at: 0.1, long: 1.5 },
      ],
    },
    {
      name: 'Library, quiet work',
      kind: 'office',
      at: [15, 10.6, 9, 4.1097],
      furniture: [
        { put: 'shelf', against: 'top', at: 0.6, long: 4.8 },
        { put: 'bench', centre: [5.6, 2.6], long: 4.2 },
      ],
    },
    { name: 'Arcade', kind: 'pavement', at: [0, 14.7097, 24, 3.2] },
  ],
  openings: [
    { entry: 'Reception', side: 'bottom', from: 5.5, wide: 1.5 },
    { open: ['Open office', 'Reception'], wide: 4 },
    { door: ['Reception', 'Meeting'], from: 0.4, wide: 1 },
    { open: ['Open office', 'Passage'], wide: 1.4 },
    { door: ['Passage', 'Cabin 1'], from: 0.2, wide: 0.95 },
    { door: ['Passage', 'Cabin 2'], from: 0.2, wide: 0.95 },
    { door: ['Passage', 'Toilets'], from: -0.4, wide: 0.9, hinge: 'end' },
    { door: ['Passage', 'Pantry'], from: 0.6, wide: 1 },
    { door: ['Reception', 'Library, quiet work'], from: -0.5, wide: 1, hinge: 'end' },
    ...windowBays('Open office', 'top', 15, 4, 2.2),
    ...windowBays('Cabin 1', 'top', 4.5, 1, 2.2),
    ...windowBays('Cabin 2', 'top', 4.5, 1, 2.2),
    ...windowBays('Meeting', 'bottom', 5.4, 1, 2.2),
    { window: 'Reception', side: 'bottom', from: 1.2, wide: 2.2 },
    ...windowBays('Library, quiet work', 'bottom', 9, 2, 2.2),
    { window: 'Pantry', side: 'right', wide: 1.8 },
  ],
  keyPlan: { caption: 'Eastern block, north front', shapes: BLOCKS, here: [[60, 17, 24, 15]] },
};

/** A shop of six metres' front behind two arches. */
export const kamanShop: Plan = {
  ...STONE_WALL,
  file: 'projects/kaman-quarter/plan-arcade-shop.webp',
  project: 'Kaman Quarter',
  title: 'Shop under the arcade',
  configuration: 'Shop under the arcade',
  note: 'Ground floor, two arches wide',
  spaces: [
    {
      name: 'Shop',
      kind: 'shop',
      at: [0, 2.6, 6, 7],
      furniture: [
        { put: 'shelf', against: 'left', at: 0.5, long: 5.4 },
        { put: 'shelf', against: 'right', at: 0.75, long: 4.2 },
        { put: 'display table', centre: [2.95, 4.6], turned: true },
        { put: 'display table', centre: [2.95, 2], long: 1.6 },
      ],
    },
    {
      name: 'Back room',
      kind: 'store',
      at: [0, 0, 4, 2.6],
      furniture: [{ put: 'shelf', against: 'left', at: 0.5, long: 2.2 }],
    },
    {
      name: 'Toilet',
      kind: 'bath',
      at: [4, 0, 2, 2.6],
      furniture: [
        { put: 'wc', against: 'top', at: 0.8 },
        { put: 'basin', against: 'right', at: 0.75 },
      ],
    },
    { name: 'Arcade', kind: 'pavement', at: [0, 9.6, 6, 3.2] },
    { name: 'Duct', kind: 'duct', at: [4, -1.1, 2, 1.1] },
  ],
  openings: [
    { entry: 'Shop', side: 'bottom', from: 3.55, wide: 1.6 },
    { window: 'Shop', side: 'bottom', from: 0.6, wide: 2.2 },
    { door: ['Shop', 'Back room'], from: 0.9, wide: 0.9 },
    { door: ['Back room', 'Toilet'], from: -0.3, wide: 0.8, hinge: 'end' },
  ],
  keyPlan: { caption: 'The southern block, on the court', shapes: BLOCKS, here: [[48, 60, 6, 10]] },
};
