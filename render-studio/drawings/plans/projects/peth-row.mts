import type { Rect } from '../../sheet/svg.mts';
import type { Plan } from '../plan.mts';
import { benches } from './office-furniture.mts';

/** The row as the key plan sees it: forty fronts along the pavement, the square in their middle. */
export const PETH_FRONTS: readonly Rect[] = Array.from(
  { length: 40 },
  (_, index) => [index * 4.5 + (index > 19 ? 14 : 0), 0, 4.5, 16] as const,
);
const front = (index: number, count = 1): readonly Rect[] => PETH_FRONTS.slice(index, index + count);
const WALLS = { outerWall: 0.2, partition: 0.1, north: 200, project: 'Peth Row' } as const;

/** A narrow front and a deep plot, as in the old peths; the mezzanine looks down into the shop. */
export const pethShop: Plan = {
  ...WALLS,
  file: 'projects/peth-row/plan-shop.webp',
  title: 'Shop and mezzanine',
  configuration: 'Shop',
  note: 'Front of 4.5 m; the mezzanine is drawn beside the shop',
  spaces: [
    {
      name: 'Shop',
      kind: 'shop',
      at: [0, 4.4, 4.3, 6.6],
      furniture: [
        { put: 'shelf', against: 'left', at: 0.7, long: 4.8 },
        { put: 'shelf', against: 'right', at: 0.1, long: 3 },
        { put: 'display table', centre: [2.1, 2.4], turned: true },
        { put: 'counter', against: 'right', at: 0.78, long: 1.1 },
      ],
    },
    { name: 'Stair', kind: 'own stair', at: [0, 2.2, 2.9, 2.2], towards: 'left' },
    { name: 'Passage', kind: 'passage', at: [2.9, 2.2, 1.4, 2.2] },
    {
      name: 'Back room',
      kind: 'store',
      at: [0, 0, 2.5, 2.2],
      furniture: [{ put: 'shelf', against: 'top', at: 0.5, long: 2.2 }],
    },
    {
      name: 'Toilet',
      kind: 'bath',
      at: [2.5, 0, 1.8, 2.2],
      furniture: [
        { put: 'wc', against: 'top', at: 0.1 },
        { put: 'basin', against: 'right', at: 0.3, long: 0.5 },
      ],
    },
    { name: 'Pavement', kind: 'pavement', at: [-0.2, 11, 4.7, 2.2] },
    { name: 'Stair to mezzanine', kind: 'own stair', at: [7.2, 2.2, 2.9, 2.2], towards: 'left' },
    { name: 'Landing', kind: 'passage', at: [10.1, 2.2, 1.4, 2.2] },
    {
      name: 'Mezzanine',
      kind: 'office',
      at: [7.2, 4.4, 4.3, 3.2201],
      furniture: [
        { put: 'desk', against: 'right', at: 0.8, long: 1.4 },
        { put: 'shelf', against: 'left', at: 0.5, long: 2.4 },
      ],
    },
    { name: 'Open to the shop below', kind: 'void', at: [7.2, 7.6201, 4.3, 3.3799] },
  ],
  openings: [
    { entry: 'Shop', side: 'bottom', from: 2.7, wide: 1.2, hinge: 'end' },
    { window: 'Shop', side: 'bottom', from: 0.25, wide: 2.2 },
    { open: ['Shop', 'Passage'], wide: 1.1 },
    { open: ['Passage', 'Stair'] },
    { door: ['Passage', 'Toilet'], from: 0.25, wide: 0.78 },
    { door: ['Stair', 'Back room'], from: 0.2, wide: 0.8 },
    { window: 'Toilet', side: 'top', wide: 0.6 },
    { open: ['Stair to mezzanine', 'Landing'] },
    { open: ['Landing', 'Mezzanine'], wide: 1.1 },
    { window: 'Mezzanine', side: 'bottom', wide: 3.4 },
  ],
  keyPlan: { caption: 'The ninth front from the square', shapes: PETH_FRONTS, here: front(11) },
};

/** Two windows to the street, one to the back lane. */
export const pethOffice: Plan = {
  ...WALLS,
  file: 'projects/peth-row/plan-office.webp',
  title: 'Small office',
  configuration: 'Office',
  note: 'First to third floor, above one shop',
  spaces: [
    {
      name: 'Open office',
      kind: 'office',
      at: [0, 3.9, 4.4, 6.2348],
      furniture: [
        ...benches([2.15, 2.7], [0, 0], 1, 1, 2.8, true),
        { put: 'shelf', against: 'left', at: 0.2, long: 1.8 },
      ],
    },
    {
      name: 'Meeting',
      kind: 'meeting',
      at: [0, 0, 2.8, 2.5],
      furniture: [{ put: 'meeting for four', centre: [0.85, 1.2], turned: true }],
    },
    { name: 'Passage', kind: 'passage', at: [0, 2.5, 2.8, 1.4] },
    {
      name: 'Toilet',
      kind: 'bath',
      at: [2.8, 0, 1.6, 2],
      furniture: [
        { put: 'wc', against: 'top', at: 0.85 },
        { put: 'basin', against: 'right', at: 0.95, long: 0.5 },
      ],
    },
    {
      name: 'Pantry',
      kind: 'pantry',
      at: [2.8, 2, 1.6, 1.9],
      furniture: [{ put: 'sink', against: 'right', at: 0.5, long: 1.6 }],
    },
    {
      name: 'Balcony',
      kind: 'balcony',
      at: [0, 10.1348, 4.4, 1.5],
      furniture: [{ put: 'plant', centre: [0.5, 0.9] }],
    },
  ],
  openings: [
    { entry: 'Passage', side: 'left', from: 0.2, wide: 1 },
    { open: ['Passage', 'Open office'], wide: 1.4, from: -0.2 },
    { door: ['Passage', 'Meeting'], from: -0.2, wide: 0.85, hinge: 'end' },
    { open: ['Passage', 'Pantry'], wide: 0.9 },
    { door: ['Pantry', 'Toilet'], from: 0.12, wide: 0.78 },
    { slide: ['Open office', 'Balcony'], wide: 2.6 },
    { window: 'Meeting', side: 'top', wide: 1.6 },
    { window: 'Toilet', side: 'top', wide: 0.6 },
  ],
  keyPlan: { caption: 'Above the ninth front', shapes: PETH_FRONTS, here: front(11) },
};

/** The end of the row, with windows on two streets. */
export const pethCornerOffice: Plan = {
  ...WALLS,
  file: 'projects/peth-row/plan-corner-office.webp',
  title: 'Corner office',
  configuration: 'Corner office',
  note: 'First to third floor, where the row ends at the square',
  spaces: [
    {
      name: 'Open office',
      kind: 'office',
      at: [0, 5, 9.2, 8.5315],
      furniture: [
        ...benches([2.6, 2.2], [0, 0], 1, 1, 4.2),
        ...benches([2.6, 5.9], [0, 0], 1, 1, 4.2),
        { put: 'round table', centre: [7.6, 6.6] },
      ],
    },
    {
      name: 'Reception',
      kind: 'reception',
      at: [0, 2.2, 4, 2.8],
      furniture: [{ put: 'small sofa', against: 'right', at: 0.8 }],
    },
    {
      name: 'Pantry',
      kind: 'pantry',
      at: [0, 0, 2.4, 2.2],
      furniture: [{ put: 'sink', against: 'top', at: 0.5, long: 2.2 }],
    },
    {
      name: 'Toilet',
      kind: 'bath',
      at: [2.4, 0, 1.6, 2.2],
      furniture: [
        { put: 'wc', against: 'top', at: 0.9 },
        { put: 'basin', against: 'top', at: 0.05, long: 0.55 },
      ],
    },
    {
      name: 'Meeting',
      kind: 'meeting',
      at: [4, 0, 5.2, 5],
      furniture: [{ put: 'meeting for ten', centre: [2.55, 1.7] }],
    },
    {
      name: 'Balcony',
      kind: 'balcony',
      at: [0, 13.5315, 9.2, 1.6],
      furniture: [{ put: 'plant', centre: [0.5, 0.9] }],
    },
  ],
  openings: [
    { entry: 'Reception', side: 'left', from: 0.4, wide: 1.05 },
    { open: ['Reception', 'Open office'], wide: 2.4 },
    { open: ['Reception', 'Pantry'], wide: 1.2, from: 0.3 },
    { door: ['Reception', 'Toilet'], from: 0.4, wide: 0.78 },
    { door: ['Open office', 'Meeting'], from: 0.4, wide: 1 },
    { slide: ['Open office', 'Balcony'], wide: 5 },
    { window: 'Open office', side: 'right', from: 1, wide: 2.6 },
    { window: 'Open office', side: 'right', from: 4.9, wide: 2.6 },
    { window: 'Meeting', side: 'right', wide: 2.6 },
    { window: 'Meeting', side: 'top', wide: 2.6 },
    { window: 'Toilet', side: 'top', wide: 0.6 },
    { window: 'Pantry', side: 'top', wide: 1 },
  ],
  keyPlan: { caption: 'Where the row meets the square', shapes: PETH_FRONTS, here: front(18, 2) },
};
