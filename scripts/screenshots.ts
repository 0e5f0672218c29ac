import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium as browsers, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromium } from './chromium.ts';
import { root } from './settings.ts';
import { main, Refusal, step } from './step.ts';

// npm run screenshots [address of a running site] [folder]
const [siteUrl = 'http://localhost:4321', folder = path.join(root, 'docs/screenshots')] = process.argv
  .slice(2)
  .map((parameter) => parameter.replace(/\/+$/, ''));

/** Width and height of the screen, and how much of a long page is shown. */
const SCREENS = [
  { width: 390, height: 844, most: 3400 },
  { width: 768, height: 1024, most: 3600 },
  { width: 1440, height: 900, most: 4500 },
] as const;
const MOST_BYTES = 110_000;
const QUALITIES = [75, 50];
const SETTLE_MS = 400;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'];

/** Pages that stand for all of their kind; a detail page is the first its list leads to. */
const PAGES: { name: string; path: string; firstOf?: true; below?: string }[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about-us' },
  { name: 'residential', path: '/projects/residential' },
  { name: 'residential-project', path: '/projects/residential', firstOf: true },
  { name: 'cost-sheet', path: '/projects/residential', firstOf: true, below: '/cost-sheet' },
  { name: 'commercial', path: '/projects/commercial' },
  { name: 'commercial-project', path: '/projects/commercial', firstOf: true },
  { name: 'shortlist', path: '/shortlist?homes=meander.2-bhk,paayri.4-bhk-terrace-home,sagwan' },
  { name: 'news', path: '/news-and-media' },
  { name: 'news-item', path: '/news-and-media', firstOf: true },
  { name: 'blogs', path: '/blogs' },
  { name: 'article', path: '/blogs', firstOf: true },
  { name: 'career', path: '/career' },
  { name: 'contact', path: '/contact-us' },
  { name: 'thank-you', path: '/thank-you' },
  { name: 'not-found', path: '/no-such-page' },
];

async function textOf(address: string): Promise<string> {
  try {
    return await (await fetch(address)).text();
  } catch {
    throw new Refusal(`No site answers at ${siteUrl}: start one (npm start), or name its address.`);
  }
}

/** Where a page is: of a detail page what its list links to first. */
async function addressOf({ path: list, firstOf, below = '' }: (typeof PAGES)[number]): Promise<string> {
  if (!firstOf) return siteUrl + list;
  const first = new RegExp(`href="(${list}/[^"/?#]+)"`).exec(await textOf(siteUrl + list))?.[1];
  if (!first) throw new Refusal(`${siteUrl}${list} leads to no page: load the demo content first.`);
  return siteUrl + first + below;
}

/** Goes through the page once, because pictures wait until they come near, and back. */
async function seeAll(page: Page, most: number): Promise<number> {
  const height = Math.min(most, await page.evaluate(() => document.documentElement.scrollHeight));
  const screen = page.viewportSize()?.height ?? height;
  for (let top = 0; top < height; top += screen / 2) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(SETTLE_MS / 4);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  return height;
}

async function small(png: Buffer): Promise<Buffer> {
  let { width } = await sharp(png).metadata();
  for (;;) {
    let bytes = 0;
    for (const quality of QUALITIES) {
      const picture = await sharp(png).resize({ width }).webp({ quality }).toBuffer();
      if (picture.length <= MOST_BYTES) return picture;
      bytes = picture.length;
    }
    // What no quality makes small enough is shown smaller: bytes grow with the area, a little less than by its measure.
    width = Math.floor(width * 0.95 * Math.sqrt(MOST_BYTES / bytes));
  }
}

async function shoot(browser: Browser, name: string, address: string): Promise<void> {
  for (const { width, height, most } of SCREENS) {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'en-IN',
    });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    const shown = await seeAll(page, most);
    const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: shown } });
    await writeFile(path.join(folder, `${name}-${width}.webp`), await small(png));
    await context.close();
  }
}

await main(async () => {
  const executablePath = await chromium();
  const pages = await Promise.all(
    PAGES.map(async (page) => ({ name: page.name, address: await addressOf(page) })),
  );
  await mkdir(folder, { recursive: true });
  for (const { name } of pages) {
    for (const { width } of SCREENS) await rm(path.join(folder, `${name}-${width}.webp`), { force: true });
  }
  const browser = await browsers.launch({ executablePath, args: FLAGS });
  try {
    await step(`Taking pictures of ${siteUrl}`, async (running) => {
      for (const { name, address } of pages) {
        running.detail(name);
        await shoot(browser, name, address);
      }
    });
  } finally {
    await browser.close();
  }
});
