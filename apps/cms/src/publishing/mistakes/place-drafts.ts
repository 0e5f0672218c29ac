import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Mistake } from './mistake';
import { cityMistakes, localityMistakes, projectPlaceMistakes } from './place-mistakes';

export const CITY = 'api::city.city';
export const LOCALITY = 'api::locality.locality';
const PROJECT = 'api::projects.projects';

const named = z.array(z.object({ documentId: z.string(), name: z.string().nullish() }));
const chosen = z.looseObject({ documentId: z.string(), name: z.string().nullish() }).nullish();
const ofCity = z.looseObject({ documentId: z.string(), city: chosen });
const ofLocality = z.object({ locality: z.string().nullish(), placedIn: chosen });

/** The site would show the entry as if nothing had been chosen: Strapi leaves out what is not live. */
async function notLive(
  strapi: Core.Strapi,
  uid: typeof CITY | typeof LOCALITY,
  field: string,
  one: z.infer<typeof chosen>,
): Promise<Mistake[]> {
  if (!one) return [];
  const { documentId, name } = one;
  if (await strapi.documents(uid).findOne({ documentId, status: 'published', fields: ['name'] })) return [];
  return [
    {
      path: [field],
      message: `${name || 'What is chosen here'} is not live. Publish it first, or choose another.`,
    },
  ];
}

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
  return [
    ...localityMistakes(locality, namesBut(neighbours, documentId)),
    ...(await notLive(strapi, CITY, 'city', locality.city)),
  ];
}

/** What keeps a project from being published for the place it is in. */
export async function projectPlace(strapi: Core.Strapi, documentId: string): Promise<Mistake[]> {
  const found = await strapi.documents(PROJECT).findOne({
    documentId,
    status: 'draft',
    fields: ['locality'],
    populate: { placedIn: { fields: ['name'] } },
  });
  const project = ofLocality.parse(found);
  return [
    ...projectPlaceMistakes(project),
    ...(await notLive(strapi, LOCALITY, 'placedIn', project.placedIn)),
  ];
}
