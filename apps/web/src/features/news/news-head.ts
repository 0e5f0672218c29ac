import type { NewsArticle } from 'schema-dts';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { pageNames } from '../../contracts/page-names';
import type { FeedEntry } from '../../for-machines/atom-feed';
import { filmThings } from '../../for-machines/films';
import { type Crumb, organizationId } from '../../for-machines/structured-data';
import { formatDay } from '../../ui/format-date';
import type { NewsItem } from './news-item';
import { newsLabel } from './news-list';

/** What the document around a news item says about it; of one that cannot be shown, next to nothing. */
export function newsHead(item: NewsItem | undefined) {
  if (!item) return { title: 'Not available just now' };
  const { title, url, excerpt, seo } = item;
  const crumbs: Crumb[] = [
    [pageNames.newsAndMedia, paths.newsAndMedia],
    [title, paths.newsItem(url)],
  ];
  return {
    title: seo.title || title,
    description: seo.description || excerpt,
    published: item.publishedOn,
    shareCard: newsShareCard(item),
    crumbs,
    things: [newsThing(item, env.siteUrl), ...filmThings(item.body, item.publishedOn, env.siteUrl)],
  };
}

/** A news item as machines read it. */
function newsThing(item: NewsItem, siteUrl: string): NewsArticle {
  const { title, url, excerpt, cover, publishedOn, externalUrl } = item;
  const company = { '@id': organizationId(siteUrl) };
  return {
    '@type': 'NewsArticle',
    headline: title,
    ...(excerpt ? { description: excerpt } : {}),
    ...(cover ? { image: new URL(cover.src, siteUrl).href } : {}),
    datePublished: publishedOn,
    author: company,
    publisher: company,
    mainEntityOfPage: siteUrl + paths.newsItem(url),
    // What others wrote stays theirs.
    ...(externalUrl ? { isBasedOn: externalUrl } : {}),
  };
}

/** A news item as feeds carry it. */
export function newsEntry(item: NewsItem): FeedEntry {
  const { title, url, publishedOn, updatedAt, excerpt, outlet } = item;
  const path = paths.newsItem(url);
  return { title, path, publishedOn, updatedAt, summary: excerpt, author: outlet, category: item.kind };
}

/** What stands on the picture that goes along with a link to a news item. */
export function newsShareCard(item: NewsItem) {
  const { title, url, cover, seo, publishedOn } = item;
  return {
    path: paths.newsItem(url),
    form: 'leaf' as const,
    label: [formatDay(publishedOn), newsLabel(item)].join(' · '),
    title,
    lines: [],
    picture: seo.shareImage ?? cover,
    strip: { phases: [], address: '' },
  };
}
