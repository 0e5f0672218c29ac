import type { APIRoute } from 'astro';
import { PASS_SHAPE } from '../../cms/read-opened';
import { report } from '../../cms/report';
import { streamMedia } from '../../cms/stream-media';
import { env } from '../../config/env';
import { Budget } from '../../server/budget';
import { nobody } from '../../server/sharing';

export const sharing = nobody;
/** Each lasts as long as the visitor's line needs for the file, which is passed on and not kept. */
export const budget = new Budget({ atOnce: 64, waiting: 512 });

const FILE = /^[\w][\w.-]*(\/[\w][\w.-]*)*$/;

/**
 * Uploaded files from the site's own origin, so that no second connection is opened. Gated ones the CMS gives only to
 * the bearer of a pass.
 */
export const GET: APIRoute = ({ params: { path = '' }, request, url }) => {
  const pass = url.searchParams.get('pass');
  if (!FILE.test(path) || (pass !== null && !PASS_SHAPE.test(pass))) {
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  return streamMedia({ url: `${env.mediaUrl}/${path}`, pass }, request, report);
};
