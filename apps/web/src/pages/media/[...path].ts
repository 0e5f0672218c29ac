import type { APIRoute } from 'astro';
import { env } from '../../config/env';

// Strapi puts a hash in each file's name, so a name never changes what it means.
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PASSED_ON = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
];
const MEDIA_TIMEOUT_MS = 15_000;
const FILE = /^[\w][\w.-]*(\/[\w][\w.-]*)*$/;

/** Streams an uploaded file through from the CMS, so that pictures come from the site's own origin. */
export const GET: APIRoute = async ({ params, request }) => {
  const path = params.path ?? '';
  if (!FILE.test(path)) return new Response('Not found', { status: 404 });
  const asked = new Headers();
  for (const name of ['range', 'if-none-match', 'if-modified-since']) {
    const value = request.headers.get(name);
    if (value) asked.set(name, value);
  }
  let file: Response;
  try {
    file = await fetch(`${env.mediaUrl}/${path}`, {
      headers: asked,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(MEDIA_TIMEOUT_MS), request.signal]),
    });
  } catch {
    return new Response('The picture cannot be fetched just now', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
  }
  if (file.status === 404)
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  if (!file.ok && file.status !== 304 && file.status !== 416) {
    return new Response('The picture cannot be fetched just now', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
  }
  const headers = new Headers({ 'cache-control': IMMUTABLE });
  for (const name of PASSED_ON) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(file.body, { status: file.status, headers });
};
