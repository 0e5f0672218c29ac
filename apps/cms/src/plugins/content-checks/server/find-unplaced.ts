import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Found } from './find-in-project';

const PROJECT = 'api::projects.projects';
const LOCALITY = 'api::locality.locality';

const unplaced = z.array(z.object({ documentId: z.string(), locality: z.string().nullish() }));

/** What is said of a project that chose no locality, in whose words none is known. */
const unplacedProject = (locality: string): Found => ({
  check: 'place',
  field: 'placedIn',
  what: `${locality === '' ? 'Its locality' : locality} stands here in words only. Choose its locality, or make it an entry first.`,
});

/** The live projects that chose no locality, with what is to be said of them; none while there are no localities. */
export async function unplacedProjects(strapi: Core.Strapi): Promise<Map<string, Found>> {
  if ((await strapi.documents(LOCALITY).count({ status: 'published' })) === 0) return new Map();
  const found = await strapi.documents(PROJECT).findMany({
    status: 'published',
    filters: { placedIn: { id: { $null: true } } },
    fields: ['locality'],
  });
  return new Map(
    unplaced.parse(found).map(({ documentId, locality }) => [documentId, unplacedProject(locality ?? '')]),
  );
}
