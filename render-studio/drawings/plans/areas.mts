import { outlineArea } from './outline.mts';
import { type Plan, rectsOf, type Space } from './plan.mts';
import { cutOff, roundingOf } from './rounded.mts';
import { traitsOf } from './space-kinds.mts';

const SQ_M_PER_SQ_FT = 0.09290304;
const INCHES_PER_M = 39.37008;

/** Sq m of a space: of its rectangles without what a curve takes, or of what its own outline encloses. */
export function areaOf(space: Space): number {
  if (space.outline) return outlineArea(space.outline);
  const rounding = roundingOf(space);
  const whole = rectsOf(space).reduce((sum, [, , width, depth]) => sum + width * depth, 0);
  return rounding ? whole - cutOff(rounding) : whole;
}
const total = (spaces: readonly Space[]) => spaces.reduce((sum, space) => sum + areaOf(space), 0);

/** Carpet area in sq m: all within the outer walls, partitions included; no balcony, terrace, shaft or shared part. */
export const carpetArea = ({ spaces }: Pick<Plan, 'spaces'>): number =>
  total(spaces.filter(({ kind }) => traitsOf(kind).counts === 'carpet'));

/** Sq m of the spaces that belong to the home but are not carpet area. */
export const outdoorArea = ({ spaces }: Pick<Plan, 'spaces'>): number =>
  total(
    spaces.filter(
      ({ kind }) =>
        traitsOf(kind).counts === 'outdoor' && kind !== 'void' && kind !== 'pavement' && kind !== 'ledge',
    ),
  );

export const toSqFt = (sqM: number): number => sqM / SQ_M_PER_SQ_FT;

/** An area as the site writes it: 1,186 sq ft. */
export const inSqFt = (sqM: number): string => `${Math.round(toSqFt(sqM)).toLocaleString('en-IN')} sq ft`;
export const inSqM = (sqM: number): string =>
  `${sqM.toLocaleString('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} sq m`;

/** A length as the trade writes it: 11'4". */
export function inFeet(metres: number): string {
  const inches = Math.round(metres * INCHES_PER_M);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}
export const inMetres = (metres: number): string => metres.toFixed(2);
