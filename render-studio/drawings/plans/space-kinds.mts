type Traits = {
  /** What the floor counts as: the buyer's carpet area, open to the sky or air, shared, or a shaft. */
  counts: 'carpet' | 'outdoor' | 'common';
  /** People sit, work or sleep in it: it needs a window. */
  habitable?: boolean;
  /** Needs air: a window or a wall on a duct. */
  vented?: boolean;
  /** Smallest floor in sq m and smallest width in m (after the National Building Code, part 3). */
  least?: readonly [area: number, width: number];
  /** Too small, or too plain, for a size under its name. */
  nameOnly?: boolean;
};

const KINDS = {
  living: { counts: 'carpet', habitable: true, least: [9.5, 2.4] },
  dining: { counts: 'carpet', habitable: true, least: [5, 1.8] },
  bedroom: { counts: 'carpet', habitable: true, least: [7.5, 2.4] },
  study: { counts: 'carpet', habitable: true, least: [5, 1.8] },
  kitchen: { counts: 'carpet', habitable: true, least: [5, 1.8] },
  bath: { counts: 'carpet', vented: true, least: [2, 1.1] },
  utility: { counts: 'carpet' },
  dressing: { counts: 'carpet' },
  store: { counts: 'carpet' },
  pooja: { counts: 'carpet', nameOnly: true },
  foyer: { counts: 'carpet' },
  passage: { counts: 'carpet', least: [0, 0.9] },
  'own stair': { counts: 'carpet' },
  office: { counts: 'carpet', habitable: true, least: [9.5, 2.4] },
  meeting: { counts: 'carpet' },
  reception: { counts: 'carpet' },
  pantry: { counts: 'carpet' },
  toilets: { counts: 'carpet' },
  shop: { counts: 'carpet', habitable: true, least: [9.5, 2.4] },
  balcony: { counts: 'outdoor' },
  'dry balcony': { counts: 'outdoor' },
  terrace: { counts: 'outdoor' },
  garden: { counts: 'outdoor' },
  verandah: { counts: 'outdoor' },
  /** The slab's edge where nobody steps out. */
  ledge: { counts: 'outdoor', nameOnly: true },
  /** Shared with everybody, drawn for the sake of the front door. */
  pavement: { counts: 'outdoor' },
  void: { counts: 'outdoor', nameOnly: true },
  lobby: { counts: 'common' },
  lift: { counts: 'common', nameOnly: true },
  stair: { counts: 'common', nameOnly: true },
  'shared room': { counts: 'common' },
  duct: { counts: 'common', nameOnly: true },
} as const satisfies Record<string, Traits>;

export type SpaceKind = keyof typeof KINDS;

/** What a kind of space counts as and needs. */
export const traitsOf = (kind: SpaceKind): Traits => KINDS[kind];
