import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { actorOf } from '../../../audit/audit-log';
import {
  endReviewLink,
  makeReviewLink,
  openReviewLinks,
  previewOf,
  reviewAddress,
} from '../../../publishing/review-links';
import { refuse } from '../../../refuse';
import { PREVIEWED, REVIEW_DAYS } from '../previewed';
import { type Entry, entryOf } from './entry-of';
import type { Review } from './replies';

type Context = Parameters<Core.MiddlewareHandler>[0];
type Handler = (ctx: Context) => Promise<unknown>;

const sent = z.object({ days: z.number().refine((days) => REVIEW_DAYS.includes(days)) });

async function reviewsOf(strapi: Core.Strapi, { documentId }: Entry): Promise<Review[]> {
  const links = await openReviewLinks(strapi, documentId);
  return links.map((link) => ({
    id: link.id,
    by: link.by,
    until: new Date(link.until).toISOString(),
    href: reviewAddress(strapi, link),
  }));
}

/** What the panel asks about how a draft will look, for its editor and for people without an account. */
export function previewRoutes(strapi: Core.Strapi) {
  /** The entry of a route's address, where such entries stand in a page. */
  function shownEntry(ctx: Context, right: 'read' | 'update' = 'read'): Entry | null {
    const entry = entryOf(strapi, ctx, right);
    if (!entry || PREVIEWED.includes(entry.uid)) return entry;
    refuse(ctx, 404, 'NotFoundError', 'Entries of this kind have no page');
    return null;
  }
  const preview: Handler = async (ctx) => {
    const entry = shownEntry(ctx);
    if (!entry) return;
    const { href, published, until } = previewOf(strapi, entry);
    ctx.body = { data: { href, published, until: new Date(until).toISOString() } };
  };
  const list: Handler = async (ctx) => {
    const entry = shownEntry(ctx);
    if (entry) ctx.body = { data: await reviewsOf(strapi, entry) };
  };
  const make: Handler = async (ctx) => {
    const entry = shownEntry(ctx, 'update');
    if (!entry) return;
    const parsed = sent.safeParse(ctx.request.body);
    if (!parsed.success)
      return refuse(ctx, 400, 'ValidationError', `A link is good for ${REVIEW_DAYS.join(', ')} days`);
    await makeReviewLink(strapi, entry, parsed.data.days, actorOf(ctx.state.user));
    ctx.body = { data: await reviewsOf(strapi, entry) };
  };
  const end: Handler = async (ctx) => {
    const entry = shownEntry(ctx, 'update');
    if (!entry) return;
    const ended = await endReviewLink(strapi, entry, String(ctx.params.link ?? ''), actorOf(ctx.state.user));
    if (!ended) return refuse(ctx, 404, 'NotFoundError', 'There is no such link');
    ctx.body = { data: await reviewsOf(strapi, entry) };
  };
  const route = (method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler) => ({
    method,
    path,
    handler,
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  });
  return [
    route('POST', '/previews/:uid/:documentId', preview),
    route('GET', '/review-links/:uid/:documentId', list),
    route('POST', '/review-links/:uid/:documentId', make),
    route('DELETE', '/review-links/:uid/:documentId/:link', end),
  ];
}
