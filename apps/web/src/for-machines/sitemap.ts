import type { Picture } from '../cms/media';
import { xmlText } from './xml';

/** A page for search engines; `updatedAt` as the CMS has it, `null` where nobody knows. */
export type SitemapEntry = { path: string; updatedAt: string | null; pictures: readonly Picture[] };

/** The later of them; `null` where there is none. */
export function newest(moments: readonly (string | null)[]): string | null {
  return (
    moments
      .filter((moment) => moment !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** The pages of the site with their pictures (sitemaps.org, Google's image extension). */
export function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map((entry) => urlOf(entry, siteUrl)),
    '</urlset>',
    '',
  ].join('\n');
}

function urlOf({ path, updatedAt, pictures }: SitemapEntry, siteUrl: string): string {
  const images = [...new Set(pictures.map(({ src }) => new URL(src, siteUrl).href))];
  return [
    '<url>',
    `<loc>${xmlText(siteUrl + path)}</loc>`,
    updatedAt === null ? '' : `<lastmod>${xmlText(updatedAt)}</lastmod>`,
    ...images.map((image) => `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>`),
    '</url>',
  ].join('');
}
