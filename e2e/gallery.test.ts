import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { axeFinds } from './axe.ts';
import { DESKTOP, holdBack, PHONE, untilHelped, visit } from './visitor.ts';

const PROJECT = '/projects/residential/aranya';
const TARGET_PX = 44;
const LONG_CAPTION = 'A caption that an editor did not want to end. '.repeat(4).trim();

const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const plates = (page: Page) => page.getByRole('link', { name: /^Enlarge: / });
const isHelper = (url: URL) => /lightbox\.browser|plan-sheets\.browser/.test(url.pathname);

/** Which picture stands in the middle of the window. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const [across, down] = [innerWidth / 2, innerHeight / 2];
    return document.elementFromPoint(across, down)?.closest('li')?.id ?? '';
  });
const expectInView = (page: Page, id: string) => expect.poll(() => inView(page)).toBe(id);
const widthOf = (picture: Locator) =>
  picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const focusIsInside = (dialog: Locator) =>
  dialog.evaluate((node) => node === document.activeElement || node.contains(document.activeElement));
/** Files of pictures that the page has fetched, from now on. */
function picturesFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}
async function expectLargeTargets(controls: Locator): Promise<void> {
  for (const control of await controls.all()) {
    const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
  }
}
async function wake(page: Page): Promise<void> {
  await plates(page).first().hover();
  await untilHelped(page, 'dialog[data-awake]');
}
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 400 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 8; step++) {
    const x = from + ((to - from) * step) / 8;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('Pictures before any script, and without', () => {
  it.each([PHONE, DESKTOP])(
    'the picture that is pressed is shown large, with all others beside it: $width px',
    async (viewport) => {
      const page = await visit(PROJECT, { viewport, script: false });
      await plates(page).nth(2).click();
      await lightbox(page).waitFor();
      await expectInView(page, 'picture-3');
      expect(await lightbox(page).getByText('3 of 9').isVisible()).toBe(true);
      await expect.poll(() => widthOf(page.locator('#picture-3 img'))).toBeGreaterThan(0);
      await page.locator('#picture-3').getByRole('link', { name: 'Next picture' }).click();
      await expectInView(page, 'picture-4');
      await expectLargeTargets(page.locator('#picture-4').getByRole('link'));
      await page.locator('#picture-4').getByRole('link', { name: 'Close pictures' }).click();
      expect(await lightbox(page).isVisible()).toBe(false);
      expect(new URL(page.url()).pathname).toBe(PROJECT);
    },
  );

  it('nothing behind the large picture can be reached with the keyboard', async () => {
    const page = await visit(PROJECT, { script: false });
    await plates(page).first().click();
    await expectInView(page, 'picture-1');
    for (let count = 0; count < 40; count++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const focused = document.activeElement;
          return focused === document.body || focused?.closest('[data-lightbox]') !== null;
        }),
      ).toBe(true);
    }
  });

  it('a press that comes before the script shows the picture, which becomes a modal when the script comes', async () => {
    const page = await visit('/thank-you', { viewport: PHONE });
    const letItCome = await holdBack(page, isHelper);
    await page.goto(PROJECT);
    await plates(page).nth(1).click();
    await expectInView(page, 'picture-2');
    expect(await lightbox(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
    letItCome();
    await untilHelped(page, 'dialog[data-awake]');
    expect(await lightbox(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expectInView(page, 'picture-2');
    await page.keyboard.press('Escape');
    expect(await lightbox(page).isVisible()).toBe(false);
    await expect.poll(() => isFocused(plates(page).nth(1))).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
  });
});

describe('Pictures, with script', () => {
  it('nothing large is fetched before it is asked for, and nothing moves when it opens', async () => {
    const page = await visit('/thank-you');
    const fetched = picturesFetched(page);
    await page.goto(PROJECT);
    await wake(page);
    await page.waitForLoadState('networkidle');
    const large = await page
      .locator('dialog[data-lightbox]')
      .evaluate((dialog) => [...dialog.querySelectorAll('img')].map(({ currentSrc }) => currentSrc));
    expect(large.filter((file) => file !== '')).toEqual([]);
    const before = fetched.length;
    const scrolled = await page.evaluate(() => scrollY);
    await plates(page).first().click();
    await expectInView(page, 'picture-1');
    await expect.poll(() => fetched.length).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    // It goes back in the history, which takes a moment.
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('arrows, Home and End lead through, the counter says where, Escape closes and gives the focus back', async () => {
    const page = await visit(PROJECT);
    await wake(page);
    await plates(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await expectInView(page, 'picture-3');
    const status = lightbox(page).getByRole('status');
    for (const [key, id, words] of [
      ['ArrowRight', 'picture-4', /^4 of 9/],
      ['ArrowRight', 'picture-5', /^5 of 9\. Lobby/],
      ['ArrowLeft', 'picture-4', /^4 of 9/],
      ['End', 'picture-9', /^9 of 9/],
      ['ArrowRight', 'picture-9', /^9 of 9/],
      ['Home', 'picture-1', /^1 of 9/],
    ] as const) {
      await page.keyboard.press(key);
      await expectInView(page, id);
      expect(await status.textContent()).toMatch(words);
    }
    for (let count = 0; count < 10; count++) {
      await page.keyboard.press('Tab');
      // Between its last control and its first, Chromium visits its own toolbar.
      if (await page.evaluate(() => document.activeElement !== document.body)) {
        expect(await focusIsInside(lightbox(page))).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    expect(await lightbox(page).isVisible()).toBe(false);
    expect(await isFocused(plates(page).nth(2))).toBe(true);
  });

  it('is swiped with a finger, and going back closes it', async () => {
    const page = await visit(PROJECT, { viewport: PHONE, touch: true });
    await wake(page);
    await plates(page).first().tap();
    await expectInView(page, 'picture-1');
    await swipe(page, 330, 40);
    await expectInView(page, 'picture-2');
    await expect.poll(() => lightbox(page).getByRole('status').textContent()).toMatch(/^2 of 9/);
    await page.goBack();
    expect(await lightbox(page).isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe(PROJECT);
  });

  it('a shared address opens its picture', async () => {
    const page = await visit(`${PROJECT}#picture-5`);
    await expectInView(page, 'picture-5');
    await untilHelped(page, 'dialog[data-awake]');
    // As Chromium does when it comes late to the picture an address names.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('ArrowRight');
    await expectInView(page, 'picture-6');
    await lightbox(page).getByRole('button', { name: 'Close pictures' }).click();
    expect(await lightbox(page).isVisible()).toBe(false);
  });

  it('a shared address leaves a visitor who turned on where they are, however late the page is complete', async () => {
    const page = await visit('/thank-you');
    const letThemCome = await holdBack(page, (url) => url.pathname.startsWith('/media/'));
    await page.goto(`${PROJECT}#picture-5`, { waitUntil: 'domcontentloaded' });
    await untilHelped(page, 'dialog[data-awake]');
    await expectInView(page, 'picture-5');
    await page.keyboard.press('ArrowRight');
    await expectInView(page, 'picture-6');
    letThemCome();
    await page.waitForLoadState('load');
    await page.keyboard.press('ArrowRight');
    await expectInView(page, 'picture-7');
    await expect.poll(() => lightbox(page).getByRole('status').textContent()).toMatch(/^7 of 9/);
  });

  it('where a large picture cannot be had, its words stand in its place and the rest goes on', async () => {
    const page = await visit(PROJECT, { expectedNoise: /Failed to load resource/ });
    await wake(page);
    await page.route(
      (url) => url.pathname.startsWith('/media/'),
      (route) => route.fulfill({ status: 404 }),
    );
    await plates(page).nth(3).click();
    await expectInView(page, 'picture-4');
    const words = await page
      .locator('#picture-4 img')
      .evaluate((image) => getComputedStyle(image, '::after').content);
    expect(words).toContain('low bed');
    await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
    await expectInView(page, 'picture-5');
  });

  it.each([PHONE, DESKTOP])('axe finds nothing in it: $width px', async (viewport) => {
    const page = await visit(PROJECT, { viewport, reducedMotion: true });
    await wake(page);
    await plates(page).first().click();
    await expectInView(page, 'picture-1');
    await expectLargeTargets(lightbox(page).getByRole('button'));
    expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
  });
});

describe('Galleries of other lengths', () => {
  const stack = inject('edited');
  beforeAll(async () => {
    const editor = editorOf({ url: stack.cmsUrl }, stack.editorToken);
    const reply = await fetch(
      `${stack.cmsUrl}/api/projectss?populate[0]=gallery.galleryImages&pagination[pageSize]=100`,
    );
    const { data }: { data: { gallery: { galleryImages: { id: number }[] | null }[] }[] } =
      await reply.json();
    const files = data.flatMap(({ gallery }) =>
      gallery.flatMap(({ galleryImages }) => (galleryImages ?? []).map(({ id }) => id)),
    );
    expect(files.length).toBeGreaterThanOrEqual(9);
    for (const count of [1, 40]) {
      await editor.createPublished('api::projects.projects', {
        title: `Pictures ${count}`,
        url: `pictures-${count}`,
        category: 'residential',
        projectStatus: 'under construction',
        locality: 'Baner',
        phases: [aRegisteredPhase()],
        gallery: Array.from({ length: count }, (_, index) => ({
          caption: LONG_CAPTION,
          galleryImages: [files.at(index % files.length) ?? 0],
        })),
      });
    }
    await vi.waitFor(
      async () => {
        const { status } = await fetch(`${stack.siteUrl}/projects/residential/pictures-40`);
        expect(status).toBe(200);
      },
      { timeout: 20_000 },
    );
  });

  it.each([PHONE, DESKTOP])('one picture has nowhere to go on to: $width px', async (viewport) => {
    const page = await visit('/projects/residential/pictures-1', { viewport, siteUrl: stack.siteUrl });
    await wake(page);
    await plates(page).first().click();
    await expectInView(page, 'picture-1');
    expect(await lightbox(page).getByRole('button').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expectInView(page, 'picture-1');
    const { words, picture, window } = await page.evaluate(() => {
      const slide = document.getElementById('picture-1');
      const box = (selector: string) => slide?.querySelector(selector)?.getBoundingClientRect();
      return { words: box('figcaption'), picture: box('img'), window: innerHeight };
    });
    expect(words?.bottom).toBeLessThanOrEqual(window);
    expect(words?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.NaN);
    expect(picture?.height).toBeGreaterThan(window / 2);
  });

  it('of forty pictures nine stand on the page, all in the lightbox, and few are fetched', async () => {
    const page = await visit('/projects/residential/pictures-40', { siteUrl: stack.siteUrl });
    expect(await plates(page).count()).toBe(9);
    await wake(page);
    await page.getByRole('link', { name: 'All 40 pictures' }).click();
    await expectInView(page, 'picture-10');
    const fetched = picturesFetched(page);
    await page.keyboard.press('End');
    await expectInView(page, 'picture-40');
    expect(await lightbox(page).getByRole('status').textContent()).toMatch(/^40 of 40/);
    await page.waitForLoadState('networkidle');
    expect(fetched.length).toBeLessThan(12);
    await page.keyboard.press('Escape');
    expect(await isFocused(page.getByRole('link', { name: 'All 40 pictures' }))).toBe(true);
  });
});
