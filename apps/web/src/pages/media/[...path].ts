import { isPass } from '@sahyara/lead-contract/gate-pass';
import type { APIContext, APIRoute } from 'astro';
import { siteMedia } from '../../cms/kept-media/site-media';
import { GATED_FILES } from '../../cms/media';
import { report } from '../../cms/report';
import { refusal, streamMedia } from '../../cms/stream-media';
import { env } from '../../config/env';
import { Budget } from '../../server/budget';
import { FILE_KEPT_S, keptByProxy } from '../../server/kept-by-proxy';
import { nobody } from '../../server/sharing';

export const sharing = nobody;
/** Each lasts as long as the visitor's line needs for the file, which is passed on and not kept. */
export const budget = new Budget({ atOnce: 64, waiting: 512 });

const FILE = /^[\w][\w.-]*(\/[\w][\w.-]*)*$/;

async function answer({ params: { path = '' }, request, url }: APIContext): Promise<Response> {
  const pass = url.searchParams.get('pass');
  if (!FILE.test(path) || (pass !== null && !isPass(pass))) return refusal(404);
  const gated = `/${path}`.startsWith(GATED_FILES);
  if (pass === null && !gated) {
    const open = await siteMedia.answer(path, request);
    // Also that there is none: it takes the place of what the proxy kept before.
    const lasting = open.headers.get('cache-control')?.startsWith('public') || open.status === 404;
    if (lasting) open.headers.set(...keptByProxy(FILE_KEPT_S));
    return open;
  }
  const file = gated ? `${env.backendInternalUrl}/${path}` : `${env.mediaUrl}/${path}`;
  return streamMedia({ url: file, pass }, request, report);
}

/**
 * Uploaded files from the site's own origin, so that no second connection is opened, and from its own disk, so that
 * they are there without the CMS. Gated ones the CMS gives only to the bearer of a pass, and nobody keeps them.
 */
export const GET: APIRoute = answer;

/** What `GET` would say. */
export const HEAD: APIRoute = async (context) => {
  const response = await answer(context);
  await response.body?.cancel();
  return new Response(null, response);
};
