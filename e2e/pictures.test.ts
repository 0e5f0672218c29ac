import { describe, expect, inject, it } from 'vitest';
import { firstDetail } from './pages.ts';
import { picturesShown } from './pictures-shown.ts';
import { visit } from './visitor.ts';

const SCREENS = [
  { name: 'phone', width: 390, height: 844, pixelRatio: 2.6 },
  { name: 'tablet', width: 768, height: 1024, pixelRatio: 2 },
  { name: 'desktop', width: 1440, height: 900, pixelRatio: 1 },
  { name: 'sharp desktop', width: 1440, height: 900, pixelRatio: 2 },
] as const;

/** `banner`: the page opens with a picture. */
const KINDS = [
  { kind: 'home', find: async () => '/', banner: true },
  { kind: 'about', find: async () => '/about-us', banner: true },
  { kind: 'contact', find: async () => '/contact-us', banner: true },
  { kind: 'careers', find: async () => '/career', banner: true },
  { kind: 'homes', find: async () => '/projects/residential', banner: true },
  { kind: 'offices', find: async () => '/projects/commercial', banner: true },
  { kind: 'a home', find: () => firstDetail('/projects/residential'), banner: true },
  { kind: 'an office', find: () => firstDetail('/projects/commercial'), banner: true },
  { kind: 'news', find: async () => '/news-and-media', banner: true },
  { kind: 'a news item', find: () => firstDetail('/news-and-media'), banner: true },
  { kind: 'blogs', find: async () => '/blogs', banner: true },
  { kind: 'an article', find: () => firstDetail('/blogs'), banner: true },
] as const;

const CASES = SCREENS.flatMap((screen) => KINDS.map((page) => ({ ...page, ...screen })));

/** More of a picture's width than this is never fetched. */
const MOST = 1.5;
/** picture-sizes.ts asks for a little less than is drawn, so that no step between two sizes breaks the limit. */
const ASKED = 15 / 16;
// Between two sizes a browser may take the smaller one if it is nearer: the steps from 400 to 640 are the furthest apart.
const LEAST = Math.sqrt(400 / 640) * ASKED;
// Margins and gaps are given to the browser as parts of the window.
const LAYOUT_TOLERANCE = 0.03;

describe.each(CASES)('Pictures of $kind on a $name', ({ find, banner, width, height, pixelRatio }) => {
  it('are as large as they are drawn, in their own shape, AVIF, and fetched when they are needed', async () => {
    const page = await visit(await find(), { viewport: { width, height }, pixelRatio });
    const pictures = await picturesShown(page);
    if (banner) expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) {
      const { file, fetched, drawn, offered, announced, stretch } = picture;
      const said = `${file}: ${fetched} px fetched for ${Math.round(drawn)} px drawn, announced as ${announced}`;
      expect(picture.mime, said).toBe('image/avif');
      // Of a picture that the page shows twice, a browser takes the larger size for both if it has it already.
      const had = pictures.some((other) => other.file === file && other.drawn > drawn);
      expect(had || fetched <= drawn * MOST || fetched === Math.min(...offered), said).toBe(true);
      expect(fetched >= drawn * LEAST || fetched === Math.max(...offered), said).toBe(true);
      // A picture of few sizes may be announced wrongly without harm here, and with harm in another window.
      const asked = announced / drawn;
      expect(Math.min(Math.abs(asked - ASKED), Math.abs(asked - 1)), said).toBeLessThan(LAYOUT_TOLERANCE);
      expect(Math.abs(stretch - 1), `${file} is stretched`).toBeLessThan(0.02);
      if (picture.windowsDown >= 1) expect(picture.lazy, `${file} is fetched too early`).toBe(true);
      expect(picture.decoding, file).toBe(picture.high ? 'auto' : 'async');
    }
    const first = pictures.filter(({ high }) => high);
    expect(first).toHaveLength(banner ? 1 : 0);
    for (const { lazy, windowsDown } of first) {
      expect(lazy).toBe(false);
      expect(windowsDown).toBeLessThan(1);
    }

    const fetched = await page.evaluate(() => [
      ...new Set(
        performance.getEntriesByType('resource').flatMap(({ name }) => {
          const { pathname } = new URL(name);
          return pathname.startsWith('/media/') ? [pathname] : [];
        }),
      ),
    ]);
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    const shown = new Set(pictures.map(({ file }) => file));
    expect(fetched.filter((path) => !shown.has(path) && path !== icon)).toEqual([]);
    expect(await page.locator('link[rel="preload"][as="image"]').count()).toBe(0);
  });
});

it('A variant is kept for good, and never sent twice', async () => {
  const html = await (await fetch(inject('siteUrl'))).text();
  const [, path] = /<source type="image\/avif" srcSet="(\S+)/.exec(html) ?? [];
  const variant = await fetch(inject('siteUrl') + path);
  expect(variant.headers.get('content-type')).toBe('image/avif');
  expect(variant.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = variant.headers.get('etag') ?? '';
  const again = await fetch(variant.url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
