import type { Floor } from '../floor.mts';
import type { Opening } from '../plan.mts';
import { meanderTwoBedrooms } from './meander-2bhk-a.mts';
import { meanderThreeBedrooms } from './meander-3bhk-b.mts';
import { meanderFourBedrooms } from './meander-4bhk-c.mts';
import { MEANDER_HOMES, meanderKey } from './meander-floor-key.mts';
import { GLASS, IN_THE_SQUARE, OUTER_WALL, SLAB, TOWER } from './meander-tower.mts';

const [LEFT, TOP] = [OUTER_WALL, OUTER_WALL];
const [RIGHT, BOTTOM] = [TOWER.wide - OUTER_WALL, TOWER.deep - OUTER_WALL];

/** Four homes round one core, each behind a corner of the tower; the lobby has its light from a court to the north. */
export const meanderFloor: Floor = {
  file: 'projects/meander/plan-typical-floor.webp',
  project: 'Meander',
  title: 'Typical floor',
  note: 'Tower One and Tower Two, floors 2 to 29',
  headline: 'Four homes, all corners',
  more: ['Three lifts, a service lift, two stairs', 'Balconies are no carpet area'],
  remark:
    'Line of the glass 31.50 × 21.00 m, its corners R 4.00 m; slab edge R 5.80 m, and its waves move on with each floor',
  north: 24,
  outerWall: OUTER_WALL,
  plate: { slab: SLAB, glass: GLASS },
  shared: [
    {
      name: 'Lift lobby',
      kind: 'lobby',
      at: [
        [5.88, 9.5, 12.22, 2.026],
        [0.16, 9.5, 5.72, 2.026],
        [3.16, 7.92, 2.72, 1.58],
        [3.16, 11.526, 2.72, 1.554],
      ],
    },
    { name: 'Corridor', kind: 'lobby', at: [18.1, 9.73, 9.87, 1.95] },
    { name: 'Meters', kind: 'shared room', at: [0.16, 7.92, 3, 1.58] },
    { name: 'Refuse', kind: 'shared room', at: [0.16, 11.526, 3, 1.554] },
    { name: 'Lift 1', kind: 'lift', at: [5.88, 7.2, 2.1, 2.3] },
    { name: 'Lift 2', kind: 'lift', at: [7.98, 7.2, 2.1, 2.3] },
    { name: 'Lift 3', kind: 'lift', at: [10.08, 7.2, 2.1, 2.3] },
    { name: 'Stair 1', kind: 'stair', at: [12.48, 5.7, 2.5, 3.8], towards: 'top' },
    { name: 'Service lift', kind: 'lift', at: [5.88, 11.526, 2.1, 2.3] },
    { name: 'Stair 2', kind: 'stair', at: [7.98, 11.526, 3.8, 2.45], towards: 'right' },
    {
      name: 'Light court',
      kind: 'void',
      at: [
        [12.4, 0, 5.7, 5.54],
        [15.14, 5.54, 2.96, 3.8],
      ],
    },
  ],
  openings: [
    ...['Lift 1', 'Lift 2', 'Lift 3', 'Service lift'].map(
      (lift): Opening => ({ slide: ['Lift lobby', lift], wide: 1.1 }),
    ),
    { door: ['Lift lobby', 'Corridor'], from: 0.25, wide: 1.2 },
    { door: ['Lift lobby', 'Stair 1'], from: 0.2, wide: 0.9 },
    { door: ['Lift lobby', 'Stair 2'], from: 0.2, wide: 0.9 },
    { door: ['Lift lobby', 'Meters'], wide: 0.8, from: -0.3 },
    { door: ['Lift lobby', 'Refuse'], wide: 0.8, from: -0.3 },
    { window: 'Lift lobby', side: 'left', wide: 1.6 },
    { window: 'Lift lobby', side: 'top', wide: 2.2 },
  ],
  units: [
    { plan: meanderTwoBedrooms, name: 'Type A', at: [LEFT, TOP], named: 'Living, dining' },
    {
      plan: meanderTwoBedrooms,
      name: 'Type A',
      at: [LEFT, BOTTOM],
      mirrored: 'down',
      named: 'Living, dining',
    },
    {
      plan: meanderThreeBedrooms,
      name: 'Type B',
      at: [RIGHT - IN_THE_SQUARE.setBack, TOP + IN_THE_SQUARE.setBack],
      mirrored: 'across',
      named: 'Living, dining',
    },
    { plan: meanderFourBedrooms, name: 'Type C', at: [RIGHT, BOTTOM], mirrored: 'both', named: 'Living' },
  ],
  keyPlan: meanderKey('The whole floor', Object.values(MEANDER_HOMES)),
};
