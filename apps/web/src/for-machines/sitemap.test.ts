import { expect, it } from 'vitest';
import { pictureFromCms } from '../cms/media';
import { aRawPicture } from '../testing/builders';
import { newest, sitemapXml } from './sitemap';

const SITE = 'https://www.sahyara.example';
const picture = pictureFromCms(aRawPicture({ url: '/uploads/a&b.webp' }));
const pictures = picture ? [picture, picture] : [];

it('A page is listed with its last change and each of its pictures once, whatever is in their names', () => {
  const xml = sitemapXml([{ path: '/blogs/a', updatedAt: '2026-11-14T10:00:00.000Z', pictures }], SITE);
  expect(xml).toContain(
    `<url><loc>${SITE}/blogs/a</loc><lastmod>2026-11-14T10:00:00.000Z</lastmod>` +
      `<image:image><image:loc>${SITE}/media/a&amp;b.webp</image:loc></image:image></url>`,
  );
});

it('Of a page nobody dated nothing is claimed', () => {
  expect(sitemapXml([{ path: '/', updatedAt: null, pictures: [] }], SITE)).not.toContain('lastmod');
});

it('A list changed when the last of its entries did', () => {
  expect(newest(['2026-01-02T00:00:00.000Z', null, '2026-03-01T00:00:00.000Z'])).toBe(
    '2026-03-01T00:00:00.000Z',
  );
  expect(newest([null])).toBeNull();
});
