import type { Plan } from '../plan.mts';
import { MEANDER_HOMES, meanderKey } from './meander-floor-key.mts';
import { balconyRound, bandBefore, bandBeside, IN_THE_SQUARE, OUTER_WALL, PIER } from './meander-tower.mts';

/**
 * Type B: three bedrooms, each with a bath of its own or across the passage. The rooms in `kit/rooms/meander/` are
 * rendered after it: its walls stay straight where they are seen, and the corner of the living room is a small curve
 * behind the curtains; the balcony goes round it with the tower's edge.
 */
export const meanderThreeBedrooms: Plan = {
  file: 'projects/meander/plan-3bhk-b.webp',
  project: 'Meander',
  title: 'Three bedrooms, type B',
  configuration: '3 BHK',
  note: 'One home on every floor, 2 to 29',
  outerWall: OUTER_WALL,
  partition: 0.1,
  north: -24,
  spaces: [
    {
      name: 'Living, dining',
      kind: 'living',
      at: [0, 0, 5.1, 6.2],
      round: { corner: 'top left', radius: PIER },
      furniture: [
        { put: 'sofa', against: 'right', at: 0.14 },
        { put: 'low table', centre: [3.2, 1.85], turned: true },
        { put: 'armchair', centre: [2.35, 1.1] },
        { put: 'armchair', centre: [2.5, 2.9] },
        { put: 'dining for six', centre: [1.15, 4.85] },
      ],
    },
    {
      name: 'Kitchen',
      kind: 'kitchen',
      at: [0, 6.2, 2.9, 2.9],
      furniture: [
        { put: 'fridge', against: 'left', at: 0.02 },
        { put: 'sink', against: 'left', at: 1, long: 2.0 },
        { put: 'hob', against: 'right', at: 1, long: 2.0 },
      ],
    },
    {
      name: 'Pooja',
      kind: 'pooja',
      at: [2.9, 6.2, 1.05, 1.1],
      furniture: [{ put: 'altar', against: 'left', at: 0.5 }],
    },
    {
      name: 'Foyer',
      kind: 'foyer',
      at: [
        [2.9, 7.3, 2.2, 1.8],
        [3.95, 6.2, 1.15, 1.1],
      ],
      furniture: [{ put: 'shelf', against: 'right', at: 0.9, long: 1.2 }],
    },
    {
      name: 'Bedroom 2',
      kind: 'bedroom',
      at: [5.1, 0, 3.5, 3.9],
      furniture: [
        { put: 'queen bed', against: 'left', at: 0.1 },
        { put: 'wardrobe', against: 'right', at: 0.1, long: 2 },
      ],
    },
    {
      name: 'Main bedroom',
      kind: 'bedroom',
      at: [8.6, 0, 4.1, 3.9],
      furniture: [
        { put: 'bed', against: 'left', at: 0.34, long: 2.4 },
        { put: 'wardrobe', against: 'bottom', at: 1, long: 1.8 },
        { put: 'television', against: 'right', at: 0.32, long: 1.5 },
      ],
    },
    { name: 'Passage', kind: 'passage', at: [5.1, 3.9, 4.6, 1.1] },
    {
      name: 'Main bath',
      kind: 'bath',
      at: [9.7, 3.9, 3, 1.7],
      furniture: [
        { put: 'two basins', against: 'bottom', at: 0 },
        { put: 'wc', against: 'bottom', at: 0.64 },
        { put: 'shower', against: 'right', at: 1 },
      ],
    },
    {
      name: 'Bedroom 3',
      kind: 'bedroom',
      at: [
        [8.4, 5.6, 4.3, 3.418],
        [8.4, 5, 1.3, 0.6],
      ],
      furniture: [
        { put: 'queen bed', against: 'bottom', at: 0.85 },
        { put: 'wardrobe', against: 'left', at: 1, long: 1.8 },
        { put: 'desk', against: 'top', at: 0.92 },
      ],
    },
    {
      name: 'Bath 1',
      kind: 'bath',
      at: [5.1, 5, 1.65, 2.6],
      furniture: [
        { put: 'shower', against: 'bottom', at: 0 },
        { put: 'wc', against: 'left', at: 0.45 },
        { put: 'basin', against: 'right', at: 0.96 },
      ],
    },
    {
      name: 'Bath 2',
      kind: 'bath',
      at: [6.75, 5, 1.65, 2.6],
      furniture: [
        { put: 'shower', against: 'bottom', at: 0 },
        { put: 'wc', against: 'left', at: 0.45 },
        { put: 'basin', against: 'top', at: 0.1 },
      ],
    },
    { name: 'Duct', kind: 'duct', at: [5.1, 7.6, 3.3, 0.9] },
    {
      name: 'Balcony',
      kind: 'balcony',
      at: [
        [-1.97, -1.97, 10.57, 1.97],
        [-1.97, 0, 1.97, 6.2],
      ],
      outline: balconyRound(IN_THE_SQUARE, [6.2, 'rail'], [8.6, 'screen']),
      furniture: [
        { put: 'plant', centre: [1.05, 3.4] },
        { put: 'plant', centre: [1.05, 4] },
        { put: 'round table', centre: [8.2, 0.75] },
      ],
    },
    {
      name: 'Balcony 2',
      kind: 'balcony',
      at: [8.6, -1.97, 4.26, 1.97],
      outline: bandBefore(IN_THE_SQUARE, [8.6, 'screen'], [12.86, 'rail']),
      furniture: [{ put: 'plant', centre: [3.9, 1.3] }],
    },
    {
      name: 'Ledge',
      kind: 'ledge',
      at: [-1.97, 6.2, 1.97, 3.06],
      outline: bandBeside(IN_THE_SQUARE, [9.26, 'rail'], [6.2, 'screen']),
    },
    {
      name: 'Dry balcony',
      kind: 'dry balcony',
      at: [0, 9.1, 2.9, 1.62],
      furniture: [{ put: 'washing machine', against: 'left', at: 0.1 }],
    },
  ],
  openings: [
    { entry: 'Foyer', side: 'bottom', from: 0.15, hinge: 'start' },
    { open: ['Living, dining', 'Foyer'], wide: 1 },
    { open: ['Foyer', 'Pooja'], wide: 0.8 },
    { door: ['Living, dining', 'Kitchen'], from: -0.12, wide: 0.8, hinge: 'end' },
    { door: ['Kitchen', 'Dry balcony'], from: 1.05, wide: 0.8 },
    { window: 'Kitchen', side: 'left', wide: 1.2 },
    { slide: ['Living, dining', 'Balcony'], side: 'top', wide: 3.9, from: 0 },
    { window: 'Living, dining', side: 'left', wide: 2.4, from: 0.3 },
    { open: ['Living, dining', 'Passage'], from: 0.06, wide: 0.98 },
    { door: ['Passage', 'Bedroom 2'], from: -0.12 },
    { door: ['Passage', 'Main bedroom'], from: 0.1 },
    { door: ['Passage', 'Bedroom 3'], from: 0.25, hinge: 'end' },
    { door: ['Passage', 'Bath 1'], from: -0.15, wide: 0.76, hinge: 'end' },
    { door: ['Bedroom 3', 'Bath 2'], from: 0.75, wide: 0.76 },
    { door: ['Main bedroom', 'Main bath'], from: 0.15, wide: 0.76 },
    { window: 'Bedroom 2', side: 'top', wide: 2 },
    { slide: ['Main bedroom', 'Balcony 2'], from: -0.15, wide: 1.9 },
    { window: 'Main bath', side: 'right', wide: 0.6, from: 0.2 },
    { window: 'Bedroom 3', side: 'right', wide: 1.8, from: 0.5 },
  ],
  keyPlan: meanderKey('The corner to the north-east', [MEANDER_HOMES.northEast]),
};
