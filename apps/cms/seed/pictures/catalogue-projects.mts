import { construction, type Stage } from './construction.mts';
import { type Composition, exterior, type ProjectUrl } from './exteriors.mts';
import { facadeDetail } from './facade-detail.mts';
import type { Hour } from './light.mts';
import { garden, outlook, pool } from './outdoors.mts';
import { type Room, type RoomKind, room } from './rooms.mts';

/** Draws one file at the size of its slot. */
export type Draw = (file: string, width: number, height: number) => string;

export const seen =
  (
    project: ProjectUrl,
    hour: Hour,
    left: number,
    tall: number,
    horizon = 0.84,
    before: Composition['before'] = 'meadow',
    rest: Partial<Composition> = {},
  ): Draw =>
  (file, width, height) =>
    exterior(file, width, height, { project, hour, left, tall, horizon, before, ...rest });
export const near =
  (project: ProjectUrl, hour: Hour, at: readonly [number, number], metresAcross: number): Draw =>
  (file, width, height) =>
    facadeDetail(file, width, height, project, hour, at, metresAcross);
export const inside =
  (kind: RoomKind, hour: Hour, wall = '#EAE1D2', floor = '#B08D66', accent = '#2F5D4A'): Draw =>
  (file, width, height) => {
    const look: Room = { kind, hour, wall, floor, accent };
    return room(file, width, height, look);
  };
const byPool =
  (project: ProjectUrl, hour: Hour): Draw =>
  (file, width, height) =>
    pool(file, width, height, project, hour);
export const inGarden =
  (project: ProjectUrl, hour: Hour): Draw =>
  (file, width, height) =>
    garden(file, width, height, project, hour);
const viewOut =
  (hour: Hour, river: boolean): Draw =>
  (file, width, height) =>
    outlook(file, width, height, hour, river);
export const site =
  (stage: Stage): Draw =>
  (file, width, height) =>
    construction(file, width, height, stage);

const KANSA_FLOORS = 14;
const MEANDER_FLOORS = 31;

export const PROJECT_PICTURES: Record<ProjectUrl, Record<string, Draw>> = {
  meander: {
    'banner-wide': seen('meander', 'dawn', 0.52, 0.72, 0.84, 'water'),
    'banner-tall': seen('meander', 'dawn', 0.16, 0.56, 0.8, 'water'),
    overview: seen('meander', 'day', 0.2, 0.76, 0.9, 'meadow'),
    thumbnail: seen('meander', 'dawn', 0.24, 0.78, 0.92, 'meadow', { foreground: false }),
    featured: seen('meander', 'dusk', 0.22, 0.72, 0.84, 'water'),
    'gallery-river': seen('meander', 'dawn', 0.34, 0.6, 0.7, 'water'),
    'gallery-bands': near('meander', 'day', [62, 52], 34),
    'gallery-living': inside('living', 'dawn', '#ECE4D6', '#CDBFA6'),
    'gallery-bedroom': inside('bedroom', 'day', '#EFE8DB', '#C2A57C', '#6F8E7C'),
    'gallery-lobby': inside('lobby', 'dusk', '#D6C8B0', '#A79B86'),
    'gallery-pool': byPool('meander', 'day'),
    'gallery-hills': viewOut('dawn', true),
    'gallery-dusk': seen('meander', 'evening', 0.26, 0.74, 0.9, 'meadow'),
    'stage-1': site({ hour: 'day', floors: MEANDER_FLOORS, built: 1, closed: 0, wide: 0.34 }),
    'stage-2': site({ hour: 'monsoon', floors: MEANDER_FLOORS, built: 6, closed: 1, wide: 0.34 }),
    'stage-3': site({ hour: 'day', floors: MEANDER_FLOORS, built: 13, closed: 6, wide: 0.34 }),
    'stage-4': site({ hour: 'monsoon', floors: MEANDER_FLOORS, built: 19, closed: 11, wide: 0.34 }),
    share: seen('meander', 'dawn', 0.48, 0.8, 0.9, 'meadow'),
  },
  paayri: {
    'banner-wide': seen('paayri', 'monsoon', 0.34, 0.6, 0.86),
    'banner-tall': seen('paayri', 'monsoon', 0.02, 0.34, 0.78),
    overview: seen('paayri', 'day', 0.02, 0.54, 0.86),
    thumbnail: seen('paayri', 'day', 0, 0.56, 0.88, 'meadow', { foreground: false }),
    featured: seen('paayri', 'dusk', 0.04, 0.52, 0.84),
    'gallery-valley': seen('paayri', 'dawn', 0.24, 0.44, 0.76),
    'gallery-basalt': near('paayri', 'day', [52, 18], 30),
    'gallery-living': inside('living', 'day', '#E7DDCB', '#B9A88C', '#6F8E7C'),
    'gallery-kitchen': inside('kitchen', 'monsoon', '#EAE3D5', '#B09A78', '#5A675F'),
    'gallery-pool': byPool('paayri', 'dawn'),
    'gallery-path': inGarden('paayri', 'dusk'),
    share: seen('paayri', 'day', 0.3, 0.64, 0.88),
  },
  sagwan: {
    'banner-wide': seen('sagwan', 'dusk', 0.66, 0.8, 0.9),
    'banner-tall': seen('sagwan', 'dusk', 0.42, 0.66, 0.86),
    overview: seen('sagwan', 'dawn', 0.4, 0.8, 0.92),
    thumbnail: seen('sagwan', 'day', 0.42, 0.82, 0.94, 'meadow', { foreground: false }),
    featured: seen('sagwan', 'evening', 0.5, 0.78, 0.9),
    'gallery-lane': seen('sagwan', 'day', 0.4, 1.5, 0.88, 'street', { trees: 9 }),
    'gallery-fins': near('sagwan', 'dusk', [10, 60], 17),
    'gallery-living': inside('living', 'dusk', '#DCCDB5', '#A67C50', '#7C5522'),
    'gallery-bedroom': inside('bedroom', 'dawn', '#E6D9C4', '#A67C50', '#8A6440'),
    'gallery-hall': inside('lobby', 'day', '#DDD2BF', '#8F8778'),
    'gallery-pool': viewOut('evening', false),
    share: seen('sagwan', 'dusk', 0.62, 0.84, 0.92),
  },
  ota: {
    'banner-wide': seen('ota', 'dawn', 0.2, 0.27, 0.8, 'street'),
    'banner-tall': seen('ota', 'dawn', -0.06, 0.24, 0.78, 'street'),
    overview: seen('ota', 'day', -0.1, 0.34, 0.8, 'street'),
    thumbnail: seen('ota', 'dawn', -0.2, 0.4, 0.82, 'street', { foreground: false }),
    'gallery-lane': seen('ota', 'day', -0.5, 0.42, 0.8, 'street'),
    'gallery-jaali': near('ota', 'day', [5, 6.4], 8.5),
    'gallery-court': inGarden('ota', 'day'),
    'gallery-living': inside('living', 'day', '#B97A58', '#7E8A78', '#A9793B'),
    'gallery-upper': inside('bedroom', 'dawn', '#D9B698', '#8E7A60', '#A9603F'),
    'gallery-evening': seen('ota', 'evening', -0.3, 0.4, 0.82, 'street'),
    share: seen('ota', 'dawn', 0.16, 0.3, 0.8, 'street'),
  },
  kansa: {
    'banner-wide': seen('kansa', 'dusk', 0.44, 0.68, 0.88, 'street'),
    'banner-tall': seen('kansa', 'dusk', 0.1, 0.5, 0.86, 'street'),
    overview: seen('kansa', 'day', 0.16, 0.66, 0.88, 'street'),
    thumbnail: seen('kansa', 'dawn', 0.1, 0.72, 0.9, 'street', { foreground: false }),
    featured: seen('kansa', 'evening', 0.12, 0.66, 0.88, 'street'),
    'gallery-street': seen('kansa', 'dusk', 0.2, 1, 0.88, 'street'),
    'gallery-fins': near('kansa', 'day', [30, 36], 16),
    'gallery-floor': inside('office', 'day', '#E4DFD4', '#A8A397', '#2C3A33'),
    'gallery-lobby': inside('lobby', 'dusk', '#9C7749', '#7F786B'),
    'gallery-roof': viewOut('day', false),
    'gallery-night': seen('kansa', 'evening', -0.1, 1.2, 0.9, 'street'),
    'stage-1': site({ hour: 'day', floors: KANSA_FLOORS, built: 0, closed: 0, wide: 0.6 }),
    'stage-2': site({ hour: 'day', floors: KANSA_FLOORS, built: 5, closed: 0, wide: 0.6 }),
    'stage-3': site({ hour: 'monsoon', floors: KANSA_FLOORS, built: 14, closed: 3, wide: 0.6 }),
    'stage-4': site({ hour: 'day', floors: KANSA_FLOORS, built: 14, closed: 8, wide: 0.6 }),
    share: seen('kansa', 'dusk', 0.42, 0.76, 0.9, 'street'),
  },
  'kaman-quarter': {
    'banner-wide': seen('kaman-quarter', 'day', 0.26, 0.46, 0.84, 'street'),
    'banner-tall': seen('kaman-quarter', 'day', 0.06, 0.36, 0.82, 'street'),
    overview: seen('kaman-quarter', 'dawn', -0.3, 0.54, 0.84, 'street'),
    thumbnail: seen('kaman-quarter', 'day', -0.5, 0.6, 0.86, 'street', { foreground: false }),
    featured: seen('kaman-quarter', 'dusk', -0.2, 0.54, 0.84, 'street'),
    'gallery-court': inGarden('kaman-quarter', 'day'),
    'gallery-stone': near('kaman-quarter', 'dawn', [18, 8], 15),
    'gallery-office': inside('office', 'dawn', '#E2D3B8', '#9A8A6E', '#7C5522'),
    'gallery-hall': inside('lobby', 'day', '#D9C6A3', '#A4967C'),
    'gallery-cafe': near('kaman-quarter', 'day', [56, 5], 24),
    'gallery-evening': seen('kaman-quarter', 'evening', -0.7, 0.8, 0.86, 'street'),
    share: seen('kaman-quarter', 'day', 0.2, 0.52, 0.84, 'street'),
  },
  'peth-row': {
    'banner-wide': seen('peth-row', 'dusk', 0.12, 0.42, 0.84, 'street', { trees: 5 }),
    'banner-tall': seen('peth-row', 'dusk', -0.5, 0.36, 0.8, 'street', { trees: 5 }),
    overview: seen('peth-row', 'day', -0.2, 0.42, 0.84, 'street', { trees: 6 }),
    thumbnail: seen('peth-row', 'dusk', -0.7, 0.52, 0.86, 'street', { foreground: false, trees: 6 }),
    'gallery-dusk': seen('peth-row', 'evening', -0.4, 0.5, 0.84, 'street', { trees: 5 }),
    'gallery-canopy': near('peth-row', 'day', [26, 5], 15),
    'gallery-office': inside('office', 'day', '#E9E1D2', '#A78F6E', '#2F5D4A'),
    'gallery-square': inGarden('peth-row', 'dawn'),
    'gallery-stair': inside('lobby', 'day', '#E6DDCC', '#B7AC9A'),
    'gallery-morning': seen('peth-row', 'dawn', -1.1, 0.56, 0.86, 'street', { trees: 6 }),
    share: seen('peth-row', 'dusk', 0.1, 0.48, 0.84, 'street', { trees: 5 }),
  },
};
