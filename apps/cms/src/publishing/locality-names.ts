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
    // As a file of projects takes them: two that write the same ones wait for each other, and not both.
    orderBy: [{ documentId: 'asc' }, { id: 'asc' }],
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
    return await strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      const { data } = written.safeParse(result);
      if (!data) return result;
      const { documentId } = data;
      const renamed = await writeNames(
        strapi,
        uid === PROJECT ? { documentId } : { placedIn: { documentId } },
      );
      const tell = (project: string) =>
        void strapi.eventHub.emit(TELL_AGAIN, { uid: PROJECT, documentId: project });
      if (uid === LOCALITY) onCommit(() => renamed.forEach(tell));
      return result;
    });
  });
}
