import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import type { SiteConfig } from '../../../config/site';
import { entryAddress, hasPages } from '../entry-address';
import { goAlong } from './go-along';
import { pathOfOurs } from './path-of-ours';
import { REDIRECT } from './redirect';

const following = new AsyncLocalStorage<true>();

/** Whether a redirect is saved because a page has moved, and not by an editor. */
export const isFollowingRename = (): boolean => following.getStore() === true;

const redirects = z.array(z.object({ documentId: z.string(), from: z.string(), to: z.string() }));

/** The old address leads to the new one from now on, and whatever led to the old one does too, in one step. */
async function lead(strapi: Core.Strapi, before: string, after: string): Promise<void> {
  const site = strapi.config.get<SiteConfig>('site').address;
  const [from, to] = [pathOfOurs(before, site), pathOfOurs(after, site)];
  // To the site it is the same address.
  if (from === null || to === null || from === to) return;
  const documents = strapi.documents(REDIRECT);
  let led = false;
  for (const { documentId, ...one } of redirects.parse(await documents.findMany({}))) {
    const old = pathOfOurs(one.from, site);
    // The page is back where it was.
    if (old === to) await documents.delete({ documentId });
    else if (old === from || pathOfOurs(one.to, site) === from) {
      await documents.update({ documentId, data: { to, otherSite: false } });
      led ||= old === from;
    }
  }
  if (!led) await documents.create({ data: { from, to, permanent: true } });
}

async function publishedAddress(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const entry = await strapi.documents(uid).findOne({ documentId, status: 'published' });
  return entry && entryAddress(uid, entry);
}

/** From now on, who publishes a page under another address leaves a redirect at the one it had, and what names it goes along. */
export function followRenames(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'publish' || !hasPages(uid)) return next();
    const documentId = 'documentId' in params ? params.documentId : undefined;
    if (!documentId) return next();
    const before = await publishedAddress(strapi, uid, documentId);
    if (before === null) return next();
    return await strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      const after = await publishedAddress(strapi, uid, documentId);
      if (after === null || after === before) return result;
      await following.run(true, () => lead(strapi, before, after));
      await goAlong(strapi, { uid, before, after }, onCommit);
      return result;
    });
  });
}
