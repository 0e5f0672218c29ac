import type { APIRoute } from 'astro';
import { GATED_FILES } from '../../cms/media';
import { PASS_SHAPE } from '../../cms/read-opened';
import { report } from '../../cms/report';
import { streamMedia } from '../../cms/stream-media';
import { env } from '../../config/env';

const FILE = /^[\w][\w.-]*(\/[\w][\w.-]*)*$/;

/**
 * Uploaded files from the site's own origin, so that no second connection is opened. Gated ones, below `gated/`, the
 * CMS gives only to the bearer of a pass, wherever the others lie.
 */
export const GET: APIRoute = ({ params: { path = '' }, request, url }) => {
  const pass = url.searchParams.get('pass');
  if (!FILE.test(path) || (pass !== null && !PASS_SHAPE.test(pass))) {
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const gated = `/${path}`.startsWith(GATED_FILES);
  const file = gated ? `${env.backendInternalUrl}/${path}` : `${env.mediaUrl}/${path}`;
  return streamMedia({ url: file, pass }, request, report);
};
