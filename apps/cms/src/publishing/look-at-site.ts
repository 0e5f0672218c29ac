import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { SiteConfig } from '../../config/site';
import { codeOf } from '../logging/error-code';
import { type Proof, pageState, proofOf, type SeenCopy, type SeenPage } from './live-proof';
import { postToSite } from './post-to-site';

const TIMEOUT_MS = 3000;
/** The frame of the site stands on every page: a few of them tell of all. */
const MOST_PAGES = 24;

/** What is looked for: an entry, what its address is made of, and the moment of its published version. */
export type Sought = {
  uid: string;
  documentId: string;
  url: string | null;
  category: string | null;
  /** ISO 8601; null where nothing of it is published. */
  published: string | null;
};

const answer = z.object({ pages: z.array(z.object({ path: z.string().startsWith('/'), name: z.string() })) });

type Copy = { site: string; token: string; warn: (line: string) => void };
type Page = z.infer<typeof answer>['pages'][number];

async function seePage(
  { site, warn }: Copy,
  { documentId, published }: Sought,
  page: Page,
): Promise<SeenPage> {
  try {
    const response = await fetch(new URL(page.path, site), {
      headers: { 'x-revision-of': documentId, accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return { ...page, state: pageState(published, response.status, response.headers.get('x-revision')) };
  } catch (error) {
    warn(`${page.path} of the site at ${site} did not answer: ${codeOf(error)}`);
    return { ...page, state: 'silent' };
  }
}

/** What one copy of the site says of an entry. Never throws. */
export async function seeCopy(copy: Copy, sought: Sought): Promise<SeenCopy> {
  const { site, token, warn } = copy;
  const { uid, documentId, url, category } = sought;
  const body = JSON.stringify({
    uid,
    documentId,
    ...(url ? { url } : {}),
    ...(category ? { category } : {}),
  });
  try {
    const response = await postToSite(site, token, { path: '/hooks/pages-of-entry', body });
    if (response.status === 401) return { state: 'stranger' };
    const { pages } = answer.parse(await response.json());
    return {
      state: 'answered',
      pages: await Promise.all(pages.slice(0, MOST_PAGES).map((page) => seePage(copy, sought, page))),
    };
  } catch (error) {
    // Gone, hanging, or something else in its place: to an editor it is the same.
    warn(`The site at ${site} does not say where an entry stands: ${codeOf(error)}`);
    return { state: 'away' };
  }
}

/** Asks the pages of every copy of the site which version of an entry they show. Never throws for what they say. */
export async function lookAtSite(strapi: Core.Strapi, sought: Sought): Promise<Proof & { at: string }> {
  const { instances, token } = strapi.config.get<SiteConfig>('site');
  const warn = (line: string) => strapi.log.warn(line);
  const copies = await Promise.all(instances.map((site) => seeCopy({ site, token, warn }, sought)));
  return { ...proofOf(copies, sought.published !== null), at: new Date().toISOString() };
}
