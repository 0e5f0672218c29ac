/** What fills one bay of a storey between its piers. */
export type Opening =
  | 'casement'
  | 'shutters'
  | 'arch'
  | 'balcony'
  | 'loggia'
  | 'jaali'
  | 'ribbon'
  | 'glazing'
  | 'fins'
  | 'blank';
/** What a building stands on. */
export type Base = 'plinth' | 'stilts' | 'arcade' | 'shops';
export type Roof = 'parapet' | 'gable' | 'hip' | 'pergola' | 'garden' | 'tank';

/** One part of a front, seen straight on; metres. Later parts stand before earlier ones. */
export type Mass = {
  /** Of its left edge, from the left end of the building. */
  from: number;
  width: number;
  storeys: number;
  /** From floor to floor. */
  storey: number;
  base: Base;
  /** The openings of a storey from left to right; rows alternate from the ground up where there are several. */
  rows: readonly (readonly Opening[])[];
  roof: Roof;
  /** How far the edges of the floors swing out beyond the wall, turn about. */
  wave?: number;
};

export type Tree = {
  /** Of its trunk, from the left end of the building. */
  at: number;
  height: number;
  kind: 'round' | 'tall' | 'palm';
  /** Stands before the front, not behind it. */
  before?: true;
};

/** The front of a building that is finished: a line drawing from these words. */
export type Elevation = {
  /** Below `apps/cms/seed/media/`. */
  file: string;
  masses: readonly Mass[];
  trees: readonly Tree[];
  /** Where somebody stands, so that the eye has a scale. */
  person: number;
  /** What runs before it. */
  foreground?: 'stream' | 'steps';
};
