import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { entryAddress } from './entry-address';

const HOME = 'api::home.home';
const PROJECT = 'api::projects.projects';
const BANNER = 'home.banner';
const WRITES = ['create', 'update', 'publish'];

const homes = z.array(
  z.object({
    banner: z.array(z.object({ id: z.number(), link: z.string().nullable(), project: z.unknown() })),
  }),
);

// Not by the Document Service, in whose midst this is: it would save the home page once more.
async function writeAddresses(strapi: Core.Strapi): Promise<void> {
  const stored = await strapi.db.query(HOME).findMany({ populate: { banner: { populate: ['project'] } } });
  for (const { id, link, project } of homes.parse(stored).flatMap(({ banner }) => banner)) {
    const address = entryAddress(PROJECT, project);
    if (address !== null && link !== address)
      await strapi.db.query(BANNER).update({ where: { id }, data: { link: address } });
  }
}

/**
 * Writes the address of a banner's project beside it whenever the home page is saved. Strapi forgets, in what is
 * published, a relation to a project that is unpublished, and does not remember it when that is published again: the
 * banner would go on without the registration of the project it shows (decision 44).
 */
export function keepBannerAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    if (uid !== HOME || !WRITES.includes(action)) return next();
    return await strapi.db.transaction(async () => {
      const result = await next();
      await writeAddresses(strapi);
      return result;
    });
  });
}
