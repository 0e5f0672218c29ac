import type { ShortlistedHome } from '../../../contracts/shortlisted-home';
import type { Configuration, NearbyKind, NearbyPlace } from '../project';
import { isOnOffer } from '../project-terms';
import { distanceWords, nearbyWords } from '../project-words';

/** The price for each sq ft of carpet area, in whole rupees; `null` where no price is stated. */
export function pricePerSqFt(configuration: Configuration): number | null {
  const { priceFrom, carpetAreaFrom } = configuration;
  if (!isOnOffer(configuration) || priceFrom === null || carpetAreaFrom <= 0) return null;
  return Math.round(priceFrom / carpetAreaFrom);
}

/**
 * What looking after a home costs a month, in whole rupees; `null` where nobody has said it.
 * @param carpetArea in sq ft
 */
export function monthlyUpkeep(upkeep: { perSqFtAMonth: number } | null, carpetArea: number): number | null {
  return upkeep && Math.round(upkeep.perSqFtAMonth * carpetArea);
}

// What families weigh homes by; a comparison of eight kinds compares nothing.
const COMPARED: readonly NearbyKind[] = ['transit', 'work', 'school', 'hospital'];

const far = ({ distanceKm, minutes }: NearbyPlace) => distanceKm ?? minutes ?? Number.POSITIVE_INFINITY;

/** The nearest place of each kind that is compared, where its distance is known. */
export function nearestOf(nearby: NearbyPlace[]): ShortlistedHome['around'] {
  return COMPARED.flatMap((kind) => {
    const [nearest] = nearby
      .filter((place) => place.kind === kind && distanceWords(place) !== '')
      .sort((one, other) => far(one) - far(other));
    return nearest
      ? [{ term: nearbyWords[kind], place: nearest.place, distance: distanceWords(nearest) }]
      : [];
  });
}
