/** Side of a room on which its door stands. */
export type Door = 'left' | 'right' | 'top' | 'bottom';
/** A room takes a share of its row's width. */
type Cell = readonly [name: string, share: number, door?: Door];
type Row = readonly [depth: number, ...cells: Cell[]];
/** Columns side by side, each of a width, filled with rows of rooms; units are relative, the area sets the scale. */
export type Layout = {
  columns: readonly (readonly [width: number, ...rows: Row[]])[];
  /** Outdoor rooms, drawn outside the walls and not part of the carpet area (RERA Act, section 2(k)). */
  balconies: readonly (readonly [name: string, x: number, y: number, width: number, depth: number])[];
};

const twoBedrooms: Layout = {
  columns: [
    [4.6, [4.7, ['Living, dining', 1]], [2.8, ['Kitchen', 0.62, 'right'], ['Foyer', 0.38, 'bottom']]],
    [
      5.4,
      [3.2, ['Bedroom', 0.64, 'bottom'], ['Bath', 0.36, 'bottom']],
      [1.1, ['Passage', 1, 'left']],
      [3.2, ['Bath', 0.34, 'right'], ['Main bedroom', 0.66, 'top']],
    ],
  ],
  balconies: [['Balcony', 0, -1.5, 4.6, 1.5]],
};

const threeBedrooms: Layout = {
  columns: [
    [3.7, [3.6, ['Bedroom', 1, 'right']], [1.7, ['Bath', 1, 'right']], [3.7, ['Kitchen', 1, 'right']]],
    [5, [6.1, ['Living, dining', 1]], [2.9, ['Foyer', 0.46, 'bottom'], ['Utility', 0.54, 'left']]],
    [
      4.6,
      [3.4, ['Bedroom', 0.66, 'bottom'], ['Bath', 0.34, 'bottom']],
      [1.1, ['Passage', 1, 'left']],
      [4.5, ['Main bedroom', 0.68, 'top'], ['Bath', 0.32, 'left']],
    ],
  ],
  balconies: [
    ['Balcony', 3.7, -1.5, 5, 1.5],
    ['Balcony', 8.7, 9, 3.1, 1.3],
  ],
};

const fourBedrooms: Layout = {
  columns: [
    [
      4.1,
      [3.8, ['Bedroom', 1, 'right']],
      [1.9, ['Bath', 0.5, 'right'], ['Store', 0.5, 'right']],
      [4.1, ['Kitchen', 0.7, 'right'], ['Utility', 0.3, 'left']],
    ],
    [5.4, [6.4, ['Living, dining', 1]], [3.4, ['Foyer', 0.42, 'bottom'], ['Study', 0.58, 'left']]],
    [
      6.6,
      [3.7, ['Bedroom', 0.5, 'bottom'], ['Bath', 0.18, 'bottom'], ['Bath', 0.32, 'bottom']],
      [1.2, ['Passage', 1, 'left']],
      [4.9, ['Bedroom', 0.4, 'top'], ['Main bedroom', 0.6, 'top']],
    ],
  ],
  balconies: [
    ['Terrace', 4.1, -2, 5.4, 2],
    ['Balcony', 12.1, 9.8, 4, 1.4],
  ],
};

const terraceHome: Layout = {
  columns: [
    [5.6, [5.4, ['Living, dining', 1]], [3.2, ['Kitchen', 0.6, 'top'], ['Foyer', 0.4, 'bottom']]],
    [
      3.6,
      [3.8, ['Bedroom', 1, 'bottom']],
      [1.2, ['Passage', 1, 'left']],
      [3.6, ['Bath', 0.5, 'top'], ['Bath', 0.5, 'top']],
    ],
    [4.2, [4.2, ['Bedroom', 1, 'left']], [4.4, ['Main bedroom', 1, 'left']]],
  ],
  balconies: [['Garden terrace', 0, -2.8, 13.4, 2.8]],
};

const terraceHomeLarge: Layout = {
  columns: [
    [6, [5.8, ['Living, dining', 1]], [3.6, ['Kitchen', 0.62, 'top'], ['Foyer', 0.38, 'bottom']]],
    [
      4,
      [3.8, ['Family room', 1, 'bottom']],
      [1.2, ['Passage', 1, 'left']],
      [4.4, ['Bath', 0.46, 'top'], ['Bedroom', 0.54, 'top']],
    ],
    [
      6.4,
      [4.2, ['Bedroom', 0.5, 'bottom'], ['Bedroom', 0.5, 'left']],
      [5.2, ['Bath', 0.3, 'right'], ['Main bedroom', 0.7, 'top']],
    ],
  ],
  balconies: [['Garden terrace', 0, -2.8, 16.4, 2.8]],
};

const courtHouse: Layout = {
  columns: [
    [4.2, [4.4, ['Living', 1, 'bottom']], [3.8, ['Kitchen', 1, 'right']], [1.8, ['Bath', 1, 'right']]],
    [3, [3, ['Stair', 1, 'bottom']], [4.2, ['Dining', 1]], [2.8, ['Ota, entry', 1, 'bottom']]],
    [
      4.6,
      [3.6, ['Main bedroom', 1, 'left']],
      [1.8, ['Bath', 0.5, 'top'], ['Bath', 0.5, 'bottom']],
      [4.6, ['Bedroom', 0.5, 'left'], ['Bedroom', 0.5, 'left']],
    ],
  ],
  balconies: [['Court', 4.2, -2.6, 3, 2.6]],
};

const wholeFloor: Layout = {
  columns: [
    [
      6,
      [5, ['Main bedroom', 1, 'right']],
      [2.6, ['Bath', 0.5, 'top'], ['Dressing', 0.5, 'top']],
      [5, ['Bedroom', 0.7, 'right'], ['Bath', 0.3, 'left']],
    ],
    [
      7,
      [6, ['Living', 1]],
      [2.4, ['Lift hall', 0.5, 'bottom'], ['Gallery', 0.5]],
      [4.2, ['Dining', 0.6], ['Study', 0.4, 'left']],
    ],
    [
      6,
      [4.6, ['Bedroom', 0.7, 'left'], ['Bath', 0.3, 'left']],
      [3.2, ['Kitchen', 0.66, 'left'], ['Utility', 0.34, 'left']],
      [4.8, ['Bath', 0.3, 'right'], ['Bedroom', 0.7, 'top']],
    ],
  ],
  balconies: [
    ['Terrace', 6, -2, 7, 2],
    ['Balcony', 6, 12.6, 7, 1.6],
  ],
};

const officeFloor: Layout = {
  columns: [
    [
      3.2,
      [4.2, ['Lifts', 1, 'right']],
      [3, ['Stair', 1, 'right']],
      [2.4, ['Toilets', 1, 'right']],
      [3.4, ['Services', 1, 'right']],
    ],
    [
      14,
      [6, ['Open office, north', 1]],
      [1.6, ['Lobby, corridor', 1]],
      [5.4, ['Open office, south', 0.7], ['Meeting', 0.3, 'top']],
    ],
    [3.8, [4.2, ['Meeting', 1, 'left']], [4.6, ['Meeting', 1, 'left']], [4.2, ['Pantry', 1, 'left']]],
  ],
  balconies: [],
};

const officeHalf: Layout = {
  columns: [
    [3, [3, ['Reception', 1, 'left']], [3, ['Toilets', 1, 'right']], [3, ['Pantry', 1, 'right']]],
    [9, [9, ['Open office', 1]]],
    [3, [4.6, ['Meeting', 1, 'left']], [4.4, ['Meeting', 1, 'left']]],
  ],
  balconies: [],
};

const blockFloor: Layout = {
  columns: [
    [7, [9, ['Open office, west', 1]]],
    [
      4,
      [3, ['Meeting', 1, 'left']],
      [3.2, ['Stair', 0.5, 'bottom'], ['Lifts', 0.5, 'bottom']],
      [2.8, ['Lobby', 1, 'bottom']],
    ],
    [7, [9, ['Open office, east', 1]]],
  ],
  balconies: [],
};

const suite: Layout = {
  columns: [
    [3, [3.6, ['Reception', 1, 'bottom']], [3.4, ['Pantry', 1, 'right']]],
    [7, [4.6, ['Open office', 1]], [2.4, ['Meeting', 0.55, 'top'], ['Toilets', 0.45, 'top']]],
  ],
  balconies: [['Arcade', 0, 7, 10, 1.8]],
};

const shop: Layout = {
  columns: [
    [5.4, [6.6, ['Shop floor', 1]], [3, ['Stair', 0.5, 'top'], ['Store', 0.5, 'top']]],
    [4, [5, ['Mezzanine', 1, 'left']], [4.6, ['Back room', 0.64, 'left'], ['Toilet', 0.36, 'left']]],
  ],
  balconies: [['Canopy', 0, -2, 9.4, 2]],
};

const smallOffice: Layout = {
  columns: [
    [4.6, [6.2, ['Open office', 1]]],
    [2.6, [2.8, ['Meeting', 1, 'left']], [1.6, ['Pantry', 1, 'left']], [1.8, ['Toilet', 1, 'left']]],
  ],
  balconies: [],
};

/** Which layout each plan in the data shows. Its carpet area is read from the data, never repeated here. */
export const LAYOUTS: Record<string, Layout> = {
  'projects/meander/plan-2bhk-a.webp': twoBedrooms,
  'projects/meander/plan-3bhk-b.webp': threeBedrooms,
  'projects/meander/plan-4bhk-c.webp': fourBedrooms,
  'projects/paayri/plan-3bhk-lower.webp': terraceHome,
  'projects/paayri/plan-4bhk-upper.webp': terraceHomeLarge,
  'projects/sagwan/plan-4bhk-floor.webp': wholeFloor,
  'projects/ota/plan-court-house.webp': courtHouse,
  'projects/kansa/plan-office-floor.webp': officeFloor,
  'projects/kansa/plan-office-half.webp': officeHalf,
  'projects/kaman-quarter/plan-block-floor.webp': blockFloor,
  'projects/kaman-quarter/plan-suite.webp': suite,
  'projects/peth-row/plan-shop.webp': shop,
  'projects/peth-row/plan-office.webp': smallOffice,
};
