import type { APIRoute } from 'astro';
import { settle } from '../cms/load-state';
import { keepPage, unavailable } from '../cms/page-caching';
import { env } from '../config/env';
import { paths } from '../config/paths';
import { getAbout } from '../features/about/get-about';
import { getBlogs } from '../features/blogs/get-blogs';
import { getJobOpenings } from '../features/careers/get-job-openings';
import { getNews } from '../features/news/get-news';
import { getProjects } from '../features/projects/get-projects';
import { projectEntry, trustEntry } from '../features/projects/metadata/project-sitemap';
import { ofCategory } from '../features/projects/project';
import { newest, type SitemapEntry, sitemapXml } from '../for-machines/sitemap';
import { everyone } from '../server/sharing';

export const sharing = everyone;

type Dated = { updatedAt: string | null };
const list = (path: string, entries: readonly Dated[]): SitemapEntry => ({
  path,
  updatedAt: newest(entries.map(({ updatedAt }) => updatedAt)),
  pictures: [],
});
const story = (
  path: string,
  { updatedAt, cover }: Dated & { cover: SitemapEntry['pictures'][number] | null },
) => ({
  path,
  updatedAt,
  pictures: cover ? [cover] : [],
});

const load = () => Promise.all([getProjects(), getNews(), getBlogs(), getJobOpenings(), getAbout()] as const);

/** Every page that search engines should know. While a content cannot be had, none: a short list would cost pages. */
export const GET: APIRoute = async ({ cache }) => {
  const loaded = await settle(load);
  if (loaded.status !== 'succeeded') return unavailable('The sitemap cannot be made just now');
  const [projects, news, blogs, openings, about] = loaded.data;
  const entries = [
    list(paths.home, [...projects, ...news, ...blogs]),
    ...(about ? [list(paths.about, [])] : []),
    list(paths.residential, ofCategory(projects, 'residential')),
    list(paths.commercial, ofCategory(projects, 'commercial')),
    ...projects.map(projectEntry),
    ...projects.flatMap(trustEntry),
    list(paths.newsAndMedia, news),
    ...news.map((item) => story(paths.newsItem(item.url), item)),
    list(paths.blogs, blogs),
    ...blogs.map((post) => story(paths.blogPost(post.url), post)),
    list(paths.career, openings),
    list(paths.contact, []),
    list(paths.trust, projects),
  ];
  const response = new Response(sitemapXml(entries, env.siteUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
  keepPage({ cache, response }, ['projects', 'news', 'blogs', 'careers', 'about']);
  return response;
};
