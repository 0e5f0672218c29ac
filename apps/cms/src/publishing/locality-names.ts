import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { TELL_AGAIN } from './tell-again';

const PROJECT = 'api::projects.projects';
const LOCALITY = 'api::locality.locality';
const WRITES = ['create', 'update', 'publish'];

const written = z.object({ documentId: z.string() });
const projects = z.array(
  z.object({
    id: z.number(),
    documentId: z.string(),
    publishedAt: z.unknown(),
    locality: z.string().nullish(),
    placedIn: z.object({ name: z.string().nullish() }).nullish(),
  }),
);

/**
 * Not by the Document Service, in whose midst this is: it would save every project once more, under another moment.
 * @returns the projects whose published name is another now
 */
async function writeNames(strapi: Core.Strapi, where: object): Promise<Set<string>> {
  const stored = await strapi.db.query(PROJECT).findMany({
    where,
    select: ['id', 'documentId', 'publishedAt', 'locality'],
    populate: { placedIn: { select: ['name'] } },
  });
  const renamed = new Set<string>();
  for (const { id, documentId, publishedAt, locality, placedIn } of projects.parse(stored)) {
    const name = placedIn?.name;
    if (!name || name === locality) continue;
    await strapi.db.queryBuilder(PROJECT).where({ id }).update({ locality: name }).execute();
    if (publishedAt) renamed.add(documentId);
  }
  return renamed;
}

/**
 * Writes the name of the locality that was chosen into `locality`, the words that the public API has always had, when
 * either of the two is saved or published. What is left there when the locality is gone, or was never an entry, stays:
 * a project keeps its place (decision 93).
 */
export function keepLocalityNames(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    if ((uid !== PROJECT && uid !== LOCALITY) || !WRITES.includes(action)) return next();
    const { result, renamed } = await strapi.db.transaction(async () => {
      const result = await next();
      const { data } = written.safeParse(result);
      if (!data) return { result, renamed: new Set<string>() };
      const { documentId } = data;
      const where = uid === PROJECT ? { documentId } : { placedIn: { documentId } };
      return { result, renamed: await writeNames(strapi, where) };
    });
    if (uid === LOCALITY)
      for (const documentId of renamed) await strapi.eventHub.emit(TELL_AGAIN, { uid: PROJECT, documentId });
    return result;
  });
}
