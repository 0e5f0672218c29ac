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

const menuItem = z.looseObject({ id: z.number(), link: z.string().nullish() });
const named = z.array(z.object({ documentId: z.string() }));
const moment = z.union([z.string(), z.date()]).transform((at) => new Date(at));
const row = z.object({ id: z.number(), updatedAt: moment });

/** A page that has moved, with its addresses on the site. */
type Move = { uid: UID.ContentType; before: string; after: string };
/** What names it: the entry, and what of its draft is another now. */
type Goer = { uid: UID.ContentType; documentId: string; data: Record<string, unknown> };

/** Where an entry of a menu leads now, to the same place on the page; null: not to the page that moved. */
function linkAfter(strapi: Core.Strapi, { before, after }: Move, link: string | null | undefined) {
  const site = strapi.config.get<SiteConfig>('site').address;
  const [from, to] = [pathOfOurs(before, site), pathOfOurs(after, site)];
  if (!link || from === null || pathOfOurs(link, site) !== from) return null;
  return `${to}${URL.parse(link, site)?.hash ?? ''}`;
}

/** The entry in which all menus stand, where one of them names the page. */
async function menusAfter(strapi: Core.Strapi, move: Move): Promise<Goer[]> {
  const fields = Object.entries(strapi.contentType(SITE).attributes).flatMap(([name, attribute]) =>
    attribute.type === 'component' && attribute.component === MENU_ITEM ? [name] : [],
  );
  const populate = Object.fromEntries(fields.map((name) => [name, true]));
  const frame = await strapi.documents(SITE).findFirst({ populate });
  if (!frame) return [];
  const data: Goer['data'] = {};
  for (const name of fields) {
    const items = z.array(menuItem).parse(Reflect.get(frame, name) ?? []);
    const moved = items.map((item) => ({ ...item, link: linkAfter(strapi, move, item.link) ?? item.link }));
    if (moved.some(({ link }, at) => link !== items[at]?.link)) data[name] = moved;
  }
  return Object.keys(data).length > 0 ? [{ uid: SITE, documentId: frame.documentId, data }] : [];
}

/** Menus that are live. @returns the entry they stand in */
async function leadMenus(strapi: Core.Strapi, move: Move): Promise<string[]> {
  const items = strapi.db.query(MENU_ITEM);
  const found = await items.findMany({ select: ['id', 'link'], where: { link: { $notNull: true } } });
  let led = false;
  for (const { id, link } of z.array(menuItem).parse(found)) {
    const now = linkAfter(strapi, move, link);
    if (now === null) continue;
    await items.update({ where: { id }, data: { link: now } });
    led = true;
  }
  const shown = await strapi.documents(SITE).findFirst({ status: 'published', fields: ['documentId'] });
  return led && shown ? [shown.documentId] : [];
}

/** The last parts of both addresses, by which articles name a project; null where they are one. */
function namesOf({ uid, before, after }: Move): { from: string; to: string } | null {
  const [from = '', to = ''] = [before, after].map((address) => address.split('/').at(-1));
  return uid === PROJECT && from !== to ? { from, to } : null;
}

async function articlesAfter(strapi: Core.Strapi, move: Move): Promise<Goer[]> {
  const names = namesOf(move);
  if (!names) return [];
  const drafts = await strapi.db.query(BLOG_POST).findMany({
    select: ['documentId'],
    where: { project: names.from, publishedAt: { $null: true } },
    orderBy: { documentId: 'asc' },
  });
  const data = { project: names.to };
  return named.parse(drafts).map(({ documentId }) => ({ uid: BLOG_POST, documentId, data }));
}

/** Articles that are live. @returns which */
async function leadArticles(strapi: Core.Strapi, move: Move): Promise<string[]> {
  const names = namesOf(move);
  if (!names) return [];
  const where = { project: names.from, publishedAt: { $notNull: true } };
  const articles = strapi.db.query(BLOG_POST);
  const found = await articles.findMany({ select: ['documentId'], where });
  await articles.updateMany({ where, data: { project: names.to } });
  return named.parse(found).map(({ documentId }) => documentId);
}

/**
 * Saves the draft of what went along as an editor would: whoever has it open does not write the old address back
 * (decision 85), and its history says so. What had nothing to publish has nothing to publish afterwards.
 */
async function save(strapi: Core.Strapi, { uid, documentId, data }: Goer): Promise<void> {
  // When each row changed, which the Document Service says of one of them at a time and writes of none.
  const rowOf = async (publishedAt: object) => {
    const found = await strapi.db
      .query(uid)
      .findOne({ select: ['id', 'updatedAt'], where: { documentId, publishedAt } });
    return found ? row.parse(found) : null;
  };
  const [draft, live] = [await rowOf({ $null: true }), await rowOf({ $notNull: true })];
  if (!draft) return;
  await strapi.documents(uid).update({ documentId, data });
  const saved = await rowOf({ $null: true });
  if (live && saved && draft.updatedAt <= live.updatedAt)
    await strapi.db.queryBuilder(uid).where({ id: live.id }).update({ updatedAt: saved.updatedAt }).execute();
}

/**
 * What names a page goes along with it, in drafts and live: the site leaves out what leads to no project. What is live
 * by its rows, since nobody publishes it. The site is told once the move is stored.
 */
export async function goAlong(
  strapi: Core.Strapi,
  move: Move,
  onCommit: (then: () => void) => void,
): Promise<void> {
  for (const goer of [...(await menusAfter(strapi, move)), ...(await articlesAfter(strapi, move))])
    await save(strapi, goer);
  const changed = [
    ...(await leadMenus(strapi, move)).map((documentId) => ({ uid: SITE, documentId })),
    ...(await leadArticles(strapi, move)).map((documentId) => ({ uid: BLOG_POST, documentId })),
  ];
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
