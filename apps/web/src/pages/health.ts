import type { APIRoute } from 'astro';
import { siteMedia } from '../cms/kept-media/site-media';
import { report } from '../cms/report';
import { spool } from '../features/enquiries/intake/intake';
import { nobody } from '../server/sharing';

export const sharing = nobody;

async function spoolState() {
  try {
    return await spool.state();
  } catch (error) {
    report('The spool of enquiries cannot be read', error);
    return { error: 'cannot be read' };
  }
}

/**
 * Says that the site answers, what waits to be sent, and how many files are kept or still to be fetched. It is healthy while the CMS is away: pages are shown from
 * copies, enquiries are spooled.
 */
export const GET: APIRoute = async () =>
  Response.json(
    { spool: await spoolState(), media: await siteMedia.state() },
    { headers: { 'cache-control': 'no-store' } },
  );
