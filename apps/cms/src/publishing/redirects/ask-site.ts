import type { Core } from '@strapi/strapi';
import type { SiteConfig } from '../../../config/site';

const TIMEOUT_MS = 2000;
const NOT_FOUND = [404, 410];

/**
 * What visitors find at a path of the site, as the first of its instances answers.
 * @returns null where it does not say: it is away, busy or slow
 */
export async function askSite(strapi: Core.Strapi, path: string): Promise<'page' | 'nothing' | null> {
  const [site] = strapi.config.get<SiteConfig>('site').instances;
  try {
    const { status } = await fetch(new URL(path, site), {
      method: 'HEAD',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (NOT_FOUND.includes(status)) return 'nothing';
    return status === 200 ? 'page' : null;
  } catch (error) {
    strapi.log.warn(`The site at ${site} could not be asked for ${path}: ${error}`);
    return null;
  }
}
