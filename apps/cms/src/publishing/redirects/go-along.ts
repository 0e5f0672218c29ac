import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import type { SiteConfig } from '../../../config/site';
import { codeOf } from '../../logging/error-code';
import { TELL_AGAIN } from '../tell-again';
import { pathOfOurs } from './path-of-ours';

const SITE = 'api::site.site';
const MENU_ITEM = 'site.menu-item';
const BLOG_POST = 'api::blog-post.blog-post';
const PROJECT = 'api::projects.projects';

const menuItems = z.array(z.object({ id: z.number(), link: z.string() }));
const published = z.array(z.object({ documentId: z.string() }));

/** A page that has moved, with its addresses on the site. */
type Move = { uid: UID.ContentType; before: string; after: string };

/** @returns what the site is to be told of */
async function leadMenus(strapi: Core.Strapi, { before, after }: Move): Promise<string[]> {
  const site = strapi.config.get<SiteConfig>('site').address;
  const [from, to] = [pathOfOurs(before, site), pathOfOurs(after, site)];
  const items = strapi.db.query(MENU_ITEM);
  const found = await items.findMany({ select: ['id', 'link'], where: { link: { $notNull: true } } });
  const moved = menuItems.parse(found).filter(({ link }) => from !== null && pathOfOurs(link, site) === from);
  for (const { id, link } of moved)
    await items.update({ where: { id }, data: { link: `${to}${URL.parse(link, site)?.hash ?? ''}` } });
  if (moved.length === 0) return [];
  const shown = await strapi.documents(SITE).findFirst({ status: 'published', fields: ['documentId'] });
  return shown ? [shown.documentId] : [];
}

/** Articles name a project by the last part of its address. @returns what the site is to be told of */
async function leadArticles(strapi: Core.Strapi, { before, after }: Move): Promise<string[]> {
  const [from, to] = [before, after].map((address) => address.split('/').at(-1));
  if (from === to) return [];
  const found = await strapi.db.query(BLOG_POST).findMany({
    select: ['documentId'],
    where: { project: from, publishedAt: { $notNull: true } },
  });
  await strapi.db.query(BLOG_POST).updateMany({ where: { project: from }, data: { project: to } });
  return published.parse(found).map(({ documentId }) => documentId);
}

/**
 * What names a page goes along with it, in drafts and live: the site leaves out what leads to no project. By its rows,
 * since it is no change of an editor's. The site is told once the move is stored.
 */
export async function goAlong(
  strapi: Core.Strapi,
  move: Move,
  onCommit: (then: () => void) => void,
): Promise<void> {
  const changed = (await leadMenus(strapi, move)).map((documentId) => ({ uid: SITE, documentId }));
  if (move.uid === PROJECT)
    for (const documentId of await leadArticles(strapi, move)) changed.push({ uid: BLOG_POST, documentId });
  const tell = async () => {
    for (const entry of changed) await strapi.eventHub.emit(TELL_AGAIN, entry);
  };
  onCommit(
    () =>
      void tell().catch((error: unknown) =>
        strapi.log.error(`The site was not told of what went along: ${codeOf(error)}`),
      ),
  );
}
