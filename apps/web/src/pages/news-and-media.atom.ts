import type { APIRoute } from 'astro';
import { settle } from '../cms/load-state';
import { keepPage, unavailable } from '../cms/page-caching';
import { env } from '../config/env';
import { paths } from '../config/paths';
import { pageNames } from '../contracts/page-names';
import { getNews } from '../features/news/get-news';
import { newsEntry } from '../features/news/news-head';
import { getPageTexts } from '../features/page-texts/get-page-texts';
import { getSite } from '../features/site-frame/get-site';
import { atomFeed } from '../for-machines/atom-feed';
import { everyone } from '../server/sharing';

export const sharing = everyone;

/** The news as a feed. */
export const GET: APIRoute = async ({ cache }) => {
  const [site, texts, load] = await Promise.all([getSite(), getPageTexts(), settle(getNews)]);
  if (load.status !== 'succeeded') return unavailable('The feed cannot be made just now');
  const feed = {
    title: `${pageNames.newsAndMedia} from ${site.brandName}`,
    subtitle: texts.news.introduction,
    path: paths.newsFeed,
    listPath: paths.newsAndMedia,
    author: site.brandName,
  };
  const response = new Response(atomFeed(feed, load.data.map(newsEntry), env.siteUrl), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
  keepPage({ cache, response }, ['site', 'news', 'pageTexts']);
  return response;
};
