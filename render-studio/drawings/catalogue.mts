import { ICON_ALTS, type IconName } from '../../apps/cms/seed/schemas/media-file.mts';
import { DIAGRAMS } from './diagrams/all-diagrams.mts';
import { ELEVATIONS } from './elevations/all-elevations.mts';
import { elevation } from './elevations/draw-elevation.mts';
import { amenityIcon } from './icons/amenity-icons.mts';
import { MAPS } from './maps/all-maps.mts';
import { localityMap } from './maps/draw-map.mts';
import { AVATAR_NAMES, avatar } from './marks/avatars.mts';
import { favicon, logo, memberMark } from './marks/brand.mts';
import { PORTRAIT_NAMES, portrait } from './marks/portraits.mts';
import { FLOORS, PLANS } from './plans/all-plans.mts';
import { floorSheet } from './plans/floor-sheet.mts';
import { planSheet } from './plans/plan-sheet.mts';

/** One file below `apps/cms/seed/media/` and what is on it. */
export type Drawing = { file: string; draw: () => string };

const ICON_PX = 96;
const FAVICON_PX = 256;
const MEMBER_MARK_PX = [560, 140] as const;
const isIcon = (name: string): name is IconName => name in ICON_ALTS;

/** Everything that is drawn: plans, maps, elevations, diagrams, marks, avatars, icons. */
export const DRAWINGS: readonly Drawing[] = [
  ...PLANS.map((plan) => ({ file: plan.file, draw: () => planSheet(plan) })),
  ...FLOORS.map((floor) => ({ file: floor.file, draw: () => floorSheet(floor) })),
  ...MAPS.map((map) => ({ file: map.file, draw: () => localityMap(map) })),
  ...ELEVATIONS.map((one) => ({ file: one.file, draw: () => elevation(one) })),
  ...DIAGRAMS,
  ...AVATAR_NAMES.map((name) => ({ file: `avatars/${name}.webp`, draw: () => avatar(name) })),
  ...PORTRAIT_NAMES.map((name) => ({ file: `about/people/${name}.webp`, draw: () => portrait(name) })),
  { file: 'brand/logo.webp', draw: () => logo().svg },
  { file: 'brand/favicon.png', draw: () => favicon(FAVICON_PX) },
  { file: 'brand/member-of.webp', draw: () => memberMark(...MEMBER_MARK_PX) },
  ...Object.keys(ICON_ALTS)
    .filter(isIcon)
    .map((name) => ({ file: `icons/${name}.webp`, draw: () => amenityIcon(name, ICON_PX) })),
];
