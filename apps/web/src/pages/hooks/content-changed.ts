import type { APIRoute } from 'astro';
import { contentsOf, tagsOf } from '../../cms/cache-tags';
import { content } from '../../cms/content';
import { siteMedia } from '../../cms/kept-media/site-media';
import { readNotice, rememberNotices } from '../../cms/notice';
import { report } from '../../cms/report';
import { env } from '../../config/env';
import { nobody } from '../../server/sharing';

export const sharing = nobody;

const acted = rememberNotices();

/** The CMS tells what changed; only names are taken from it, the content itself is asked for again. */
export const POST: APIRoute = async ({ request, cache }) => {
  const notice = readNotice({
    body: await request.text(),
    timestamp: request.headers.get('x-sahyara-timestamp'),
    signature: request.headers.get('x-sahyara-signature'),
    secret: env.siteToken,
  });
  if (!notice.ok) return Response.json({ error: notice.reason }, { status: notice.status });
  if (acted.has(notice.id)) return Response.json({ renewed: [] });
  // Before pages are made anew: they must not show a copy of what is gone.
  await siteMedia.noticed();
  content.forget(notice.changes.flatMap(contentsOf));
  const tags = [...new Set(notice.changes.flatMap(tagsOf))];
  await cache.invalidate({ tags });
  acted.add(notice.id);
  report(
    `Content changed: ${notice.changes.map((change) => `${change.uid} ${change.documentId}`).join(', ')}`,
  );
  return Response.json({ renewed: tags });
};
