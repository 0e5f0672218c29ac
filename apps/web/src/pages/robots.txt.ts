import type { APIRoute } from 'astro';
import { env } from '../config/env';
import { paths } from '../config/paths';
import { everyone } from '../server/sharing';

export const sharing = everyone;

// What must not be indexed says so itself; a crawler kept away from it could not read that.
const ROBOTS = `User-agent: *\nDisallow: ${paths.enquiries}\nDisallow: ${paths.applications}\nDisallow: ${paths.whatsappPresses}\nDisallow: /hooks/\n\nSitemap: ${env.siteUrl}${paths.sitemap}\n`;

/** What crawlers may ask for, and where the list of pages is. */
export const GET: APIRoute = () =>
  new Response(ROBOTS, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
