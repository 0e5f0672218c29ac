import type { LocalityMap } from '../map.mts';

/** Bavdhan: between two ridges, the Ram Nadi running north to Pashan lake, Chandni Chowk to the south. */
export const paayriMap: LocalityMap = {
  file: 'projects/paayri/locality-map.webp',
  project: 'Paayri',
  locality: 'Bavdhan',
  site: [0.4, 0.5],
  siteName: 'left',
  pixelsPerKm: 250,
  rivers: [
    {
      course: [
        [-0.5, 2.8],
        [0.2, 1.6],
        [0.62, 0.6],
        [0.5, -0.5],
        [0.72, -1.3],
        [1.3, -2],
        [2.2, -2.7],
      ],
      wide: 15,
    },
  ],
  lakes: [
    [
      [0.3, -1.75],
      [0.75, -1.95],
      [1.15, -1.7],
      [1.05, -1.3],
      [0.7, -1.1],
      [0.35, -1.35],
    ],
  ],
  hills: [
    [
      [-2.9, -1.3],
      [-1.7, -1.1],
      [-0.7, -0.45],
      [-0.35, 0.25],
      [-0.7, 1.2],
      [-1.7, 1.5],
      [-2.9, 1.1],
      [-3.4, 0],
    ],
    [
      [1.9, -1.5],
      [2.8, -1.7],
      [3.5, -0.8],
      [3.3, 0.5],
      [2.6, 0.75],
      [2, -0.1],
    ],
  ],
  highways: [
    [
      [-2.4, -2.8],
      [-1.6, -1.75],
      [-0.3, -0.85],
      [0.35, 0.2],
      [0.95, 1.25],
      [1.05, 2],
      [0.9, 2.8],
    ],
  ],
  roads: [
    [
      [-3.2, 2.35],
      [-1.6, 2.1],
      [-0.2, 1.75],
      [0.95, 1.25],
      [1.6, 1.55],
      [3, 1.5],
      [4.8, 1.3],
    ],
    [
      [0.95, 1.25],
      [0.95, 0.2],
      [1.25, -0.7],
      [1.5, -1.6],
      [1.4, -2.8],
    ],
  ],
  lanes: [
    [
      [0, 0],
      [0.32, 0.2],
      [0.95, 0.25],
    ],
  ],
  metro: {
    line: [
      [2.6, 1.76],
      [3.4, 1.72],
      [4.8, 1.56],
    ],
    stations: [[2.6, 1.76]],
  },
  localities: [
    { words: 'Bavdhan', at: [1.55, 0.72] },
    { words: 'Pashan', at: [-0.25, -2.15] },
  ],
  words: [
    { words: 'Ram Nadi', at: [1.95, -2.12], turn: -38 },
    { words: 'Vetal hills', at: [2.75, -0.5] },
    { words: 'Mumbai–Bengaluru highway', at: [-0.85, -1.5], turn: 34 },
    { words: 'NDA Road', at: [-2.1, 1.95], turn: -8 },
    { words: 'Paud Road', at: [3.9, 1.26], turn: -6 },
  ],
  landmarks: [
    { place: 'Chandni Chowk', km: 2.1, at: [0.95, 1.25], name: 'right' },
    { place: 'Pashan lake', km: 4.6, at: [0.72, -1.55], name: 'left' },
    { place: 'School, NDA Road', km: 1.9, at: [-0.75, 1.93], name: 'above' },
    { place: 'Hospital, Bavdhan', km: 2.3, at: [1.25, -0.75], name: 'right' },
    { place: 'Bavdhan market', km: 1.2, at: [0.95, 0.3], name: 'right' },
    { place: 'Kothrud', km: 5.2, at: [3.9, 1.98], name: 'below', beyond: 'right' },
    {
      place: 'Vanaz metro station',
      km: 5,
      at: [2.6, 1.76],
      name: 'below',
      lines: ['Vanaz', 'metro station'],
    },
  ],
};
