import type { LocalityMap } from '../map.mts';

/** Hinjawadi: Maan Road from the highway to the villages, the metro along it, hills to the north-west. */
export const pethRowMap: LocalityMap = {
  file: 'projects/peth-row/locality-map.webp',
  project: 'Peth Row',
  locality: 'Hinjawadi',
  site: [0.4, 0.5],
  siteName: 'above',
  pixelsPerKm: 320,
  rivers: [
    {
      course: [
        [-2.6, 2.1],
        [-1.3, 1.62],
        [0, 1.85],
        [1.2, 1.5],
        [2.4, 1.7],
        [3.8, 1.35],
      ],
      wide: 40,
    },
  ],
  hills: [
    [
      [-2.3, -1.8],
      [-1.2, -1.95],
      [-0.4, -1.4],
      [-0.7, -0.85],
      [-1.6, -0.7],
      [-2.4, -1.1],
    ],
    [
      [1.2, -1.95],
      [2.1, -1.9],
      [2.2, -1.45],
      [1.4, -1.35],
    ],
  ],
  highways: [
    [
      [2.95, -2.1],
      [3, -1],
      [3.1, 0.2],
      [3.05, 2.2],
    ],
  ],
  roads: [
    [
      [-2.6, 0.9],
      [-1.5, 0.5],
      [-0.6, 0.12],
      [0.3, 0.16],
      [1.1, -0.12],
      [2, -0.3],
      [3.9, -0.7],
    ],
    [
      [-0.6, 0.12],
      [-0.9, -0.4],
      [-0.3, -0.75],
      [0.7, -0.7],
      [1.1, -0.12],
    ],
    [
      [0.3, 0.16],
      [0.45, 0.9],
      [0.3, 2.3],
    ],
  ],
  lanes: [
    [
      [0, 0],
      [0, 0.14],
    ],
  ],
  metro: {
    line: [
      [-1.55, 0.78],
      [-0.6, 0.36],
      [0.3, 0.38],
      [1.15, 0.12],
      [2, -0.08],
      [3.2, -0.38],
      [3.9, -0.3],
    ],
    stations: [
      [-0.62, 0.36],
      [1.15, 0.12],
      [2.3, -0.16],
    ],
  },
  localities: [
    { words: 'Phase 2', at: [-0.05, -0.95] },
    { words: 'Phase 1', at: [1.35, 0.5] },
    { words: 'Phase 3', at: [-1.75, 1.2] },
    { words: 'Wakad', at: [2.45, 0.85] },
    { words: 'Marunji', at: [1.85, -1.12] },
  ],
  words: [
    { words: 'Mula', at: [1.85, 1.635], turn: 6 },
    { words: 'Maan Road', at: [-1.9, 0.5], turn: -21 },
    { words: 'Marunji hills', at: [-1.4, -1.3] },
  ],
  landmarks: [
    {
      place: 'Office parks of phase 2',
      km: 1.4,
      at: [-0.84, -0.3],
      name: 'left',
      lines: ['Office parks', 'of phase 2'],
    },
    {
      place: 'Maan metro station',
      km: 0.9,
      at: [-0.62, 0.36],
      name: 'below',
      lines: ['Maan', 'metro station'],
    },
    { place: 'School, phase 1', km: 2.8, at: [1.28, -0.16], name: 'above' },
    { place: 'Hospital, Hinjawadi', km: 2.1, at: [0.42, 0.86], name: 'right' },
    {
      place: 'Shopping centre, Hinjawadi',
      km: 3.9,
      at: [2.4, -0.4],
      name: 'above',
      lines: ['Shopping centre,', 'Hinjawadi'],
    },
    {
      place: 'Mumbai–Bengaluru highway',
      km: 6.2,
      at: [3.1, 0.3],
      name: 'left',
      lines: ['Mumbai–Bengaluru', 'highway'],
    },
  ],
};
