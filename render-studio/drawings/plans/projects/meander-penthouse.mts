import { movedOutline } from '../outline.mts';
import type { Plan } from '../plan.mts';
import { MEANDER_HOMES, meanderKey } from './meander-floor-key.mts';
import { balconyRound, bandBeside, IN_THE_CURVE, OUTER_WALL, ROOM_CORNER } from './meander-tower.mts';

/** How far the upper floor is drawn to the right of the lower one. */
const UPPER = 16.9;

/** Two floors under the roof, joined by a stair of their own; the upper one is drawn beside the lower. */
export const meanderPenthouse: Plan = {
  file: 'projects/meander/plan-penthouse.webp',
  project: 'Meander',
  title: 'Duplex penthouse',
  configuration: 'Duplex penthouse',
  note: 'Floors 30 and 31; the upper floor is on the right',
  outerWall: OUTER_WALL,
  partition: 0.1,
  north: 156,
  spaces: [
    {
      name: 'Living',
      kind: 'living',
      at: [0, 0, 6.2, 4.2],
      round: { corner: 'top left', radius: ROOM_CORNER },
      furniture: [
        { put: 'sofa', against: 'right', at: 0.7, long: 2.6 },
        { put: 'low table', centre: [4.3, 2.4], turned: true },
        { put: 'armchair', centre: [3.3, 1.9] },
        { put: 'armchair', centre: [3.3, 2.9] },
      ],
    },
    {
      name: 'Dining',
      kind: 'dining',
      at: [0, 4.2, 6.2, 4.2],
      furniture: [{ put: 'dining for ten', centre: [2.4, 2.1] }],
    },
    {
      name: 'Kitchen',
      kind: 'kitchen',
      at: [0, 8.4, 3.6, 3.2],
      furniture: [
        { put: 'fridge', against: 'top', at: 0.35 },
        { put: 'sink', against: 'left', at: 1, long: 2 },
        { put: 'hob', against: 'right', at: 1, long: 2 },
      ],
    },
    {
      name: 'Pooja',
      kind: 'pooja',
      at: [3.6, 8.4, 1.35, 1.2],
      furniture: [{ put: 'altar', against: 'top', at: 0.5 }],
    },
    {
      name: 'Foyer',
      kind: 'foyer',
      at: [
        [3.6, 9.6, 2.6, 2],
        [4.95, 8.4, 1.25, 1.2],
      ],
      furniture: [{ put: 'shelf', against: 'right', at: 0.5, long: 1.5 }],
    },
    {
      name: 'Family room',
      kind: 'living',
      at: [6.2, 0, 3.4, 4.2],
      furniture: [
        { put: 'sofa', against: 'left', at: 0.3 },
        { put: 'television', against: 'right', at: 0.3, long: 1.6 },
      ],
    },
    {
      name: 'Guest room',
      kind: 'bedroom',
      at: [9.6, 0, 3.9, 4.2],
      furniture: [
        { put: 'queen bed', against: 'right', at: 0.15 },
        { put: 'wardrobe', against: 'left', at: 0.15, long: 1.9 },
      ],
    },
    { name: 'Passage', kind: 'passage', at: [6.2, 4.2, 7.3, 1.2] },
    { name: 'Stair', kind: 'own stair', at: [6.2, 5.4, 2.5, 4.9671], towards: 'bottom' },
    {
      name: 'Bath 1',
      kind: 'bath',
      at: [8.7, 5.4, 1.8, 4.9671],
      furniture: [
        { put: 'shower', against: 'bottom', at: 0.5, long: 1.4 },
        { put: 'wc', against: 'left', at: 0.6 },
        { put: 'basin', against: 'left', at: 0.3 },
      ],
    },
    {
      name: 'Study',
      kind: 'study',
      at: [10.5, 5.4, 3, 4.9671],
      furniture: [
        { put: 'desk', against: 'bottom', at: 0.5, long: 1.8 },
        { put: 'shelf', against: 'right', at: 0.6, long: 2.4 },
      ],
    },
    {
      name: 'Terrace',
      kind: 'terrace',
      at: [
        [-1.66, -1.66, 15.32, 1.66],
        [-1.66, 0, 1.66, 8.4],
      ],
      outline: balconyRound(IN_THE_CURVE, [8.4, 'screen'], [13.66, 'screen']),
      furniture: [
        { put: 'plant', centre: [1, 2.8] },
        { put: 'plant', centre: [0.75, 3.4] },
        { put: 'round table', centre: [9.6, 0.7] },
      ],
    },
    {
      name: 'Dry balcony',
      kind: 'dry balcony',
      at: [-1.66, 8.4, 1.66, 3.36],
      outline: bandBeside(IN_THE_CURVE, [11.76, 'rail'], [8.4, 'screen']),
      furniture: [{ put: 'washing machine', against: 'bottom', at: 0.5 }],
    },
    {
      name: 'Balcony',
      kind: 'balcony',
      at: [
        [UPPER - 1.66, -1.66, 15.12, 1.66],
        [UPPER - 1.66, 0, 1.66, 9.72],
      ],
      outline: movedOutline(balconyRound(IN_THE_CURVE, [9.72, 'rail'], [13.46, 'screen']), [UPPER, 0]),
      furniture: [
        { put: 'plant', centre: [1, 2.8] },
        { put: 'plant', centre: [0.75, 3.4] },
      ],
    },
    {
      name: 'Main bedroom',
      kind: 'bedroom',
      at: [UPPER, 0, 5.2, 5.4],
      round: { corner: 'top left', radius: ROOM_CORNER },
      furniture: [
        { put: 'bed', against: 'right', at: 0.3, long: 3.1 },
        { put: 'armchair', centre: [1.7, 1.9] },
      ],
    },
    {
      name: 'Bedroom 2',
      kind: 'bedroom',
      at: [UPPER + 5.2, 0, 4, 4.2],
      furniture: [
        { put: 'queen bed', against: 'left', at: 0.1 },
        { put: 'wardrobe', against: 'right', at: 0.15, long: 2 },
      ],
    },
    {
      name: 'Bedroom 3',
      kind: 'bedroom',
      at: [UPPER + 9.2, 0, 4.1, 4.2],
      furniture: [
        { put: 'queen bed', against: 'right', at: 0.1 },
        { put: 'wardrobe', against: 'left', at: 0.15, long: 2 },
      ],
    },
    { name: 'Landing', kind: 'passage', at: [UPPER + 5.2, 4.2, 8.1, 1.2] },
    {
      name: 'Dressing',
      kind: 'dressing',
      at: [UPPER, 5.4, 2.2, 4.1671],
      furniture: [{ put: 'wardrobe', against: 'left', at: 0.9, long: 2.4 }],
    },
    {
      name: 'Main bath',
      kind: 'bath',
      at: [UPPER + 2.2, 5.4, 3, 4.1671],
      furniture: [
        { put: 'bathtub', against: 'bottom', at: 0.1 },
        { put: 'two basins', against: 'top', at: 0.6, long: 1.5 },
        { put: 'wc', against: 'right', at: 0.5 },
        { put: 'shower', against: 'right', at: 1 },
      ],
    },
    { name: 'Stair down', kind: 'own stair', at: [UPPER + 5.2, 5.4, 2.5, 4.9671], towards: 'bottom' },
    {
      name: 'Bath 2',
      kind: 'bath',
      at: [UPPER + 7.7, 5.4, 1.8, 4.9671],
      furniture: [
        { put: 'shower', against: 'bottom', at: 0.5, long: 1.4 },
        { put: 'wc', against: 'left', at: 0.6 },
        { put: 'basin', against: 'left', at: 0.3 },
      ],
    },
    {
      name: 'Library',
      kind: 'study',
      at: [UPPER + 9.5, 5.4, 3.8, 4.9671],
      furniture: [
        { put: 'shelf', against: 'right', at: 0.6, long: 3 },
        { put: 'sofa', against: 'bottom', at: 0.2 },
      ],
    },
  ],
  openings: [
    { entry: 'Foyer', side: 'bottom', from: 0.25, wide: 1.15 },
    { open: ['Living', 'Dining'] },
    { open: ['Dining', 'Foyer'], wide: 1.1 },
    { open: ['Foyer', 'Pooja'], wide: 0.8 },
    { door: ['Dining', 'Kitchen'], from: -0.15, hinge: 'end' },
    { door: ['Kitchen', 'Dry balcony'], from: 0.12, wide: 0.8 },
    { curve: 'Living', wide: 5.6 },
    { curve: 'Main bedroom', wide: 5.6 },
    { window: 'Kitchen', side: 'left', wide: 1.4, from: -0.3 },
    { slide: ['Living', 'Terrace'], side: 'top', wide: 2.2 },
    { slide: ['Dining', 'Terrace'], side: 'left', wide: 2.2 },
    { open: ['Dining', 'Passage'], from: 0.06, wide: 1.08 },
    { open: ['Family room', 'Passage'], wide: 1.6 },
    { door: ['Passage', 'Guest room'], from: -0.15 },
    { open: ['Passage', 'Stair'] },
    { door: ['Passage', 'Bath 1'], from: -0.15, wide: 0.8, hinge: 'end' },
    { door: ['Passage', 'Study'], from: 0.15 },
    { window: 'Family room', side: 'top', wide: 2.2 },
    { window: 'Guest room', side: 'top', wide: 2.2 },
    { window: 'Bath 1', side: 'bottom', wide: 0.6 },
    { window: 'Study', side: 'bottom', wide: 1.6 },
    { window: 'Passage', side: 'right', wide: 0.6 },
    { open: ['Landing', 'Stair down'] },
    { door: ['Landing', 'Main bedroom'], from: 0.15 },
    { door: ['Landing', 'Bedroom 2'], from: -0.15 },
    { door: ['Landing', 'Bedroom 3'], from: 0.15, hinge: 'end' },
    { door: ['Landing', 'Bath 2'], from: -0.15, wide: 0.8, hinge: 'end' },
    { door: ['Landing', 'Library'], from: 0.15 },
    { door: ['Main bedroom', 'Dressing'], from: -0.15, hinge: 'end' },
    { door: ['Dressing', 'Main bath'], from: 1.2, wide: 0.8 },
    { slide: ['Main bedroom', 'Balcony'], side: 'left', wide: 1.2 },
    { window: 'Bedroom 2', side: 'top', wide: 2.4 },
    { window: 'Bedroom 3', side: 'top', wide: 2.4 },
    { window: 'Bedroom 3', side: 'right', wide: 1.4 },
    { window: 'Main bath', side: 'bottom', wide: 0.8 },
    { window: 'Bath 2', side: 'bottom', wide: 0.6 },
    { window: 'Library', side: 'bottom', wide: 2 },
    { window: 'Landing', side: 'right', wide: 0.6 },
  ],
  keyPlan: meanderKey('The corner to the south-east', [MEANDER_HOMES.southEast]),
};
