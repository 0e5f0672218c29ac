/** A place as degrees east and north. */
export type Place = readonly [longitude: number, latitude: number];

/** A city with what one finds one's way by in it, as editors drew it. */
export type City = {
  documentId: string;
  name: string;
  centre: Place;
  reachKm: number;
  /** What its map shows beside the places, in words; `''` where nobody wrote any. */
  landmarks: string;
  rivers: readonly (readonly Place[])[];
  roads: readonly (readonly Place[])[];
  metro: {
    lines: readonly (readonly Place[])[];
    stations: readonly { name: string; at: Place }[];
  };
  hills: readonly { name: string; at: Place; kmWide: number; kmHigh: number }[];
};
export type Locality = { documentId: string; name: string; city: string | null; at: Place };
/** Where the house builds. */
export type Atlas = { cities: readonly City[]; localities: readonly Locality[] };

/** Nobody has entered a city, or the backend knows none. */
export const noAtlas: Atlas = { cities: [], localities: [] };

const KM_PER_DEGREE = { alongEquator: 111.27, north: 110.6 };

/** How long a degree is at a latitude, in km. */
export const kmPerDegree = (latitude: number) => ({
  east: KM_PER_DEGREE.alongEquator * Math.cos((latitude * Math.PI) / 180),
  north: KM_PER_DEGREE.north,
});

function kmBetween([oneEast, oneNorth]: Place, [otherEast, otherNorth]: Place): number {
  const { east, north } = kmPerDegree(oneNorth);
  return Math.hypot((oneEast - otherEast) * east, (oneNorth - otherNorth) * north);
}

/** The city that a place lies in, the nearest of those that reach it; `null` where none does. */
export function cityAt(place: Place, { cities }: Atlas): City | null {
  const near = cities
    .map((city) => ({ city, km: kmBetween(city.centre, place) }))
    .filter(({ city, km }) => km <= city.reachKm)
    .sort((one, other) => one.km - other.km);
  return near[0]?.city ?? null;
}

type Placed = { placedIn: string | null; locality: string; coordinates: Place | null };

const plain = (name: string) => name.trim().toLowerCase();

/** The locality a project chose, or the one that has the name it says in words; `null` where several have it. */
function localityOf({ placedIn, locality }: Placed, { localities }: Atlas): Locality | null {
  const chosen = localities.find(({ documentId }) => documentId === placedIn);
  if (chosen) return chosen;
  const [named, ...others] = localities.filter(({ name }) => plain(name) === plain(locality));
  return named && others.length === 0 ? named : null;
}

/**
 * Where a project is: in the city of its locality, else in the one that its own place lies in; where neither is known
 * and the house builds in one city, there. A project without a place of its own stands in the middle of its locality.
 */
export function whereIs(project: Placed, atlas: Atlas): { city: City | null; at: Place | null } {
  const locality = localityOf(project, atlas);
  const at = project.coordinates ?? locality?.at ?? null;
  const chosen = atlas.cities.find(({ documentId }) => documentId === locality?.city);
  if (chosen) return { city: chosen, at };
  if (at) return { city: cityAt(at, atlas), at };
  const [only, ...others] = atlas.cities;
  return { city: only && others.length === 0 ? only : null, at };
}

const both = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** `in Pune and Nashik`; `''` for none. */
export const inCities = (cities: readonly Pick<City, 'name'>[]): string =>
  cities.length > 0 ? `in ${both.format(cities.map(({ name }) => name))}` : '';
