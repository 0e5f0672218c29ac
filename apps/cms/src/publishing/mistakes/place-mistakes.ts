import { z } from 'zod';
import type { Mistake } from './mistake';
import { isInIndia, kmBetween, type Spot, spotsOf } from './places';

const FAR_KM = 40;
const FEWEST_POINTS = 2;

const text = z.string().nullish();
/** Postgres gives decimals as text. */
const degrees = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((given) => (given == null ? null : Number(given)));
const spot = z.object({ latitude: degrees, longitude: degrees });

const cityDraft = spot.extend({
  name: text,
  reachKm: z.number().nullish(),
  lines: z.array(z.object({ points: text })).default([]),
  marks: z.array(spot).default([]),
});
const localityDraft = spot.extend({ name: text, city: cityDraft.nullish() });

const spotOf = ({ latitude, longitude }: z.infer<typeof spot>): Spot | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const NOT_IN_INDIA =
  'This is not in India. Latitude is the first number, for example 18.5204, longitude the second, for example 73.8567.';
const TAKEN = 'There is one of this name already.';

/** Of one name in whichever spelling: `pune ` is Pune. */
export const isSameName = (name: string | null | undefined) => {
  const plain = (words: string) => words.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return (other: string) => plain(other) === plain(name ?? '');
};

function farFrom(city: z.infer<typeof cityDraft>): (place: Spot) => boolean {
  const centre = spotOf(city);
  return (place) => centre !== null && kmBetween(centre, place) > (city.reachKm ?? FAR_KM);
}

/** What may not be published of a city: a place abroad, a map that lies elsewhere. @param others names of other cities */
export function* cityMistakes(draft: unknown, others: string[]): Generator<Mistake> {
  const city = cityDraft.parse(draft);
  const centre = spotOf(city);
  const far = farFrom(city);
  if (others.some(isSameName(city.name))) yield { path: ['name'], message: TAKEN };
  if (centre && !isInIndia(centre)) yield { path: ['latitude'], message: NOT_IN_INDIA };
  for (const [at, { points }] of city.lines.entries()) {
    const say = (message: string): Mistake => ({ path: ['lines', at, 'points'], message });
    const spots = spotsOf(points ?? '');
    if (!spots) yield say('Write each point on a line of its own, for example 18.5550, 73.6200.');
    else if (spots.length < FEWEST_POINTS) yield say('A line has two points at least.');
    else if (spots.every(far)) yield say('All of this line lies beyond the city’s reach.');
  }
  for (const [at, mark] of city.marks.entries()) {
    const place = spotOf(mark);
    if (place && far(place))
      yield { path: ['marks', at, 'latitude'], message: 'This lies beyond the city’s reach.' };
  }
}

/** What may not be published of a locality. @param draft with its city @param others names of others in that city */
export function* localityMistakes(draft: unknown, others: string[]): Generator<Mistake> {
  const locality = localityDraft.parse(draft);
  const place = spotOf(locality);
  if (!locality.city) yield { path: ['city'], message: 'Choose the city it lies in.' };
  else if (others.some(isSameName(locality.name))) yield { path: ['name'], message: TAKEN };
  if (!place) return;
  if (!isInIndia(place)) yield { path: ['latitude'], message: NOT_IN_INDIA };
  else if (locality.city && farFrom(locality.city)(place))
    yield { path: ['latitude'], message: `This lies beyond the reach of ${locality.city.name}.` };
}

/** A project stands somewhere: in a locality that was chosen, or in words where there is none to choose. */
export function* projectPlaceMistakes({
  locality,
}: {
  locality?: string | null | undefined;
}): Generator<Mistake> {
  if (!locality?.trim()) yield { path: ['placedIn'], message: 'Choose the locality.' };
}
