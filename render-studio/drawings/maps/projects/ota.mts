import type { LocalityMap } from '../map.mts';

/** Pashan: the lake to the south, Baner's hill to the north, Sus Road between. */
export const otaMap: LocalityMap = {
  file: 'projects/ota/locality-map.webp',
  project: 'Ota',
  locality: 'Pashan',
  site: [0.42, 0.47],
  siteName: 'above',
  pixelsPerKm: 300,
  rivers: [
    {
      course: [
        [-0.9, 2.6],
        [-0.75, 1.75],
        [-0.25, 1.25],
        [0.5, 0.85],
        [1.2, 0.45],
        [1.7, -0.4],
        [2, -1.4],
        [2.4, -2.3],
      ],
      wide: 16,
    },
  ],
  lakes: [
    [
      [-0.95, 0.8],
      [-0.3, 0.62],
      [0.2, 0.85],
      [0.1, 1.3],
      [-0.45, 1.6],
      [-0.95, 1.35],
    ],
  ],
  hills: [
    [
      [-1.6, -1.35],
      [-0.6, -1.75],
      [0.7, -1.7],
      [1.3, -1.15],
      [0.8, -0.7],
      [-0.4, -0.78],
      [-1.3, -0.72],
    ],
    [
      [1.9, 1.2],
      [2.8, 0.95],
      [3.5, 1.4],
      [3.3, 2.3],
      [2.2, 2.3],
    ],
  ],
  highways: [
    [
      [-2.35, -2.3],
      [-2.15, -1],
      [-2.0, 0.2],
      [-1.6, 1.3],
      [-1.3, 2.6],
    ],
  ],
  roads: [
    [
      [-3.2, -0.4],
      [-2.05, -0.12],
      [-1, 0.18],
      [0, 0.2],
      [1, 0.28],
      [2, 0.15],
      [3.1, -0.35],
      [4, -0.6],
    ],
    [
      [1, 0.28],
      [0.85, 1.1],
      [0.6, 1.8],
      [0.55, 2.6],
    ],
    [
      [1.4, -2.3],
      [1.9, -1.5],
      [2.9, -0.85],
      [3.3, -0.42],
    ],
  ],
  lanes: [
    [
      [0, 0],
      [0, 0.2],
    ],
  ],
  localities: [
    { words: 'Sus', at: [-2.25, 0.45] },
    { words: 'Pashan', at: [0.95, -0.25] },
    { words: 'Bavdhan', at: [0, 1.84] },
    { words: 'Aundh', at: [2.55, -1.6] },
  ],
  words: [
    { words: 'Baner hill', at: [-0.15, -1.2] },
    { words: 'Ram Nadi', at: [2.08, -1.1], turn: -74 },
    { words: 'Sus Road', at: [-1.5, -0.1], turn: 12 },
    { words: 'Mumbai–Bengaluru highway', at: [-2.06, -1.25], turn: 84 },
    { words: 'Pashan Road', at: [2.4, -0.28], turn: -20 },
  ],
  landmarks: [
    { place: 'Pashan lake', km: 1.3, at: [-0.4, 1.08], name: 'right' },
    { place: 'School, Pashan Road', km: 2.2, at: [1.72, 0.22], name: 'below' },
    { place: 'Sus Road market', km: 0.8, at: [-0.72, 0.21], name: 'below' },
    { place: 'Baner', km: 3.7, at: [1.35, -1.65], name: 'right', beyond: 'above' },
    { place: 'Hospital, Bavdhan', km: 4.8, at: [0.56, 1.95], name: 'right', beyond: 'below' },
    {
      place: 'University of Pune',
      km: 5.1,
      at: [3.1, -0.35],
      name: 'below',
      beyond: 'right',
      lines: ['University', 'of Pune'],
    },
  ],
};
