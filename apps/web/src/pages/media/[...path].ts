import type { APIRoute } from 'astro';
import { report } from '../../cms/report';
import { streamMedia } from '../../cms/stream-media';
import { env } from '../../config/env';

const FILE = /^[\w][\w.-]*(\/[\w][\w.-]*)*$/;

/** Uploaded files from the site's own origin, so that no second connection is opened. */
export const GET: APIRoute = ({ params: { path = '' }, request }) =>
  FILE.test(path)
    ? streamMedia(`${env.mediaUrl}/${path}`, request, report)
    : new Response('Not found', { status: 404 });
