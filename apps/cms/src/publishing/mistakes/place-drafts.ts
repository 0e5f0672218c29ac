import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Mistake } from './mistake';
import { cityMistakes, localityMistakes } from './place-mistakes';

export const CITY = 'api::city.city';
export const LOCALITY = 'api::locality.locality';

const named = z.array(z.object({ documentId: z.string(), name: z.string().nullish() }));
const ofCity = z.looseObject({
  documentId: z.string(),
  city: z.looseObject({ documentId: z.string() }).nullish(),
});

const namesBut = (found: unknown, documentId: string): string[] =>
  named.parse(found).flatMap((one) => (one.documentId !== documentId && one.name ? [one.name] : []));

/** What keeps a city or a locality from being published; drafts of others count as well. */
export async function placeMistakes(
  strapi: Core.Strapi,
  uid: typeof CITY | typeof LOCALITY,
  documentId: string,
): Promise<Mistake[]> {
  if (uid === CITY) {
    const city = await strapi
      .documents(CITY)
      .findOne({ documentId, status: 'draft', populate: ['lines', 'marks'] });
    const cities = await strapi.documents(CITY).findMany({ fields: ['name'], status: 'draft' });
    return [...cityMistakes(city, namesBut(cities, documentId))];
  }
  const found = await strapi.documents(LOCALITY).findOne({ documentId, status: 'draft', populate: ['city'] });
  const locality = ofCity.parse(found);
  const neighbours = locality.city
    ? await strapi.documents(LOCALITY).findMany({
        filters: { city: { documentId: locality.city.documentId } },
        fields: ['name'],
        status: 'draft',
      })
    : [];
  return [...localityMistakes(locality, namesBut(neighbours, documentId))];
}
