import type { Plan } from '../plan.mts';
import { MEANDER_FLOOR, MEANDER_HOMES } from './meander-floor-key.mts';

/** Type A: the smaller corner, living room to the river. */
export const meanderTwoBedrooms: Plan = {
  file: 'projects/meander/plan-2bhk-a.webp',
  project: 'Meander',
  title: 'Two bedrooms, type A',
  configuration: '2 BHK',
  note: 'Two homes on every floor, 2 to 29',
  outerWall: 0.16,
  partition: 0.1,
  north: 24,
  spaces: [
    {
      name: 'Living, dining',
      kind: 'living',
      at: [0, 0, 4.4, 4.9],
      furniture: [
        { put: 'sofa', against: 'right', at: 0.2 },
        { put: 'low table', centre: [2.55, 1.55], turned: true },
        { put: 'armchair', centre: [2.6, 2.95] },
        { put: 'dining for four', centre: [0.95, 3.95] },
      ],
    },
    {
      name: 'Kitchen',
      kind: 'kitchen',
      at: [0, 4.9, 2.8, 2.7],
      furniture: [
        { put: 'fridge', against: 'left', at: 0.02 },
        { put: 'sink', against: 'left', at: 1, long: 1.8 },
        { put: 'hob', against: 'right', at: 1, long: 1.6 },
      ],
    },
    {
      name: 'Foyer',
      kind: 'foyer',
      at: [2.8, 4.9, 1.6, 2.7],
      furniture: [{ put: 'shelf', against: 'right', at: 0.5, long: 1.2 }],
    },
    {
      name: 'Bedroom',
      kind: 'bedroom',
      at: [4.4, 0, 3.2, 3.65],
      furniture: [
        { put: 'queen bed', against: 'left', at: 0.05 },
        { put: 'wardrobe', against: 'right', at: 0.5, long: 1.5 },
      ],
    },
    {
      name: 'Main bedroom',
      kind: 'bedroom',
      at: [7.6, 0, 3.4, 4.75],
      furniture: [
        { put: 'bed', against: 'right', at: 0.25 },
        { put: 'shelf', against: 'left', at: 0.2, long: 1.6 },
      ],
    },
    { name: 'Passage', kind: 'passage', at: [4.4, 3.65, 3.2, 1.1] },
    {
      name: 'Bath 1',
      kind: 'bath',
      at: [4.4, 4.75, 2.3, 1.6136],
      furniture: [
        { put: 'shower', against: 'left', at: 1 },
        { put: 'wc', against: 'bottom', at: 0.58 },
        { put: 'basin', against: 'bottom', at: 1 },
      ],
    },
    {
      name: 'Dressing',
      kind: 'dressing',
      at: [6.7, 4.75, 1.9, 1.6136],
      furniture: [{ put: 'wardrobe', against: 'bottom', at: 0.5, long: 1.8 }],
    },
    {
      name: 'Bath 2',
      kind: 'bath',
      at: [8.6, 4.75, 2.4, 1.6136],
      furniture: [
        { put: 'shower', against: 'right', at: 1 },
        { put: 'wc', against: 'bottom', at: 0.45 },
        { put: 'basin', against: 'bottom', at: 0 },
      ],
    },
    {
      name: 'Balcony',
      kind: 'balcony',
      at: [
        [-1.96, -1.96, 6.36, 1.96],
        [-1.96, 0, 1.96, 4.9],
      ],
      furniture: [
        { put: 'round table', centre: [0.95, 1] },
        { put: 'plant', centre: [2.2, 0.4] },
        { put: 'plant', centre: [2.75, 0.4] },
      ],
    },
    {
      name: 'Dry balcony',
      kind: 'dry balcony',
      at: [0, 7.6, 2.8, 1.46],
      furniture: [{ put: 'washing machine', against: 'left', at: 0.6 }],
    },
    { name: 'Duct', kind: 'duct', at: [4.4, 6.3636, 2.6, 0.8] },
  ],
  openings: [
    { entry: 'Foyer', side: 'bottom', from: 0.15, hinge: 'end' },
    { open: ['Living, dining', 'Foyer'], wide: 1.3 },
    { door: ['Foyer', 'Kitchen'], from: 0.15, hinge: 'end', wide: 0.8 },
    { door: ['Kitchen', 'Dry balcony'], from: 1.2, wide: 0.8 },
    { window: 'Kitchen', side: 'left', wide: 1.1 },
    { slide: ['Living, dining', 'Balcony'], side: 'top', wide: 3.4 },
    { window: 'Living, dining', side: 'left', wide: 1.8, from: 1 },
    { open: ['Living, dining', 'Passage'], from: 0.06, wide: 0.98 },
    { door: ['Passage', 'Bedroom'], from: -0.12 },
    { door: ['Passage', 'Main bedroom'], from: 0.1 },
    { door: ['Passage', 'Bath 1'], from: -0.12, wide: 0.76 },
    { door: ['Main bedroom', 'Dressing'], wide: 0.78 },
    { door: ['Main bedroom', 'Bath 2'], from: 0.25, wide: 0.76 },
    { window: 'Bedroom', side: 'top', wide: 1.8 },
    { window: 'Main bedroom', side: 'top', wide: 2.2 },
    { window: 'Main bedroom', side: 'right', wide: 1.2, from: 1.6 },
    { window: 'Bath 2', side: 'right', wide: 0.6, from: 0.3 },
  ],
  keyPlan: {
    caption: 'Both corners to the west',
    shapes: MEANDER_FLOOR,
    here: [MEANDER_HOMES.northWest, MEANDER_HOMES.southWest],
  },
};
