import Validator from '@adobe/structured-data-validator';
import { parseAtomFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { brandName, detailPages } from './contents.ts';
import { type Document, documentOf, googleRules, shownIn, stringsOf, thingsIn, typesOf } from './json-ld.ts';
import { visit } from './visitor.ts';

const text = async (path: string) => {
  const response = await fetch(inject('siteUrl') + path);
  expect(response.status, path).toBe(200);
  return response.text();
};
const sitemap = () => text('/sitemap.xml');
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replace(inject('siteUrl'), ''));

const documents: Document[] = [];
beforeAll(async () => {
  for (const path of pathsIn(await sitemap())) documents.push(documentOf(path, await text(path)));
});
afterAll(() => documents.splice(0));

describe('Structured data', () => {
  it('is of every kind the site has, each on its pages', () => {
    const kinds = (start: string) =>
      new Set(
        documents.filter(({ path }) => path.startsWith(start)).flatMap(({ html }) => typesOf(thingsIn(html))),
      );
    expect(documents.length).toBeGreaterThan(detailPages);
    expect(kinds('/projects/residential/')).toContain('ApartmentComplex');
    expect(kinds('/projects/residential/')).toContain('RealEstateListing');
    expect(kinds('/projects/')).toContain('FAQPage');
    expect(kinds('/news-and-media/')).toContain('NewsArticle');
    expect(kinds('/blogs/')).toContain('BlogPosting');
    expect(kinds('/career')).toContain('JobPosting');
    expect(kinds('/projects/residential/')).toContain('DigitalDocument');
    for (const { path, html } of documents) {
      const types = typesOf(thingsIn(html));
      expect(
        types.filter((type) => type === 'Organization'),
        path,
      ).toHaveLength(1);
      expect(types.includes('BreadcrumbList'), path).toBe(path !== '/');
    }
  });

  it('holds to what Google requires of each kind', async () => {
    for (const { path, html } of documents) {
      const things = thingsIn(html);
      expect(googleRules(things), path).toEqual([]);
      const byType: Record<string, typeof things> = {};
      for (const type of typesOf(things)) byType[type] = things.filter((thing) => thing['@type'] === type);
      const issues = await new Validator().validate({ jsonld: byType, microdata: {}, rdfa: {}, errors: [] });
      expect(
        issues.filter(({ severity }) => severity === 'ERROR'),
        path,
      ).toEqual([]);
    }
  });

  it('says nothing that the page does not show', () => {
    for (const document of documents) {
      for (const said of thingsIn(document.html).flatMap(stringsOf)) {
        expect(shownIn(document, said), `"${said}" on ${document.path}`).toBe(true);
      }
    }
  });

  it('is let in by the content security policy, and stays data', async () => {
    // `visit` fails on any message of the console: a blocked block would make one.
    const page = await visit('/blogs');
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  });
});

describe('Sitemap and robots', () => {
  it('list every page that may be indexed, with pictures and days of change', async () => {
    const xml = await sitemap();
    const urls = xml.match(/<url>.*?<\/url>/g) ?? [];
    expect(urls).toHaveLength(documents.length);
    for (const { path, html } of documents) {
      expect(html, path).not.toMatch(/<meta name="robots" content="noindex/);
      expect(html, path).toContain(`<link rel="canonical" href="${inject('siteUrl')}${path}"`);
    }
    const details = urls.filter((url) =>
      /<loc>[^<]+\/(residential|commercial|blogs|news-and-media)\/[^</]+<\/loc>/.test(url),
    );
    expect(details).toHaveLength(detailPages);
    for (const url of details) expect(url).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    const [picture = ''] = /(?<=<image:loc>)[^<]+/.exec(xml) ?? [];
    expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${inject('siteUrl')}/sitemap.xml`);
    // A plan that waits for an enquiry is nobody's to find.
    expect(xml).not.toMatch(/floor-?plan|[/_-]plan[._-]/i);
  });

  it('know the site by its own address, whatever a visitor calls it', async () => {
    const { origin } = new URL(inject('siteUrl'));
    const headers = { 'x-forwarded-host': 'evil.example', host: 'evil.example' };
    for (const path of ['/sitemap.xml', '/robots.txt', '/blogs', '/blogs.atom']) {
      const body = await (await fetch(origin + path, { headers })).text();
      expect(body, path).toContain(origin);
      expect(body, path).not.toContain('evil.example');
    }
  });
});

describe('Feeds', () => {
  it.each([
    ['/news-and-media.atom', '/news-and-media/'],
    ['/blogs.atom', '/blogs/'],
  ])('%s has every story, each at its address, and is linked from every page', async (path, start) => {
    const response = await fetch(inject('siteUrl') + path);
    expect(response.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
    const feed = parseAtomFeed(await response.text());
    expect(feed.id).toBe(inject('siteUrl') + path);
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(inject('siteUrl') + path);
    expect(Date.parse(feed.updated ?? '')).toBeGreaterThan(0);
    expect(feed.authors?.[0]?.name).toBe(brandName);
    const stories = documents.filter((document) => document.path.startsWith(start)).map((one) => one.path);
    const entries = feed.entries ?? [];
    expect(entries.map(({ links }) => links?.[0]?.href).sort()).toEqual(
      stories.map((story) => inject('siteUrl') + story).sort(),
    );
    const days = entries.map(({ published = '' }) => published);
    expect(days).toEqual([...days].sort().reverse());
    for (const { id, title, updated, summary } of entries) {
      expect([id, title, summary].every(Boolean), id).toBe(true);
      expect(Date.parse(updated ?? ''), id).toBeGreaterThan(0);
    }
    for (const { html } of documents) {
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]* href="${path}"`),
      );
    }
  });
});
