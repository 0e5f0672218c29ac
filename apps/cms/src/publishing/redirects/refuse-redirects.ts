import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { SiteConfig } from '../../../config/site';
import { mistakesError } from '../mistakes/mistakes-error';
import { askSite } from './ask-site';
import { isFollowingRename } from './follow-renames';
import { pathOfOurs } from './path-of-ours';
import { REDIRECT } from './redirect';
import { redirectMistakes } from './redirect-mistakes';

const WRITES = ['create', 'update', 'clone'];

const sent = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  otherSite: z.boolean().nullish(),
});
const stored = z.object({
  documentId: z.string(),
  from: z.string(),
  to: z.string(),
  otherSite: z.boolean().nullish(),
});

/**
 * Whoever saves a redirect that leads nowhere, in circles or out of the house is told so in the form. What is saved
 * has the one spelling that addresses are compared in. Register it before whatever opens a transaction: it asks the site.
 */
export function refuseRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    // Programs that load content answer for it by their own tests.
    if (!strapi.server.httpServer.listening) return next();
    if (uid !== REDIRECT || !WRITES.includes(action) || isFollowingRename()) return next();
    const data = 'data' in params ? params.data : undefined;
    if (!data) return next();
    const given = sent.safeParse(data);
    // What is no redirect at all is told by its schema.
    if (!given.success) return next();
    const all = z.array(stored).parse(await strapi.documents(REDIRECT).findMany({}));
    const documentId = 'documentId' in params ? params.documentId : undefined;
    const before = all.find((one) => one.documentId === documentId);
    const { from = before?.from, to = before?.to, otherSite = before?.otherSite } = given.data;
    if (from === undefined || to === undefined) return next();
    const site = strapi.config.get<SiteConfig>('site').address;
    const draft = { from, to, otherSite: otherSite ?? false };
    const mistakes = await redirectMistakes(draft, {
      site,
      // A copy does not take its original's place.
      others: action === 'clone' ? all : all.filter((one) => one !== before),
      find: (path) => askSite(strapi, path),
    });
    if (mistakes.length > 0) throw mistakesError(mistakes, 'saved');
    Object.assign(data, { from: pathOfOurs(from, site) });
    return next();
  });
}
