/** Degrees north and east. */
export type Spot = { latitude: number; longitude: number };

/** India with its islands, in degrees. */
const INDIA = { south: 6, north: 37.6, west: 68, east: 97.5 };
const KM_PER_DEGREE = 111.2;
const DEGREES_PER_RADIAN = 180 / Math.PI;

export const isInIndia = ({ latitude, longitude }: Spot): boolean =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east;

/** How far two spots of one city are from each other, in km. */
export function kmBetween(one: Spot, other: Spot): number {
  const east = Math.cos(one.latitude / DEGREES_PER_RADIAN) * (one.longitude - other.longitude);
  return Math.hypot(one.latitude - other.latitude, east) * KM_PER_DEGREE;
}

const LINE = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/;

/** A line of the map as it is typed, one `18.5550, 73.6200` below the other; `null` where one of them is none. */
export function spotsOf(points: string): Spot[] | null {
  const spots = points
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => LINE.exec(line))
    .map((found) => (found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : null));
  return spots.every((spot) => spot !== null) ? spots : null;
}
