/** A place as degrees east and north. */
export type Place = readonly [longitude: number, latitude: number];

/** What one finds one's way by in Pune, drawn by us: courses and hills as they lie, without their small turns. */
export const pune = {
  rivers: [
    // Mula, from Hinjawadi to the Sangam.
    [
      [73.62, 18.555],
      [73.7, 18.562],
      [73.74, 18.578],
      [73.768, 18.592],
      [73.795, 18.574],
      [73.812, 18.567],
      [73.833, 18.579],
      [73.853, 18.562],
      [73.855, 18.545],
      [73.862, 18.53],
    ],
    // Mula-Mutha, from the Sangam to Manjari.
    [
      [73.862, 18.53],
      [73.883, 18.541],
      [73.9, 18.546],
      [73.925, 18.538],
      [73.947, 18.541],
      [73.985, 18.52],
      [74.05, 18.515],
    ],
    // Pavana.
    [
      [73.55, 18.68],
      [73.7, 18.66],
      [73.76, 18.632],
      [73.797, 18.622],
      [73.815, 18.602],
      [73.833, 18.5765],
    ],
    // Mutha, from Khadakwasla to the Sangam.
    [
      [73.75, 18.43],
      [73.77, 18.443],
      [73.8, 18.475],
      [73.822, 18.486],
      [73.838, 18.506],
      [73.846, 18.517],
      [73.862, 18.53],
    ],
  ],
  roads: [
    // The bypass, from Dehu Road to Katraj.
    [
      [73.72, 18.67],
      [73.757, 18.605],
      [73.765, 18.573],
      [73.775, 18.553],
      [73.782, 18.508],
      [73.795, 18.483],
      [73.85, 18.452],
      [73.87, 18.42],
    ],
    // The old road to Mumbai, and on as Satara Road.
    [
      [73.76, 18.67],
      [73.815, 18.617],
      [73.836, 18.575],
      [73.85, 18.535],
      [73.858, 18.502],
      [73.857, 18.452],
    ],
    // Nagar Road.
    [
      [73.85, 18.535],
      [73.884, 18.545],
      [73.914, 18.559],
      [73.95, 18.557],
      [73.985, 18.579],
      [74.05, 18.61],
    ],
    // Solapur Road.
    [
      [73.858, 18.502],
      [73.9, 18.507],
      [73.94, 18.499],
      [74.05, 18.485],
    ],
  ],
  /** The lines of the metro on which trains run, with their ends and where they cross. */
  metro: {
    lines: [
      // Purple, from PCMC to Swargate.
      [
        [73.803, 18.629],
        [73.8175, 18.6115],
        [73.833, 18.584],
        [73.841, 18.567],
        [73.848, 18.548],
        [73.85, 18.532],
        [73.8577, 18.5275],
        [73.857, 18.5125],
        [73.8585, 18.5014],
      ],
      // Aqua, from Vanaz to Ramwadi.
      [
        [73.8054, 18.5072],
        [73.8225, 18.5085],
        [73.8398, 18.5122],
        [73.8478, 18.5205],
        [73.8577, 18.5275],
        [73.8735, 18.529],
        [73.8865, 18.5418],
        [73.9025, 18.5478],
        [73.9145, 18.5565],
      ],
    ],
    stations: [
      { name: 'PCMC', at: [73.803, 18.629] },
      { name: 'Swargate', at: [73.8585, 18.5014] },
      { name: 'Vanaz', at: [73.8054, 18.5072] },
      { name: 'Ramwadi', at: [73.9145, 18.5565] },
      { name: 'Civil Court', at: [73.8577, 18.5275] },
    ],
  },
  hills: [
    { name: 'Vetal Tekdi', at: [73.8175, 18.523], kmWide: 2.6, kmHigh: 3.2 },
    { name: 'Baner Hill', at: [73.79, 18.5545], kmWide: 3, kmHigh: 1 },
    { name: 'Parvati', at: [73.8475, 18.4955], kmWide: 1.2, kmHigh: 1 },
    { name: 'NDA hills', at: [73.757, 18.487], kmWide: 3.4, kmHigh: 2.4 },
    { name: 'Katraj hills', at: [73.86, 18.435], kmWide: 5, kmHigh: 2 },
  ],
} as const satisfies {
  rivers: readonly (readonly Place[])[];
  roads: readonly (readonly Place[])[];
  metro: {
    lines: readonly (readonly Place[])[];
    stations: readonly { name: string; at: Place }[];
  };
  hills: readonly { name: string; at: Place; kmWide: number; kmHigh: number }[];
};
