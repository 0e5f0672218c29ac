import type { APIRoute } from 'astro';

/** Says that the site answers; what it needs from the CMS is shown from copies when the CMS is away. */
export const GET: APIRoute = () =>
  new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
