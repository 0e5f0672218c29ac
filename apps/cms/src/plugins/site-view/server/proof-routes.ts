import type { Core } from '@strapi/strapi';
import type { SiteConfig } from '../../../../config/site';
import { lookAtSite } from '../../../publishing/look-at-site';
import { TELL_AGAIN } from '../../../publishing/tell-again';
import { type Entry, entryOf, versionOf } from './entry-of';
import type { LiveProof } from './replies';

type Context = Parameters<Core.MiddlewareHandler>[0];

async function prove(strapi: Core.Strapi, entry: Entry): Promise<LiveProof> {
  const [published, draft] = [
    await versionOf(strapi, entry, 'published'),
    await versionOf(strapi, entry, 'draft'),
  ];
  const { url = null, category = null } = published ?? draft ?? {};
  const moments = [published?.updatedAt ?? '', published?.publishedAt ?? ''].sort();
  const seen = await lookAtSite(strapi, {
    ...entry,
    url,
    category,
    published: published ? (moments.at(-1) ?? null) : null,
  });
  const { address } = strapi.config.get<SiteConfig>('site');
  return { ...seen, pages: seen.pages.map((page) => ({ ...page, href: address + page.path })) };
}

/** What the panel asks about an entry's place on the site. */
export function proofRoutes(strapi: Core.Strapi) {
  const look = async (ctx: Context) => {
    const entry = entryOf(strapi, ctx);
    if (entry) ctx.body = { data: await prove(strapi, entry) };
  };
  const tellAgain = async (ctx: Context) => {
    const entry = entryOf(strapi, ctx);
    if (!entry) return;
    await strapi.eventHub.emit(TELL_AGAIN, entry);
    ctx.body = { data: await prove(strapi, entry) };
  };
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  return [
    { method: 'GET' as const, path: '/proofs/:uid/:documentId', handler: look, config },
    { method: 'POST' as const, path: '/proofs/:uid/:documentId', handler: tellAgain, config },
  ];
}
