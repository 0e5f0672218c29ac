import type { Floor } from '../floor.mts';
import type { Opening } from '../plan.mts';
import { meanderTwoBedrooms } from './meander-2bhk-a.mts';
import { meanderThreeBedrooms } from './meander-3bhk-b.mts';
import { meanderFourBedrooms } from './meander-4bhk-c.mts';
import { MEANDER_FLOOR } from './meander-floor-key.mts';

/** Four homes round one core, each a corner; the lobby looks into an open court, and so do the rooms behind it. */
export const meanderFloor: Floor = {
  file: 'projects/meander/plan-typical-floor.webp',
  project: 'Meander',
  title: 'Typical floor',
  note: 'Tower One and Tower Two, floors 2 to 29',
  headline: 'Four homes, all corners',
  more: ['Three lifts, a service lift, two stairs', 'Balconies and terraces are no carpet area'],
  north: 24,
  outerWall: 0.16,
  shared: [
    {
      name: 'Lift lobby',
      kind: 'lobby',
      at: [
        [2.96, 7.76, 34.98, 3],
        [37.94, 7.76, 0.4, 1.5],
      ],
    },
    { name: 'Stair 1', kind: 'stair', at: [12.66, 2.96, 2.5, 4.8], towards: 'top' },
    { name: 'Lift 1', kind: 'lift', at: [15.16, 5.46, 2.1, 2.3] },
    { name: 'Lift 2', kind: 'lift', at: [17.26, 5.46, 2.1, 2.3] },
    { name: 'Lift 3', kind: 'lift', at: [19.36, 5.46, 2.1, 2.3] },
    { name: 'Service lift', kind: 'lift', at: [21.46, 5.46, 2.1, 2.3] },
    { name: 'Stair 2', kind: 'stair', at: [23.56, 2.96, 2.5, 4.8], towards: 'top' },
  ],
  openings: [
    ...['Lift 1', 'Lift 2', 'Lift 3', 'Service lift'].map(
      (lift): Opening => ({ slide: ['Lift lobby', lift], wide: 1.1 }),
    ),
    { door: ['Lift lobby', 'Stair 1'], from: 0.2, wide: 0.9 },
    { door: ['Lift lobby', 'Stair 2'], from: -0.2, wide: 0.9, hinge: 'end' },
    { window: 'Lift lobby', side: 'left', wide: 1.6 },
    ...[9.2, 12.6, 16, 19.4, 22.8].map(
      (from): Opening => ({ window: 'Lift lobby', side: 'bottom', from, wide: 2.2 }),
    ),
  ],
  units: [
    { plan: meanderTwoBedrooms, name: 'Type A', at: [0, 0], named: 'Living, dining' },
    { plan: meanderTwoBedrooms, name: 'Type A', at: [0, 18.52], mirrored: 'down', named: 'Living, dining' },
    {
      plan: meanderThreeBedrooms,
      name: 'Type B',
      at: [41.3, -1.5],
      mirrored: 'across',
      named: 'Living, dining',
    },
    { plan: meanderFourBedrooms, name: 'Type C', at: [41.3, 21.92], mirrored: 'both', named: 'Living' },
  ],
  keyPlan: { caption: 'The whole floor', shapes: [], here: MEANDER_FLOOR },
};
