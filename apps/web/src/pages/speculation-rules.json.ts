import type { APIRoute } from 'astro';
import { speculationRules } from '../for-machines/speculation-rules';
import { everyone } from '../server/sharing';

export const sharing = everyone;

/** What a browser may prepare when a visitor is about to follow a link; every page names this address. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(speculationRules), {
    headers: {
      'content-type': 'application/speculationrules+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
