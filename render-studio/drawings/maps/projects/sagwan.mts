import type { LocalityMap } from '../map.mts';

/** Koregaon Park: the lanes between two main roads, the river to the north, the railway to the south. */
export const sagwanMap: LocalityMap = {
  file: 'projects/sagwan/locality-map.webp',
  project: 'Sagwan',
  locality: 'Koregaon Park',
  site: [0.53, 0.45],
  siteName: 'right',
  pixelsPerKm: 420,
  rivers: [
    {
      course: [
        [-2.6, -0.55],
        [-1.8, -0.3],
        [-1.2, -0.5],
        [-0.7, -1.05],
        [0.1, -1.2],
        [0.9, -0.95],
        [1.7, -0.55],
        [2.6, -0.35],
      ],
      wide: 62,
    },
    {
      course: [
        [0.98, 1.08],
        [0.78, 0.45],
        [0.7, -0.1],
        [0.85, -0.55],
        [0.9, -0.95],
      ],
      wide: 9,
    },
  ],
  hills: [],
  roads: [
    [
      [-2.6, 0.62],
      [-1.75, 0.35],
      [-1.2, 0.05],
      [-1.05, -0.6],
      [-0.9, -1.6],
    ],
    [
      [-1.15, -0.02],
      [-0.4, -0.1],
      [0.5, 0],
      [1.5, 0.25],
      [2.6, 0.4],
    ],
    [
      [-1.4, 0.2],
      [-0.5, 0.42],
      [0.5, 0.5],
      [1.35, 0.22],
    ],
    [
      [1.4, 0.23],
      [1.2, -0.5],
      [1.05, -1.6],
    ],
    [
      [-1.75, 0.35],
      [-1.3, 1.1],
      [-0.9, 1.75],
    ],
  ],
  lanes: [-0.72, -0.48, -0.24, 0, 0.24, 0.46].map((x) => [
    [x, x < -0.3 ? -0.09 : x < 0.3 ? -0.05 : 0],
    [x + 0.02, x < -0.3 ? 0.4 : 0.47],
  ]),
  railways: [
    [
      [-2.6, 1.02],
      [-1.95, 0.8],
      [-0.9, 0.86],
      [0.3, 0.98],
      [1.4, 1.2],
      [2.6, 1.3],
    ],
  ],
  metro: {
    line: [
      [-2.6, 0.84],
      [-1.95, 0.62],
      [-1.45, 0.36],
      [-1.28, -0.12],
      [-1.16, -0.75],
      [-0.6, -1.42],
      [0.4, -1.5],
    ],
    stations: [
      [-1.95, 0.62],
      [-1.3, -0.02],
      [-0.6, -1.42],
    ],
  },
  localities: [
    { words: 'Koregaon Park', at: [-0.1, 0.68] },
    { words: 'Camp', at: [-0.2, 1.3] },
    { words: 'Yerawada', at: [-1.85, -0.95] },
  ],
  words: [
    { words: 'Mula-Mutha', at: [0.1, -1.18] },
    { words: 'North Main Road', at: [1.72, 0.22], turn: 10 },
    { words: 'To Solapur', at: [1.75, 1.15], turn: 8 },
  ],
  landmarks: [
    { place: 'Garden by the stream', km: 0.6, at: [0.86, 0.78], name: 'right' },
    {
      place: 'Koregaon Park restaurants',
      km: 0.4,
      at: [-0.42, -0.1],
      name: 'above',
      lines: ['Koregaon Park', 'restaurants'],
    },
    {
      place: 'Pune railway station',
      km: 2.9,
      at: [-1.95, 0.8],
      name: 'below',
      lines: ['Pune railway', 'station'],
    },
    { place: 'Pune airport', km: 6.8, at: [1.92, -0.22], name: 'left', beyond: 'right' },
    {
      place: 'Hospital, Sassoon Road',
      km: 2.4,
      at: [-1.66, 0.31],
      name: 'above',
      lines: ['Hospital,', 'Sassoon Road'],
    },
    { place: 'School, Camp', km: 3.4, at: [-1.24, 1.2], name: 'right' },
    {
      place: 'Kalyani Nagar offices',
      km: 2.7,
      at: [1.09, -1.06],
      name: 'right',
      lines: ['Kalyani Nagar', 'offices'],
    },
  ],
};
