import type { LocalityMap } from '../map.mts';

/** Kharadi: Nagar Road to the north, the bypass to the west, the river to the south. */
export const kansaMap: LocalityMap = {
  file: 'projects/kansa/locality-map.webp',
  project: 'Kansa',
  locality: 'Kharadi',
  site: [0.57, 0.5],
  siteName: 'above',
  pixelsPerKm: 350,
  rivers: [
    {
      course: [
        [-3.4, 0.9],
        [-2.4, 1.2],
        [-1.4, 1],
        [-0.6, 1.28],
        [0.3, 1.5],
        [1.1, 1.15],
        [1.7, 0.6],
        [2.6, 0.7],
      ],
      wide: 64,
    },
  ],
  hills: [],
  roads: [
    [
      [-3.4, -0.1],
      [-2.3, -0.35],
      [-1.1, -0.62],
      [0.2, -0.95],
      [1.3, -1.15],
      [2.6, -1.25],
    ],
    [
      [-1.1, -1.9],
      [-1.1, -0.62],
      [-1.12, 0.4],
      [-1, 1.1],
      [-0.9, 1.9],
    ],
    [
      [-1.12, 0.1],
      [-0.5, 0.14],
      [0, 0.12],
      [0.8, 0.22],
      [1.4, 0.12],
      [1.6, -0.5],
      [1.35, -1.15],
    ],
  ],
  lanes: [
    [
      [0, 0],
      [0, 0.12],
    ],
    [
      [-0.25, -0.84],
      [-0.2, 0.14],
    ],
    [
      [0.8, 0.22],
      [0.78, -1.05],
    ],
  ],
  localities: [
    { words: 'Kharadi', at: [0.3, -0.58] },
    { words: 'Wadgaon Sheri', at: [-2.2, 0.22] },
    { words: 'Magarpatta', at: [-1.9, 1.44] },
    { words: 'Wagholi', at: [1.85, -0.8] },
  ],
  words: [
    { words: 'Mula-Mutha', at: [0.22, 1.51], turn: 3 },
    { words: 'Nagar Road', at: [-2.3, -0.16], turn: -12 },
    { words: 'Kharadi bypass', at: [-1.0, 0.75], turn: 86 },
  ],
  landmarks: [
    {
      place: 'Office parks of Kharadi',
      km: 0.6,
      at: [-0.46, 0.14],
      name: 'below',
      lines: ['Office parks', 'of Kharadi'],
    },
    {
      place: 'Kharadi business district',
      km: 1.2,
      at: [0.98, 0.21],
      name: 'below',
      lines: ['Kharadi', 'business district'],
    },
    { place: 'Pune airport', km: 7.1, at: [-2.78, -1.42], name: 'right', beyond: 'left' },
    {
      place: 'Kharadi bypass junction',
      km: 1.4,
      at: [-1.1, -0.62],
      name: 'left',
      lines: ['Kharadi bypass', 'junction'],
    },
    { place: 'Hospital, Kharadi', km: 1.8, at: [-0.25, -0.85], name: 'above' },
    {
      place: 'Shopping centre, Viman Nagar',
      km: 4.6,
      at: [-2.78, -1],
      name: 'right',
      beyond: 'left',
      lines: ['Shopping centre,', 'Viman Nagar'],
    },
  ],
};
