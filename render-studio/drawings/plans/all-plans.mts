import type { Floor } from './floor.mts';
import type { Plan } from './plan.mts';
import { kamanBlockFloor, kamanHalfFloor, kamanShop, kamanSuite } from './projects/kaman-block.mts';
import { kansaFullFloor } from './projects/kansa-office-floor.mts';
import { kansaHalfFloor, kansaQuarterFloor } from './projects/kansa-parts.mts';
import { meanderTwoBedrooms } from './projects/meander-2bhk-a.mts';
import { meanderThreeBedrooms } from './projects/meander-3bhk-b.mts';
import { meanderFourBedrooms } from './projects/meander-4bhk-c.mts';
import { meanderFloor } from './projects/meander-floor.mts';
import { meanderPenthouse } from './projects/meander-penthouse.mts';
import { otaFirstFloor, otaGroundFloor } from './projects/ota-court-house.mts';
import { paayriThreeBedrooms } from './projects/paayri-3bhk-lower.mts';
import { paayriFourBedrooms } from './projects/paayri-4bhk-upper.mts';
import { paayriCornerHouse } from './projects/paayri-corner-house.mts';
import { pethCornerOffice, pethOffice, pethShop } from './projects/peth-row.mts';
import { pethRowFloor } from './projects/peth-row-floor.mts';
import { sagwanFloor } from './projects/sagwan-4bhk-floor.mts';

/** Every plan that is drawn, one sheet each. */
export const PLANS: readonly Plan[] = [
  meanderTwoBedrooms,
  meanderThreeBedrooms,
  meanderFourBedrooms,
  meanderPenthouse,
  paayriThreeBedrooms,
  paayriFourBedrooms,
  paayriCornerHouse,
  sagwanFloor,
  otaGroundFloor,
  otaFirstFloor,
  kansaFullFloor,
  kansaHalfFloor,
  kansaQuarterFloor,
  kamanBlockFloor,
  kamanHalfFloor,
  kamanSuite,
  kamanShop,
  pethShop,
  pethOffice,
  pethCornerOffice,
];

/** Floors with all their homes or offices. */
export const FLOORS: readonly Floor[] = [meanderFloor, pethRowFloor];
