import type { Plan } from '../plan.mts';
import { MEANDER_HOMES, meanderKey } from './meander-floor-key.mts';
import { balconyRound, bandBeside, IN_THE_CURVE, OUTER_WALL, ROOM_CORNER } from './meander-tower.mts';

/** Type A: the smaller corner, living room to the river; its outer wall goes round with the tower. */
export const meanderTwoBedrooms: Plan = {
  file: 'projects/meander/plan-2bhk-a.webp',
  project: 'Meander',
  title: 'Two bedrooms, type A',
  configuration: '2 BHK',
  note: 'Two homes on every floor, 2 to 29',
  outerWall: OUTER_WALL,
  partition: 0.1,
  north: 24,
  spaces: [
    {
      name: 'Living, dining',
      kind: 'living',
      at: [0, 0, 5.4, 4.9],
      round: { corner: 'top left', radius: ROOM_CORNER },
      furniture: [
        { put: 'sofa', against: 'right', at: 0.2 },
        { put: 'low table', centre: [3.75, 1.65], turned: true },
        { put: 'armchair', centre: [2.75, 1.2] },
        { put: 'dining for four', centre: [1.15, 3.7] },
      ],
    },
    {
      name: 'Kitchen',
      kind: 'kitchen',
      at: [0, 4.9, 3, 2.7],
      furniture: [
        { put: 'fridge', against: 'top', at: 0.4 },
        { put: 'sink', against: 'left', at: 1, long: 1.55 },
        { put: 'hob', against: 'right', at: 1, long: 1.6 },
      ],
    },
    {
      name: 'Foyer',
      kind: 'foyer',
      at: [3, 4.9, 2.4, 2.7],
      furniture: [{ put: 'shelf', against: 'right', at: 0.5, long: 1.4 }],
    },
    {
      name: 'Bedroom',
      kind: 'bedroom',
      at: [5.4, 0, 3.2, 3.1],
      furniture: [
        { put: 'double bed', against: 'left', at: 0.12 },
        { put: 'wardrobe', against: 'right', at: 0.3, long: 1.5 },
      ],
    },
    {
      name: 'Main bedroom',
      kind: 'bedroom',
      at: [8.6, 0, 3.4, 4.12],
      furniture: [
        { put: 'bed', against: 'right', at: 0.6 },
        { put: 'shelf', against: 'left', at: 0.35, long: 1.6 },
      ],
    },
    { name: 'Passage', kind: 'passage', at: [5.4, 3.1, 3.2, 1.02] },
    {
      name: 'Bath 1',
      kind: 'bath',
      at: [5.4, 4.12, 2.3, 1.5712],
      furniture: [
        { put: 'shower', against: 'left', at: 1 },
        { put: 'wc', against: 'bottom', at: 0.58 },
        { put: 'basin', against: 'bottom', at: 1 },
      ],
    },
    {
      name: 'Dressing',
      kind: 'dressing',
      at: [7.7, 4.12, 1.9, 1.5712],
      furniture: [{ put: 'wardrobe', against: 'bottom', at: 0.5, long: 1.8 }],
    },
    {
      name: 'Bath 2',
      kind: 'bath',
      at: [9.6, 4.12, 2.4, 1.5712],
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
        [-1.66, -1.66, 13.82, 1.66],
        [-1.66, 0, 1.5, 4.9],
      ],
      outline: balconyRound(IN_THE_CURVE, [4.9, 'screen'], [12.16, 'rail']),
      furniture: [
        { put: 'plant', centre: [1, 2.8] },
        { put: 'plant', centre: [0.75, 3.4] },
        { put: 'round table', centre: [8.15, 0.7] },
      ],
    },
    {
      name: 'Dry balcony',
      kind: 'dry balcony',
      at: [-1.66, 4.9, 1.66, 2.86],
      outline: bandBeside(IN_THE_CURVE, [7.76, 'rail'], [4.9, 'screen']),
      furniture: [{ put: 'washing machine', against: 'bottom', at: 0.5 }],
    },
    { name: 'Duct', kind: 'duct', at: [5.4, 5.6912, 6.6, 0.7] },
  ],
  openings: [
    { entry: 'Foyer', side: 'bottom', from: 0.15, hinge: 'end' },
    { open: ['Living, dining', 'Foyer'], wide: 1.5 },
    { door: ['Foyer', 'Kitchen'], from: 0.15, hinge: 'end', wide: 0.8 },
    { door: ['Kitchen', 'Dry balcony'], from: 0.12, wide: 0.8 },
    { window: 'Kitchen', side: 'left', wide: 1.3, from: -0.2 },
    { curve: 'Living, dining', wide: 5.6 },
    { slide: ['Living, dining', 'Balcony'], side: 'top', wide: 1.4 },
    { open: ['Living, dining', 'Passage'], from: 0.06, wide: 0.9 },
    { door: ['Passage', 'Bedroom'], from: -0.12 },
    { door: ['Passage', 'Main bedroom'], from: 0.1 },
    { door: ['Passage', 'Bath 1'], from: -0.12, wide: 0.76 },
    { door: ['Main bedroom', 'Dressing'], from: 0.12, wide: 0.78 },
    { door: ['Main bedroom', 'Bath 2'], from: 0.25, wide: 0.76 },
    { window: 'Bedroom', side: 'top', wide: 1.8 },
    { slide: ['Main bedroom', 'Balcony'], wide: 2.4 },
  ],
  keyPlan: meanderKey('Both corners to the west', [MEANDER_HOMES.northWest, MEANDER_HOMES.southWest]),
};
