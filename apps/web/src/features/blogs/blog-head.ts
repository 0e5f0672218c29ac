import type { BlogPosting } from 'schema-dts';
import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { pageNames } from '../../contracts/page-names';
import type { FeedEntry } from '../../for-machines/atom-feed';
import { filmThings } from '../../for-machines/films';
import { type Crumb, organizationId } from '../../for-machines/structured-data';
import { type BlogPost, readingMinutes } from './blog-post';

/** What the document around an article says about it; of one that cannot be shown, next to nothing. */
export function blogHead(post: BlogPost | undefined, brandName: string) {
  if (!post) return { title: 'Not available just now' };
  const { title, url, excerpt, seo } = post;
  const crumbs: Crumb[] = [
    [pageNames.blogs, paths.blogs],
    [title, paths.blogPost(url)],
  ];
  return {
    title: seo.title || title,
    description: seo.description || excerpt,
    published: post.publishedOn,
    shareCard: blogShareCard(post),
    crumbs,
    things: [
      blogThing(post, brandName, env.siteUrl),
      ...filmThings(post.body, post.publishedOn, env.siteUrl),
    ],
  };
}

/** An article as machines read it. */
function blogThing(post: BlogPost, brandName: string, siteUrl: string): BlogPosting {
  const { title, url, topic, excerpt, cover, publishedOn, body } = post;
  const company = { '@id': organizationId(siteUrl) };
  return {
    '@type': 'BlogPosting',
    headline: title,
    ...(excerpt ? { description: excerpt } : {}),
    ...(cover ? { image: new URL(cover.src, siteUrl).href } : {}),
    datePublished: publishedOn,
    author: authorOf(post, brandName, company),
    publisher: company,
    mainEntityOfPage: siteUrl + paths.blogPost(url),
    ...(topic ? { articleSection: topic } : {}),
    timeRequired: `PT${readingMinutes(body)}M`,
  };
}

/** A team that carries the company's name is the company's; anybody else is a person. */
function authorOf({ author, authorRole }: BlogPost, brandName: string, company: { '@id': string }) {
  if (!author) return company;
  if (author.includes(brandName)) return { '@type': 'Organization', name: author } as const;
  return {
    '@type': 'Person',
    name: author,
    ...(authorRole ? { jobTitle: authorRole } : {}),
    worksFor: company,
  } as const;
}

/** An article as feeds carry it. */
export function blogEntry(post: BlogPost): FeedEntry {
  const { title, url, publishedOn, updatedAt, excerpt, author, topic } = post;
  const path = paths.blogPost(url);
  return { title, path, publishedOn, updatedAt, summary: excerpt, author, category: topic };
}

/** What stands on the picture that goes along with a link to an article. */
export function blogShareCard({ title, url, topic, cover, seo, body }: BlogPost) {
  return {
    path: paths.blogPost(url),
    form: 'leaf' as const,
    label: [topic, `${readingMinutes(body)} min read`].filter(Boolean).join(' · '),
    title,
    lines: [],
    picture: seo.shareImage ?? cover,
    strip: { phases: [], address: '' },
  };
}
