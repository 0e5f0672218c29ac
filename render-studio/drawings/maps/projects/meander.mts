import type { LocalityMap } from '../map.mts';

/** Balewadi: the Mula to the north, the highway to the west, Baner's hill to the south-east. */
export const meanderMap: LocalityMap = {
  file: 'projects/meander/locality-map.webp',
  project: 'Meander',
  locality: 'Balewadi',
  site: [0.47, 0.36],
  siteName: 'right',
  pixelsPerKm: 270,
  rivers: [
    {
      course: [
        [-3.8, -1.3],
        [-2.6, -1.05],
        [-1.5, -1.2],
        [-0.7, -0.95],
        [-0.25, -0.35],
        [0.35, -0.3],
        [1.1, -0.62],
        [2.2, -0.4],
        [3, 0.1],
        [4.2, 0.2],
      ],
      wide: 46,
    },
  ],
  hills: [
    [
      [1.55, 2.1],
      [2.2, 1.6],
      [3.1, 1.75],
      [3.6, 2.4],
      [3.2, 3.2],
      [2.2, 3.2],
      [1.6, 2.8],
    ],
    [
      [-3.7, 2.1],
      [-3, 1.9],
      [-2.5, 2.5],
      [-2.7, 3.2],
      [-3.8, 3.3],
    ],
  ],
  highways: [
    [
      [-1.75, -2],
      [-1.3, -1.1],
      [-1.05, 0],
      [-1.2, 1.2],
      [-1.7, 2.4],
      [-1.9, 3.4],
    ],
  ],
  roads: [
    [
      [-3.8, 0.3],
      [-2.2, 0.62],
      [-1.1, 0.62],
      [0, 0.66],
      [0.75, 1],
      [1.25, 1.55],
      [2, 1.3],
      [4.2, 0.9],
    ],
    [
      [0.55, 0.86],
      [0.5, 1.6],
      [0.15, 2.4],
      [0.2, 3.4],
    ],
  ],
  lanes: [
    [
      [0, 0],
      [0.02, 0.65],
    ],
    [
      [-1.05, 0.05],
      [-0.5, 0.12],
      [0, 0],
      [0.8, 0.25],
      [0.75, 1],
    ],
  ],
  metro: {
    line: [
      [-3.8, 0.5],
      [-2.3, 0.82],
      [-1.1, 0.84],
      [-0.1, 0.88],
      [0.6, 1.16],
      [1.2, 1.78],
      [2, 1.5],
      [4.2, 1.1],
    ],
    stations: [
      [-0.62, 0.85],
      [-2.3, 0.82],
      [2.6, 1.36],
    ],
  },
  localities: [
    { words: 'Wakad', at: [-2.75, -0.2] },
    { words: 'Baner', at: [1.05, 2.25] },
    { words: 'Mahalunge', at: [-2.6, 1.55] },
  ],
  words: [
    { words: 'Mula', at: [1.62, -0.52], turn: 12 },
    { words: 'Baner hill', at: [2.6, 2.45] },
    { words: 'Baner Road', at: [3.05, 1.02], turn: -9 },
  ],
  landmarks: [
    {
      place: 'Balewadi High Street',
      km: 0.7,
      at: [0.79, 0.6],
      name: 'right',
      lines: ['Balewadi', 'High Street'],
    },
    { place: 'Balewadi stadium', km: 2.4, at: [-2.45, 0.44], name: 'above' },
    {
      place: 'Balewadi metro station',
      km: 1.6,
      at: [-0.62, 0.85],
      name: 'below',
      lines: ['Balewadi', 'metro station'],
    },
    { place: 'School, Baner Road', km: 3.1, at: [2, 1.3], name: 'above' },
    { place: 'Hospital, Baner', km: 2.2, at: [0.36, 2], name: 'left' },
    { place: 'Hinjawadi phase 1', km: 6.4, at: [-2.95, -0.72], name: 'right', beyond: 'left' },
    {
      place: 'Mumbai–Bengaluru highway',
      km: 1.1,
      at: [-1.1, -0.22],
      name: 'left',
      lines: ['Mumbai–Bengaluru', 'highway'],
    },
    {
      place: 'Shopping centre, Aundh',
      km: 5.8,
      at: [3.35, 0.62],
      name: 'left',
      beyond: 'right',
      lines: ['Shopping centre,', 'Aundh'],
    },
  ],
};
