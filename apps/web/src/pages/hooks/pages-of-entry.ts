import type { APIRoute } from 'astro';
import { z } from 'zod/mini';
import { refusalOf } from '../../cms/notice';
import { env } from '../../config/env';
import { nobody } from '../../server/sharing';
import { pagesOfEntry } from './_pages-of-entry';

export const sharing = nobody;

const question = z.object({
  uid: z.string(),
  documentId: z.string(),
  url: z.optional(z.string()),
  category: z.optional(z.string()),
});

/** The CMS asks on which pages an entry stands, to ask those pages which version of it they show. */
export const POST: APIRoute = async ({ request }) => {
  const body = await request.text();
  const refusal = refusalOf({
    body,
    timestamp: request.headers.get('x-sahyara-timestamp'),
    signature: request.headers.get('x-sahyara-signature'),
    secret: env.siteToken,
  });
  if (refusal) return Response.json({ error: refusal }, { status: 401 });
  const asked = question.safeParse(JSON.parse(body));
  if (!asked.success) return Response.json({ error: 'The question is not as agreed' }, { status: 400 });
  return Response.json({ pages: await pagesOfEntry(asked.data) });
};
