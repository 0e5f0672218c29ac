import type { Elevation, Mass, Opening } from './elevation.mts';

const of = (count: number, kind: Opening): Opening[] => Array.from({ length: count }, () => kind);
const flank = (count: number, end: Opening, middle: Opening): Opening[] => [
  end,
  ...of(count - 2, middle),
  end,
];
const turnAbout = (count: number, one: Opening, other: Opening): Opening[] =>
  Array.from({ length: count }, (_, index) => (index % 2 ? other : one));

/** A tower of homes. */
const tower = (from: number, storeys: number, width: number, more: Partial<Mass> = {}): Mass => ({
  from,
  width,
  storeys,
  storey: 3,
  base: 'stilts',
  rows: [flank(5, 'balcony', 'casement')],
  roof: 'tank',
  ...more,
});

const named = (name: string, drawn: Omit<Elevation, 'file'>): Elevation => ({
  file: `about/buildings/${name}.webp`,
  ...drawn,
});

/** The buildings that are finished, from the first to the last; Marketing's list of them is seed/about.yaml. */
export const ELEVATIONS: readonly Elevation[] = [
  named('ohol', {
    masses: [
      {
        from: 0,
        width: 9,
        storeys: 2,
        storey: 3.2,
        base: 'plinth',
        rows: [of(3, 'shutters')],
        roof: 'gable',
      },
      {
        from: 9,
        width: 9,
        storeys: 2,
        storey: 3.2,
        base: 'plinth',
        rows: [of(3, 'shutters')],
        roof: 'gable',
      },
    ],
    trees: [
      { at: -2, height: 8, kind: 'round' },
      { at: 20, height: 6, kind: 'tall', before: true },
    ],
    person: 7.6,
    foreground: 'stream',
  }),
  named('osari', {
    masses: [
      { from: 0, width: 20, storeys: 3, storey: 3.1, base: 'arcade', rows: [of(5, 'loggia')], roof: 'hip' },
    ],
    trees: [
      { at: 23, height: 9, kind: 'round' },
      { at: -2, height: 8, kind: 'palm' },
    ],
    person: 14,
  }),
  named('padvi', {
    masses: [
      {
        from: 4,
        width: 12,
        storeys: 4,
        storey: 3.1,
        base: 'plinth',
        rows: [['shutters', 'balcony', 'shutters']],
        roof: 'parapet',
      },
      { from: 0, width: 5, storeys: 3, storey: 3.1, base: 'plinth', rows: [['jaali']], roof: 'garden' },
      { from: 15, width: 5, storeys: 3, storey: 3.1, base: 'plinth', rows: [['jaali']], roof: 'garden' },
    ],
    trees: [
      { at: 22, height: 10, kind: 'tall' },
      { at: -2.4, height: 9, kind: 'tall' },
    ],
    person: 7.9,
  }),
  named('tulai', {
    masses: [
      {
        from: 0,
        width: 26,
        storeys: 5,
        storey: 3.6,
        base: 'stilts',
        rows: [of(6, 'ribbon')],
        roof: 'parapet',
      },
    ],
    trees: [
      { at: 29, height: 11, kind: 'round' },
      { at: -2, height: 7, kind: 'round', before: true },
    ],
    person: 20,
  }),
  named('kaul', {
    masses: [
      {
        from: 0,
        width: 11,
        storeys: 4,
        storey: 3,
        base: 'plinth',
        rows: [['balcony', 'casement', 'casement']],
        roof: 'hip',
      },
      { from: 12, width: 11, storeys: 4, storey: 3, base: 'plinth', rows: [of(3, 'casement')], roof: 'hip' },
      {
        from: 24,
        width: 11,
        storeys: 4,
        storey: 3,
        base: 'plinth',
        rows: [['casement', 'casement', 'balcony']],
        roof: 'hip',
      },
    ],
    trees: [
      { at: 11.5, height: 8, kind: 'tall', before: true },
      { at: 23.5, height: 8, kind: 'tall', before: true },
    ],
    person: 33.9,
  }),
  named('devdi', {
    masses: [
      {
        from: 0,
        width: 13,
        storeys: 6,
        storey: 3,
        base: 'plinth',
        rows: [turnAbout(4, 'casement', 'balcony')],
        roof: 'parapet',
      },
      {
        from: 17,
        width: 13,
        storeys: 6,
        storey: 3,
        base: 'plinth',
        rows: [turnAbout(4, 'balcony', 'casement')],
        roof: 'parapet',
      },
      { from: 12, width: 6, storeys: 3, storey: 3.4, base: 'arcade', rows: [['arch']], roof: 'pergola' },
    ],
    trees: [
      { at: -2.6, height: 9, kind: 'palm' },
      { at: 32.6, height: 9, kind: 'palm' },
    ],
    person: 9.6,
  }),
  named('khidki', {
    masses: [
      tower(0, 8, 19, {
        rows: [of(6, 'shutters'), ['balcony', 'shutters', 'shutters', 'shutters', 'shutters', 'balcony']],
        base: 'plinth',
      }),
      tower(19, 6, 10, { rows: [of(3, 'loggia')], base: 'plinth', roof: 'garden' }),
    ],
    trees: [
      { at: 32, height: 11, kind: 'round' },
      { at: -3, height: 8, kind: 'tall' },
    ],
    person: 31,
  }),
  named('jota', {
    masses: [
      {
        from: 0,
        width: 34,
        storeys: 2,
        storey: 4.4,
        base: 'arcade',
        rows: [of(7, 'glazing')],
        roof: 'garden',
      },
      {
        from: 5,
        width: 24,
        storeys: 7,
        storey: 3.7,
        base: 'arcade',
        rows: [of(5, 'glazing')],
        roof: 'parapet',
      },
    ],
    trees: [
      { at: 36, height: 9, kind: 'round' },
      { at: 1.5, height: 7, kind: 'round', before: true },
    ],
    person: 31,
  }),
  named('madi', {
    masses: [
      tower(0, 11, 15, { rows: [['balcony', 'casement', 'casement', 'balcony']] }),
      tower(19, 11, 15, { rows: [['balcony', 'casement', 'casement', 'balcony']] }),
      { from: 14, width: 6, storeys: 4, storey: 3, base: 'plinth', rows: [['jaali']], roof: 'garden' },
    ],
    trees: [
      { at: -4, height: 11, kind: 'round' },
      { at: 38, height: 9, kind: 'tall' },
    ],
    person: 12.6,
  }),
  named('majghar', {
    masses: [
      tower(0, 5, 14, { rows: [of(4, 'loggia')], roof: 'garden', base: 'plinth' }),
      tower(12, 9, 14, { rows: [of(4, 'loggia')], roof: 'pergola', base: 'plinth' }),
      tower(24, 5, 14, { rows: [of(4, 'loggia')], roof: 'garden', base: 'plinth' }),
    ],
    trees: [
      { at: -3, height: 9, kind: 'palm' },
      { at: 41, height: 12, kind: 'round' },
    ],
    person: 29,
  }),
  named('pagoli', {
    masses: [
      tower(0, 7, 12, { rows: [['balcony', 'casement', 'balcony']], roof: 'hip' }),
      tower(13, 9, 12, { rows: [['casement', 'balcony', 'casement']], roof: 'hip' }),
      tower(26, 7, 12, { rows: [['balcony', 'casement', 'balcony']], roof: 'hip' }),
    ],
    trees: [
      { at: 12.5, height: 7, kind: 'round', before: true },
      { at: 41, height: 9, kind: 'tall' },
    ],
    person: 39.6,
    foreground: 'stream',
  }),
  named('kathada', {
    masses: [
      {
        from: 0,
        width: 36,
        storeys: 8,
        storey: 3.8,
        base: 'shops',
        rows: [of(7, 'glazing'), of(7, 'fins')],
        roof: 'tank',
      },
    ],
    trees: [
      { at: 39, height: 9, kind: 'round' },
      { at: -3, height: 9, kind: 'round' },
    ],
    person: 26,
  }),
  named('umbara', {
    masses: [
      tower(0, 14, 16, { rows: [flank(4, 'balcony', 'casement'), flank(4, 'casement', 'balcony')] }),
      tower(20, 17, 16, { rows: [flank(4, 'balcony', 'casement'), flank(4, 'casement', 'balcony')] }),
    ],
    trees: [
      { at: -6, height: 13, kind: 'round' },
      { at: 18, height: 10, kind: 'tall', before: true },
    ],
    person: 41,
    foreground: 'steps',
  }),
  named('zopala', {
    masses: [
      tower(0, 18, 17, { rows: [of(4, 'balcony')], wave: 0.9 }),
      tower(23, 18, 17, { rows: [of(4, 'balcony')], wave: 0.9 }),
    ],
    trees: [
      { at: 20, height: 11, kind: 'palm' },
      { at: 46, height: 12, kind: 'round' },
    ],
    person: -4,
  }),
  named('phatak', {
    masses: [
      tower(0, 15, 14, { rows: [['loggia', 'casement', 'loggia']] }),
      tower(30, 15, 14, { rows: [['loggia', 'casement', 'loggia']] }),
      tower(13, 15, 18, { rows: [of(4, 'casement')], base: 'arcade', roof: 'pergola' }),
    ],
    trees: [
      { at: -5, height: 11, kind: 'tall' },
      { at: 49, height: 11, kind: 'tall' },
    ],
    person: 47,
  }),
  named('ota', {
    masses: [
      {
        from: 0,
        width: 28,
        storeys: 3,
        storey: 3.2,
        base: 'arcade',
        rows: [
          ['balcony', 'shutters', 'balcony', 'shutters', 'balcony', 'shutters', 'balcony'],
          turnAbout(7, 'jaali', 'shutters'),
        ],
        roof: 'parapet',
      },
    ],
    trees: [
      { at: -2.4, height: 8, kind: 'round' },
      { at: 29.6, height: 7, kind: 'round', before: true },
    ],
    person: 18,
    foreground: 'steps',
  }),
  named('kaman-quarter', {
    masses: [
      {
        from: 0,
        width: 13,
        storeys: 6,
        storey: 3.8,
        base: 'arcade',
        rows: [of(4, 'shutters')],
        roof: 'parapet',
      },
      {
        from: 29,
        width: 13,
        storeys: 6,
        storey: 3.8,
        base: 'arcade',
        rows: [of(4, 'shutters')],
        roof: 'parapet',
      },
      {
        from: 13.8,
        width: 14.4,
        storeys: 6,
        storey: 4.1,
        base: 'arcade',
        rows: [of(5, 'arch')],
        roof: 'garden',
      },
    ],
    trees: [
      { at: -3, height: 10, kind: 'round' },
      { at: 45, height: 10, kind: 'round' },
    ],
    person: 28.5,
    foreground: 'stream',
  }),
  named('meander-tower-one', {
    masses: [tower(0, 31, 27, { storey: 3.1, rows: [of(6, 'balcony')], wave: 1.8, roof: 'parapet' })],
    trees: [
      { at: -22, height: 16, kind: 'round' },
      { at: -10, height: 14, kind: 'palm' },
      { at: 40, height: 15, kind: 'round' },
      { at: 53, height: 14, kind: 'palm' },
    ],
    person: 32,
    foreground: 'stream',
  }),
  named('sagwan', {
    masses: [
      tower(0, 23, 18, {
        storey: 3.3,
        base: 'plinth',
        rows: [['fins', 'fins', 'balcony', 'fins', 'fins']],
        roof: 'garden',
      }),
    ],
    trees: [
      { at: -14, height: 13, kind: 'round' },
      { at: -5, height: 10, kind: 'tall' },
      { at: 24, height: 15, kind: 'round' },
      { at: 35, height: 11, kind: 'tall' },
    ],
    person: 29,
  }),
];
