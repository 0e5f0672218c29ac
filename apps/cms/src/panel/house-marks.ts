import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const mark = z.object({
  name: z.string(),
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  ext: z.string().nullish(),
  size: z.number().nullish(),
});
const settings = z.looseObject({ menuLogo: mark.nullable(), authLogo: mark.nullable() });
const site = z.object({ favicon: mark.nullish(), logo: mark.nullish() }).nullable();

type Settings = { getProjectSettings: () => Promise<unknown> };
const keepsSettings = (service: unknown): service is Settings =>
  typeof service === 'object' &&
  service !== null &&
  'getProjectSettings' in service &&
  typeof service.getProjectSettings === 'function';

/**
 * Shows the house's own marks in the panel and where one signs in: those of its site, unless an administrator has
 * chosen others there.
 */
export function showHouseMarks(strapi: Core.Strapi): void {
  const service: unknown = strapi.service('admin::project-settings');
  if (!keepsSettings(service)) throw new Error('The panel keeps its marks otherwise now');
  const read = service.getProjectSettings.bind(service);
  service.getProjectSettings = async () => {
    const chosen = settings.parse(await read());
    const published = await strapi
      .documents('api::site.site')
      .findFirst({ status: 'published', fields: ['documentId'], populate: ['favicon', 'logo'] });
    const { favicon, logo } = site.parse(published) ?? {};
    return {
      ...chosen,
      menuLogo: chosen.menuLogo ?? favicon ?? null,
      authLogo: chosen.authLogo ?? logo ?? null,
    };
  };
}
