import type { APIRoute } from 'astro';
import { dataOr, settle } from '../../cms/load-state';
import { report } from '../../cms/report';
import { blogShareCard } from '../../features/blogs/blog-head';
import { getBlogs } from '../../features/blogs/get-blogs';
import { getNews } from '../../features/news/get-news';
import { newsShareCard } from '../../features/news/news-head';
import { getProjects } from '../../features/projects/get-projects';
import { projectShareCard } from '../../features/projects/metadata/project-share-card';
import { hashOf, type ShareCard, sharedPage, sharePath } from '../../features/share-pictures/share-card';
import { sharePictures } from '../../features/share-pictures/share-pictures';
import { getSite } from '../../features/site-frame/get-site';
import { Budget } from '../../server/budget';
import { nobody } from '../../server/sharing';

export const sharing = nobody;
/** What is drawn is drawn one after the other; what lies on the disk is read a few at a time. */
export const budget = new Budget({ atOnce: 2, waiting: 64 });

const KEPT = 'public, max-age=31536000, immutable';

async function cardOf(path: string): Promise<ShareCard | undefined> {
  const [projects, news, blogs] = await Promise.all([settle(getProjects), settle(getNews), settle(getBlogs)]);
  const cards: ShareCard[] = [
    ...dataOr(projects, []).map(projectShareCard),
    ...dataOr(news, []).map(newsShareCard),
    ...dataOr(blogs, []).map(blogShareCard),
  ];
  return cards.find((card) => card.path === path || decodeURIComponent(card.path) === path);
}

const picture = (jpeg: Buffer, cacheControl: string) =>
  new Response(new Uint8Array(jpeg), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': cacheControl },
  });
const nothing = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** The picture that goes along with a shared link: drawn when first asked for, then read from the disk. */
export const GET: APIRoute = async ({ params, redirect }) => {
  const asked = sharedPage(params.address ?? '');
  if (!asked) return nothing(404);
  const [site, card] = await Promise.all([getSite(), cardOf(asked.path)]);
  // Of a page that has changed, or is gone, networks go on asking for the picture they know.
  if (!card || hashOf(card, site.brandName) !== asked.hash) {
    const before = await sharePictures.kept(card?.path ?? asked.path, asked.hash);
    if (before) return picture(before, KEPT);
    return card ? redirect(sharePath(card, site.brandName), 302) : nothing(404);
  }
  try {
    const { jpeg, whole } = await sharePictures.get(card, site.brandName);
    return picture(jpeg, whole ? KEPT : 'no-store');
  } catch (error) {
    report(`The picture to share ${card.path} with could not be drawn`, error);
    return nothing(503);
  }
};
