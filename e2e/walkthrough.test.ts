import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFinds } from './axe.ts';
import { untilHelped, visit } from './visitor.ts';

const isPainted = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
const PROJECT = '/projects/residential/aranya';

it('the walkthrough is a picture of ours and a link, until a visitor plays it', async () => {
  // At the address of the seed there is no film, and no third party is asked: one of ours stands in for it.
  const page = await visit('/thank-you', { expectedNoise: /X-Frame-Options|frame/i });
  await page.route(`**${PROJECT}`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace(/data-film="[^"]+"/, 'data-film="/health?film"'),
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PROJECT);
  const poster = page.getByRole('link', { name: 'Play the walkthrough' });
  await poster.scrollIntoViewIfNeeded();
  expect(await poster.getAttribute('target')).toBe('_blank');
  expect(
    await poster.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.src),
  ).toMatch(/\/media\//);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(asked.filter((url) => url.endsWith('?film'))).toEqual([]);
  await untilHelped(page, '[data-enhanced~="film"]');
  await poster.focus();
  await page.keyboard.press('Enter');
  const player = page.locator('iframe[title="Walkthrough of Aranya"]');
  await player.waitFor();
  expect(await player.evaluate((frame) => frame === document.activeElement)).toBe(true);
  await expect.poll(() => asked.filter((url) => url.endsWith('/health?film'))).toHaveLength(1);
});

it('without script it opens in a tab of its own', async () => {
  const page = await visit(PROJECT, { script: false });
  const poster = page.getByRole('link', { name: 'Play the walkthrough' });
  expect(await poster.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch/);
  expect(await poster.getAttribute('rel')).toBe('noopener');
});

describe('a film of ours', () => {
  const WITH_A_FILM = '/projects/residential/tekdi';
  const isPlaying = (page: Page) =>
    page
      .locator('video')
      .evaluate((film) => film instanceof HTMLVideoElement && !film.paused && film.currentTime > 0);
  const filmOf = (page: Page) => page.getByLabel('Walkthrough of Tekdi');

  /** What is fetched of the film. */
  function fetchedOf(page: Page): string[] {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (/\.(?:webm|mp4)$/.test(pathname))
        fetched.push(`${origin === inject('siteUrl') ? '' : origin}${pathname}`);
    });
    return fetched;
  }
  const opened = async (options: Parameters<typeof visit>[1] = {}) => {
    const page = await visit('/thank-you', options);
    const fetched = fetchedOf(page);
    await page.goto(WITH_A_FILM);
    return { page, fetched };
  };

  it('plays by itself where it is seen, in silence, from our own address, and rests once it is paused by a key', async () => {
    const { page, fetched } = await opened();
    await untilHelped(page, '[data-enhanced]');
    expect(fetched).toEqual([]);
    await filmOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(page)).toBe(true);
    expect([...new Set(fetched)]).toEqual([
      expect.stringMatching(/^\/media\/projects_tekdi_film_\w+\.webm$/),
    ]);
    expect(await filmOf(page).evaluate((film) => film instanceof HTMLVideoElement && film.muted)).toBe(true);
    const pause = page.getByRole('button', { name: 'Pause the film' });
    expect(await axeFinds(page, { within: 'figure:has(video)' })).toEqual([]);
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isPlaying(page)).toBe(false);
    const play = page.getByRole('button', { name: 'Play the walkthrough' });
    expect(await play.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await filmOf(page).scrollIntoViewIfNeeded();
    expect(await isPlaying(page)).toBe(false);
    await play.click();
    await expect.poll(() => isPlaying(page)).toBe(true);
  });

  const saving = async (profile: BrowserContext) => {
    await profile.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
  };
  it.each([
    ['motion is reduced', { reducedMotion: true }],
    ['data is saved', { begin: saving }],
  ])(
    'is its first picture where %s, and nothing of it is fetched before it is asked for',
    async (_, options) => {
      const { page, fetched } = await opened(options);
      const play = page.getByRole('button', { name: 'Play the walkthrough' });
      await filmOf(page).scrollIntoViewIfNeeded();
      await play.waitFor();
      await expect
        .poll(() => page.getByAltText('A light that moves over a wall').evaluate(isPainted))
        .toBe(true);
      expect(fetched).toEqual([]);
      await play.click();
      await expect.poll(() => isPlaying(page)).toBe(true);
      expect(fetched.length).toBeGreaterThan(0);
    },
  );

  it('is played by the browser’s own buttons without script', async () => {
    const { page, fetched } = await opened({ script: false });
    const film = filmOf(page);
    await film.scrollIntoViewIfNeeded();
    expect(await film.getAttribute('controls')).toBe('');
    expect(await page.getByRole('button', { name: 'Play the walkthrough' }).count()).toBe(0);
    expect(fetched).toEqual([]);
    const { height = 0 } = (await film.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(200);
  });
});
