import type { LocalityMap } from './map.mts';
import { kamanQuarterMap } from './projects/kaman-quarter.mts';
import { kansaMap } from './projects/kansa.mts';
import { meanderMap } from './projects/meander.mts';
import { otaMap } from './projects/ota.mts';
import { paayriMap } from './projects/paayri.mts';
import { pethRowMap } from './projects/peth-row.mts';
import { sagwanMap } from './projects/sagwan.mts';

/** One map for each project. */
export const MAPS: readonly LocalityMap[] = [
  meanderMap,
  paayriMap,
  sagwanMap,
  otaMap,
  kansaMap,
  kamanQuarterMap,
  pethRowMap,
];
