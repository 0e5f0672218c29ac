import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DESKTOP, holdBack, PHONE, visit } from './visitor.ts';

const LIST = '/projects/residential';
/** tokens.css: --stone-200. */
const PANEL = [0xe4, 0xda, 0xcb];

const isPicture = (url: URL) => url.pathname.startsWith('/media/');

/** Opens a page of which no picture has come yet; the result lets them come, where they are not lost. */
async function visitWithoutPictures(
  path: string,
  viewport: typeof PHONE | typeof DESKTOP,
  pictures: 'late' | 'lost' = 'late',
) {
  const page = await visit('/thank-you', { viewport, expectedNoise: /Failed to load resource/ });
  let letThemCome = () => {};
  if (pictures === 'late') letThemCome = await holdBack(page, isPicture);
  else await page.route(isPicture, (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  return { page, letThemCome };
}

const shifted = (page: Page) =>
  page.evaluate(() => Object.assign({ shifts: [] as number[] }, window).shifts.reduce((a, b) => a + b, 0));

/** What is painted in the middle of the place of this picture, where nothing floats over it. */
async function paintedAt(page: Page, index: number) {
  // Cards that are not asked for are there, hidden.
  const seen = page.locator('main picture:has(source[type])').filter({ visible: true });
  const place = seen.nth(index).locator('..');
  const shot = sharp(await place.screenshot()).removeAlpha();
  const { width, height } = await shot.metadata();
  const [left, top] = [Math.round(width * 0.2), Math.round(height * 0.3)];
  const middle = await shot
    .extract({ left, top, width: Math.round(width * 0.5), height: Math.round(height * 0.4) })
    .toBuffer();
  const { channels } = await sharp(middle).stats();
  return {
    colour: channels.map(({ mean }) => Math.round(mean)),
    contrast: Math.max(...channels.map(({ stdev }) => stdev)),
  };
}

it.each([PHONE, DESKTOP])(
  'Until the pictures come, their colours stand in their places: $width px',
  async (viewport) => {
    const { page, letThemCome } = await visitWithoutPictures(LIST, viewport);
    const first = await paintedAt(page, 0);
    expect(first.contrast, 'the first lies on itself in a few pixels').toBeGreaterThan(5);
    const second = await paintedAt(page, 1);
    expect(second.contrast, 'the second lies on one colour').toBeLessThan(1);
    expect(second.colour, 'which is its own').not.toEqual(PANEL);
    letThemCome();
    await expect.poll(async () => (await paintedAt(page, 1)).contrast).toBeGreaterThan(5);
    expect(await shifted(page)).toBe(0);
  },
);

it('Where a picture cannot be had a quiet panel says what it would show', async () => {
  const page = await visit('about:blank', { expectedNoise: /Failed to load resource/ });
  await page.route(isPicture, (route) => route.fulfill({ status: 404 }));
  await page.goto(LIST);
  const card = page.locator('main picture:has(source[type]) img').first();
  await expect.poll(async () => (await paintedAt(page, 0)).contrast).toBeLessThan(20);
  const { colour } = await paintedAt(page, 0);
  for (const [index, value] of PANEL.entries())
    expect(Math.abs((colour[index] ?? 0) - value)).toBeLessThan(4);
  const alt = await card.getAttribute('alt');
  expect(alt).toMatch(/\w{3}/);
  expect(await card.evaluate((image) => getComputedStyle(image, '::after').content)).toBe(`"${alt}"`);
});

/** Pictures in sight that could not be had. */
const broken = (page: Page) =>
  page
    .locator('main picture:has(source[type]) img')
    .evaluateAll(
      (images) =>
        images.filter(
          (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
        ).length,
    );

it('When the connection is back the pictures that were lost come, and nothing moves', async () => {
  const { page } = await visitWithoutPictures(LIST, PHONE, 'lost');
  await expect.poll(() => broken(page)).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect.poll(() => broken(page)).toBe(0);
  expect(await shifted(page)).toBe(0);
});

it('A picture that is not there is not asked for without end', async () => {
  const page = await visit('about:blank', { expectedNoise: /Failed to load resource/ });
  const asked = new Map<string, number>();
  await page.route(isPicture, (route) => {
    const url = route.request().url();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    return route.fulfill({ status: 404 });
  });
  await page.goto(LIST);
  const most = () => Math.max(0, ...asked.values());
  for (let times = 0; times < 20; times++) {
    const before = most();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    if (before < 7) await expect.poll(most).toBeGreaterThan(before);
  }
  // The pictures of two cards may be one file.
  const copies = await page.evaluate(() => {
    const bySource = Map.groupBy(document.images, ({ currentSrc }) => currentSrc);
    return Math.max(...[...bySource.values()].map(({ length }) => length));
  });
  expect(most()).toBeLessThanOrEqual(7 * copies);
  const end = most();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect(most()).toBe(end);
});
