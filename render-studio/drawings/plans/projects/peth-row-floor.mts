import type { Floor } from '../floor.mts';
import type { Opening, Space } from '../plan.mts';
import { PETH_FRONTS, pethCornerOffice, pethOffice } from './peth-row.mts';

/** A stair and a lift between every two offices; the last one belongs to the corner. */
const CORES = [4.6, 17.2, 29.8] as const;
const WIDE = 3;

const core = (x: number, index: number): Space[] => [
  { name: `Lobby ${index + 1}`, kind: 'lobby', at: [x, 1.9, WIDE, 2.2] },
  { name: `Stair ${index + 1}`, kind: 'stair', at: [x, 4.1, WIDE, 5.2], towards: 'bottom' },
  { name: `Lift ${index + 1}`, kind: 'lift', at: [x, 0, WIDE - 1, 1.9] },
  { name: `Riser ${index + 1}`, kind: 'duct', at: [x + WIDE - 1, 0, 1, 1.9] },
];
const doors = (index: number): Opening[] => [
  { slide: [`Lobby ${index + 1}`, `Lift ${index + 1}`], wide: 1 },
  { door: [`Lobby ${index + 1}`, `Stair ${index + 1}`], from: 0.3, wide: 0.9 },
];

/** The southern end of the row on any floor above the shops. */
export const pethRowFloor: Floor = {
  file: 'projects/peth-row/plan-office-floor.webp',
  project: 'Peth Row',
  title: 'Office floor, southern end',
  note: 'First to third floor; doors are paired on small stairs',
  headline: 'Twenty offices',
  more: ['Six of them are drawn; the row goes on to the left', 'Balconies are no carpet area'],
  north: 200,
  outerWall: 0.2,
  shared: CORES.flatMap((x, index) => core(x, index)),
  openings: CORES.flatMap((_, index) => doors(index)),
  units: CORES.flatMap((x, index) => [
    {
      plan: pethOffice,
      name: 'Office',
      at: [x - 0.2, 0] as const,
      mirrored: 'across' as const,
      named: 'Open office',
    },
    index === CORES.length - 1
      ? {
          plan: pethCornerOffice,
          name: 'Corner office',
          at: [x + WIDE + 0.2, -0.3] as const,
          named: 'Open office',
        }
      : { plan: pethOffice, name: 'Office', at: [x + WIDE + 0.2, 0] as const, named: 'Open office' },
  ]),
  keyPlan: { caption: 'The end at the square', shapes: PETH_FRONTS, here: PETH_FRONTS.slice(10, 20) },
};
