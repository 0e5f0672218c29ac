import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Found } from './find-in-project';

const PROJECT = 'api::projects.projects';
const LOCALITY = 'api::locality.locality';

const unplaced = z.array(z.object({ documentId: z.string(), locality: z.string().nullish() }));
const withPlace = z.array(
  z.object({ documentId: z.string(), placedIn: z.object({ name: z.string().nullish() }).nullish() }),
);

/** What is said of a project that chose no locality, in whose words none is known. */
const inWordsOnly = (locality: string) =>
  `${locality === '' ? 'Its locality' : locality} stands here in words only. Choose its locality, or make it an entry first.`;
const notLive = (name: string) =>
  `${name} was chosen, and is not live: the project is on no map. Publish the locality, or choose another.`;
const ofPlace = (what: string): Found => ({ check: 'place', field: 'placedIn', what });

/** The live localities that no city which is live has: no list and no map tells of them. */
export async function localitiesOfNoCity(strapi: Core.Strapi): Promise<Map<string, Found>> {
  const found = await strapi
    .documents(LOCALITY)
    .findMany({ status: 'published', filters: { city: { id: { $null: true } } }, fields: ['documentId'] });
  const what = 'Its city is not live, so it is on no map. Publish the city, or choose another.';
  return new Map(found.map(({ documentId }) => [documentId, { check: 'place', field: 'city', what }]));
}

/** The live projects that no live locality has, with what is to be said of them; none while there are no localities. */
export async function unplacedProjects(strapi: Core.Strapi): Promise<Map<string, Found>> {
  if ((await strapi.documents(LOCALITY).count({ status: 'draft' })) === 0) return new Map();
  const found = await strapi.documents(PROJECT).findMany({
    status: 'published',
    filters: { placedIn: { id: { $null: true } } },
    fields: ['locality'],
  });
  const projects = unplaced.parse(found);
  const drafts = await strapi.documents(PROJECT).findMany({
    status: 'draft',
    filters: { documentId: { $in: projects.map(({ documentId }) => documentId) } },
    fields: ['documentId'],
    populate: { placedIn: { fields: ['name'] } },
  });
  const chosen = new Map(withPlace.parse(drafts).map(({ documentId, placedIn }) => [documentId, placedIn]));
  return new Map(
    projects.map(({ documentId, locality }) => {
      const place = chosen.get(documentId);
      const what = place ? notLive(place.name || 'The locality') : inWordsOnly(locality ?? '');
      return [documentId, ofPlace(what)];
    }),
  );
}
