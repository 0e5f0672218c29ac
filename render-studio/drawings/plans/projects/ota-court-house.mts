import type { Rect } from '../../sheet/svg.mts';
import type { KeyPlan, Plan } from '../plan.mts';

/** Four houses round their court, the tree in its middle. */
const HOUSES: readonly Rect[] = [
  [0, 0, 8.4, 9.6],
  [9, 0, 8.4, 9.6],
  [0, 18, 8.4, 9.6],
  [9, 18, 8.4, 9.6],
  [7.5, 12.6, 2.4, 2.4],
];
const KEY: KeyPlan = { caption: 'Four houses share a court', shapes: HOUSES, here: [[0, 18, 8.4, 9.6]] };
const BRICK = { outerWall: 0.23, partition: 0.115, north: -38 } as const;

export const otaGroundFloor: Plan = {
  ...BRICK,
  file: 'projects/ota/plan-court-house-ground.webp',
  project: 'Ota',
  title: 'Court house, ground floor',
  note: 'Carpet area of both floors: 1,640 sq ft',
  spaces: [
    {
      name: 'Living',
      kind: 'living',
      at: [0, 0, 4.8, 4.6],
      furniture: [
        { put: 'sofa', against: 'left', at: 0.5 },
        { put: 'low table', centre: [1.6, 2.27], turned: true },
        { put: 'armchair', centre: [2.65, 1.75] },
        { put: 'armchair', centre: [2.65, 2.8] },
      ],
    },
    {
      name: 'Dining',
      kind: 'dining',
      at: [4.8, 0, 3.6, 4.6],
      furniture: [{ put: 'dining for six', centre: [1.75, 2], turned: true }],
    },
    { name: 'Stair', kind: 'own stair', at: [0, 4.6, 3.4, 2.2], towards: 'left' },
    { name: 'Hall', kind: 'foyer', at: [3.4, 4.6, 1.7, 5] },
    {
      name: 'Kitchen',
      kind: 'kitchen',
      at: [5.1, 4.6, 3.3, 3],
      furniture: [
        { put: 'sink', against: 'right', at: 0.7, long: 1.5 },
        { put: 'hob', against: 'left', at: 1, long: 1.9 },
        { put: 'fridge', against: 'right', at: 0 },
      ],
    },
    {
      name: 'Bedroom 3',
      kind: 'bedroom',
      at: [0, 6.8, 3.4, 2.8],
      furniture: [
        { put: 'double bed', against: 'left', at: 0.9 },
        { put: 'wardrobe', against: 'right', at: 1, long: 1.6 },
      ],
    },
    {
      name: 'Bath 1',
      kind: 'bath',
      at: [5.1, 7.6, 1.7, 2],
      furniture: [
        { put: 'shower', against: 'bottom', at: 1, long: 0.85 },
        { put: 'wc', against: 'top', at: 1 },
        { put: 'basin', against: 'top', at: 0.2, long: 0.55 },
      ],
    },
    {
      name: 'Wash yard',
      kind: 'dry balcony',
      at: [6.8, 7.6, 1.6, 2],
      furniture: [{ put: 'washing machine', against: 'bottom', at: 0.5 }],
    },
    {
      name: 'Verandah',
      kind: 'verandah',
      at: [0, -1.8, 8.4, 1.8],
      furniture: [
        { put: 'plant', centre: [0.5, 0.5] },
        { put: 'plant', centre: [7.9, 0.5] },
      ],
    },
    { name: 'Ota', kind: 'verandah', at: [2.4, 9.6, 3.7, 1.5] },
  ],
  openings: [
    { entry: 'Hall', side: 'bottom', from: 0.3, wide: 1.1, hinge: 'end' },
    { open: ['Living', 'Dining'], wide: 3.2 },
    { open: ['Hall', 'Living'], wide: 1.1 },
    { open: ['Hall', 'Stair'] },
    { door: ['Dining', 'Kitchen'], from: 0.9, wide: 0.9, hinge: 'end' },
    { door: ['Kitchen', 'Wash yard'], from: 0.5, wide: 0.8 },
    { door: ['Hall', 'Bedroom 3'], from: 0.2, wide: 0.9 },
    { door: ['Hall', 'Bath 1'], from: 0.85, wide: 0.78 },
    { slide: ['Living', 'Verandah'], wide: 3.2 },
    { slide: ['Dining', 'Verandah'], wide: 2.4 },
    { window: 'Kitchen', side: 'right', wide: 1.6, from: 0.9 },
    { window: 'Bedroom 3', side: 'bottom', wide: 1.8 },
    { window: 'Bedroom 3', side: 'left', wide: 1.2, from: 0.5 },
    { window: 'Bath 1', side: 'bottom', wide: 0.6 },
  ],
  keyPlan: KEY,
};

export const otaFirstFloor: Plan = {
  ...BRICK,
  file: 'projects/ota/plan-court-house-first.webp',
  project: 'Ota',
  title: 'Court house, first floor',
  note: 'Carpet area of both floors: 1,640 sq ft',
  spaces: [
    {
      name: 'Main bath',
      kind: 'bath',
      at: [0, 0, 1.8, 2.8],
      furniture: [
        { put: 'shower', against: 'top', at: 0.5, long: 1.2 },
        { put: 'wc', against: 'left', at: 0.62 },
        { put: 'basin', against: 'right', at: 0.62 },
      ],
    },
    {
      name: 'Dressing',
      kind: 'dressing',
      at: [0, 2.8, 1.8, 1.8],
      furniture: [{ put: 'wardrobe', against: 'bottom', at: 0.5, long: 1.65 }],
    },
    {
      name: 'Main bedroom',
      kind: 'bedroom',
      at: [1.8, 0, 4, 4.6],
      furniture: [
        { put: 'bed', against: 'right', at: 0.25 },
        { put: 'television', against: 'left', at: 0.18, long: 1.4 },
      ],
    },
    {
      name: 'Study',
      kind: 'study',
      at: [5.8, 2.2, 2.6, 2.4],
      furniture: [{ put: 'desk', against: 'right', at: 1, long: 1.2 }],
    },
    {
      name: 'Terrace',
      kind: 'terrace',
      at: [5.8, 0, 2.6, 2.2],
      furniture: [{ put: 'plant', centre: [1.9, 0.45] }],
    },
    { name: 'Stair', kind: 'own stair', at: [0, 4.6, 3.4, 2.2], towards: 'left' },
    {
      name: 'Landing',
      kind: 'passage',
      at: [3.4, 4.6, 5, 2.2],
      furniture: [{ put: 'small sofa', against: 'right', at: 0.5 }],
    },
    {
      name: 'Bedroom 2',
      kind: 'bedroom',
      at: [0, 6.8, 4.5, 2.8],
      furniture: [
        { put: 'double bed', against: 'left', at: 0.9 },
        { put: 'wardrobe', against: 'top', at: 0.1, long: 2 },
      ],
    },
    {
      name: 'Bath 2',
      kind: 'bath',
      at: [4.5, 6.8, 1.7, 2.8],
      furniture: [
        { put: 'shower', against: 'bottom', at: 0.5, long: 1.2 },
        { put: 'wc', against: 'right', at: 0.3 },
        { put: 'basin', against: 'top', at: 0.05, long: 0.6 },
      ],
    },
    {
      name: 'Library',
      kind: 'study',
      at: [6.2, 6.8, 2.2, 2.8],
      furniture: [
        { put: 'shelf', against: 'right', at: 0.5, long: 2.4 },
        { put: 'armchair', against: 'bottom', at: 0.15 },
      ],
    },
  ],
  openings: [
    { open: ['Landing', 'Stair'] },
    { door: ['Landing', 'Main bedroom'], from: 0.2, wide: 0.9 },
    { door: ['Main bedroom', 'Dressing'], from: 0.15, wide: 0.85 },
    { door: ['Dressing', 'Main bath'], from: 0.15, wide: 0.78 },
    { door: ['Landing', 'Study'], from: 0.15, wide: 0.9 },
    { slide: ['Study', 'Terrace'], wide: 1.5 },
    { door: ['Landing', 'Bedroom 2'], from: 0.12, wide: 0.9, hinge: 'end' },
    { door: ['Bedroom 2', 'Bath 2'], from: 0.8, wide: 0.78, hinge: 'end' },
    { door: ['Landing', 'Library'], from: 0.15, wide: 0.85 },
    { window: 'Main bedroom', side: 'top', wide: 2.4 },
    { window: 'Main bath', side: 'left', wide: 0.6 },
    { window: 'Landing', side: 'right', wide: 1.2 },
    { window: 'Bedroom 2', side: 'bottom', wide: 2 },
    { window: 'Bedroom 2', side: 'left', wide: 1.2, from: 0.4 },
    { window: 'Bath 2', side: 'bottom', wide: 0.6 },
    { window: 'Library', side: 'bottom', wide: 1.2 },
  ],
  keyPlan: KEY,
};
