import type { APIRoute } from 'astro';
import licence from '../../fonts/OFL.txt?raw';
import { everyone } from '../server/sharing';

export const sharing = everyone;

/** Who made the typefaces, and their licence: it goes wherever they go (SIL Open Font License, condition 2). */
export const GET: APIRoute = () =>
  new Response(licence, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
