import type { Core } from '@strapi/strapi';
import type { SiteConfig } from '../../../config/site';

const TIMEOUT_MS = 2000;
const NOT_FOUND = [404, 410];

/** As one copy of the site answers. @throws where it does not answer, or not in time */
async function askCopy(site: string, path: string): Promise<'page' | 'nothing' | null> {
  const { status } = await fetch(new URL(path, site), {
    method: 'HEAD',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (NOT_FOUND.includes(status)) return 'nothing';
  return status === 200 ? 'page' : null;
}

/**
 * What visitors find at a path of the site, as the first of its copies says that answers.
 * @returns null where none does: they are away, busy or slow
 */
export async function askSite(strapi: Core.Strapi, path: string): Promise<'page' | 'nothing' | null> {
  for (const site of strapi.config.get<SiteConfig>('site').instances) {
    try {
      return await askCopy(site, path);
    } catch (error) {
      strapi.log.warn(`The site at ${site} could not be asked for ${path}: ${error}`);
    }
  }
  return null;
}
