import type { LocalityMap } from '../map.mts';

/** Shivajinagar: the two rivers meet to the east, metro and railway side by side, the hills to the west. */
export const kamanQuarterMap: LocalityMap = {
  file: 'projects/kaman-quarter/locality-map.webp',
  project: 'Kaman Quarter',
  locality: 'Shivajinagar',
  site: [0.46, 0.4],
  siteName: 'left',
  pixelsPerKm: 560,
  rivers: [
    {
      course: [
        [-1, -1.15],
        [0.2, -0.78],
        [1.1, -0.62],
        [1.5, -0.1],
        [2.1, -0.35],
      ],
      wide: 74,
    },
    {
      course: [
        [0.3, 1.6],
        [0.75, 1.0],
        [1.15, 0.5],
        [1.5, -0.1],
      ],
      wide: 52,
    },
  ],
  hills: [
    [
      [-1.75, 0.2],
      [-1.2, 0.1],
      [-0.85, 0.5],
      [-0.95, 1.05],
      [-1.5, 1.2],
      [-1.9, 0.8],
    ],
  ],
  roads: [
    [
      [-1.9, -0.62],
      [-1, -0.25],
      [-0.3, -0.02],
      [0.25, 0.12],
      [0.62, 0.42],
      [0.95, 0.95],
      [1.35, 1.6],
    ],
    [
      [-0.3, 0],
      [-0.32, 0.5],
      [-0.22, 1.1],
      [-0.3, 1.6],
    ],
    [
      [0.25, 0.12],
      [0.22, 0.6],
      [0.4, 1.0],
      [0.2, 1.6],
    ],
    [
      [0.25, 0.12],
      [0.9, -0.05],
      [1.9, 0.12],
    ],
  ],
  lanes: [
    [
      [-0.32, 0.5],
      [0.22, 0.6],
    ],
    [
      [0, -0.05],
      [0, 0.06],
    ],
  ],
  railways: [
    [
      [-1.3, -1.15],
      [-0.5, -0.75],
      [0.3, -0.5],
      [1, -0.27],
      [2.1, 0.1],
    ],
  ],
  metro: {
    line: [
      [-0.95, -1.15],
      [-0.3, -0.6],
      [0.06, -0.15],
      [0.16, 0.2],
      [0.5, 0.65],
      [0.58, 1.6],
    ],
    stations: [
      [0.06, -0.15],
      [0.5, 0.65],
    ],
  },
  localities: [
    { words: 'Shivajinagar', at: [-1.12, -0.55] },
    { words: 'Old city', at: [1.35, 0.95] },
  ],
  words: [
    { words: 'Mula', at: [0.55, -0.69], turn: 7 },
    { words: 'Mutha', at: [1.02, 0.7], turn: -50 },
    { words: 'Fergusson hill', at: [-1.27, 0.66] },
    { words: 'Ganeshkhind Road', at: [-1.15, -0.21], turn: 19 },
    { words: 'To Pune station', at: [1.55, 0.24], turn: 5 },
  ],
  landmarks: [
    {
      place: 'Shivajinagar metro station',
      km: 0.2,
      at: [0.06, -0.15],
      name: 'right',
      lines: ['Shivajinagar', 'metro station'],
    },
    {
      place: 'Shivajinagar railway station',
      km: 0.9,
      at: [0.8, -0.355],
      name: 'below',
      lines: ['Shivajinagar', 'railway station'],
    },
    { place: 'FC Road', km: 1.7, at: [-0.25, 1], name: 'left' },
    {
      place: 'Hospital, Shivajinagar',
      km: 0.8,
      at: [-0.31, 0.38],
      name: 'left',
      lines: ['Hospital,', 'Shivajinagar'],
    },
    {
      place: 'Engineering college',
      km: 0.9,
      at: [1.05, -0.02],
      name: 'below',
      lines: ['Engineering', 'college'],
    },
    { place: 'District court', km: 1.0, at: [0.57, 0.4], name: 'right' },
    { place: 'Pataleshwar caves', km: 1.6, at: [0.3, 0.84], name: 'below', lines: ['Pataleshwar', 'caves'] },
  ],
};
