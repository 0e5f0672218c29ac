import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { editorOf, signIn } from '../testing/editor.ts';
import { qrCodesIn } from '../testing/qr-reader.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { axeFinds } from './axe.ts';
import { DESKTOP, holdBack, NARROW_PHONE, PHONE, untilDrawn, untilHelped, visit } from './visitor.ts';

/** tokens.css: --banner-time and --cross-fade, and some time for the picture to come. */
const NEXT_BANNER_MS = 8000 + 1600 + 10_000;

const SLIDES = ':scope > ul > li';

const banner = (page: Page) => page.locator('[data-enhance="banners"]');
const marks = (page: Page) => banner(page).locator('[data-mark]');
const pause = (page: Page) => banner(page).getByRole('button', { name: 'Pause the pictures' });
const slide = (page: Page, index: number) => banner(page).locator(SLIDES).nth(index);

/** Which banner is shown, counted from none; its picture has been painted. */
async function shown(page: Page): Promise<number> {
  return banner(page).evaluate((root, slides) => {
    const all = [...root.querySelectorAll(slides)];
    const at = all.findIndex((each) => each.hasAttribute('data-shown'));
    const image = all[at]?.querySelector<HTMLImageElement>('picture:has(source) img');
    return image?.complete && image.naturalWidth > 0 ? at : -1;
  }, SLIDES);
}

/** What moves in the banners, fades included. */
const playing = (page: Page) =>
  banner(page).evaluate((root) => root.getAnimations({ subtree: true }).map(({ playState }) => playState));

/** Pictures of banners that were fetched. */
const fetched = (page: Page) =>
  page.evaluate(
    () =>
      new Set(
        performance.getEntriesByType('resource').flatMap(({ name }) => /banner_\d/.exec(name)?.[0] ?? []),
      ).size,
  );

async function swipe(page: Page, by: { x: number; y: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const from = { x: 195, y: 300 };
  const at = (part: number) => [{ x: from.x + by.x * part, y: from.y + by.y * part }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const part of [0.25, 0.5, 0.75, 1])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('The banners of the home page', () => {
  it('begin with one picture, fetched first and alone; the next comes by itself and can be stopped', async () => {
    const page = await visit('/');
    expect(await fetched(page)).toBe(1);
    expect(await page.locator('img[fetchpriority="high"]').count()).toBe(1);
    expect(await shown(page)).toBe(0);
    await expect.poll(() => shown(page), { timeout: NEXT_BANNER_MS }).toBe(1);
    await pause(page).click();
    expect(await pause(page).getAttribute('aria-pressed')).toBe('true');
    await page.mouse.move(300, 300);
    await expect.poll(() => playing(page)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('are chosen by keyboard, and what is chosen stays', async () => {
    const page = await visit('/');
    await untilHelped(page, '[data-awake]');
    const hasFocus = (nth: number) =>
      marks(page)
        .nth(nth)
        .evaluate((mark) => mark === document.activeElement);
    await marks(page).first().focus();
    expect(await hasFocus(0)).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await hasFocus(1)).toBe(true);
    await expect.poll(() => shown(page)).toBe(1);
    expect(await marks(page).nth(1).getAttribute('aria-current')).toBe('true');
    expect(await pause(page).getAttribute('aria-pressed')).toBe('true');
    const second = slide(page, 1).getByRole('heading', { level: 2 });
    await second.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toBe(2);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown(page)).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown(page)).toBe(2);
  });

  it.each([NARROW_PHONE, DESKTOP])(
    'name the registration of the project they show: $width px',
    async (viewport) => {
      const page = await visit('/', { viewport, reducedMotion: true });
      expect(await slide(page, 0).locator('[data-rera-strip]').count()).toBe(0);
      await marks(page).nth(1).click();
      await expect.poll(() => shown(page)).toBe(1);
      const label = slide(page, 1).locator('[data-rera-strip]');
      expect(await label.getByRole('link', { name: 'P52100000023' }).isVisible()).toBe(true);
      await label.scrollIntoViewIfNeeded();
      const [place, heading] = [await label.boundingBox(), await slide(page, 1).locator('h2').boundingBox()];
      if (!place || !heading) throw new Error('The second banner is not shown');
      expect(place.y + place.height).toBeLessThan(heading.y);
      const codes = await qrCodesIn(await page.screenshot({ animations: 'disabled' }));
      for (const { left } of codes) expect(left).toBeGreaterThan(viewport.width / 2);
      // A picture that is little broader than its label is left without one: it stands above.
      if (viewport === NARROW_PHONE) {
        const picture = await slide(page, 1).locator('picture:has(source)').first().boundingBox();
        expect(picture?.y).toBeGreaterThanOrEqual(place.y + place.height);
      }
      expect(codes.map(({ text }) => text.toLowerCase())).toEqual(['https://maharera.maharashtra.gov.in/']);
      expect(await axeFinds(page, { within: '[data-enhance="banners"]' })).toEqual([]);
    },
  );

  it('are swiped by a finger, which still scrolls the page', async () => {
    const page = await visit('/', { viewport: PHONE, touch: true });
    await marks(page).first().waitFor();
    await swipe(page, { x: -120, y: 10 });
    await expect.poll(() => shown(page)).toBe(1);
    await swipe(page, { x: 120, y: -10 });
    await expect.poll(() => shown(page)).toBe(0);
    await swipe(page, { x: 20, y: -160 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await shown(page)).toBe(0);
  });

  it('wait until the picture has come, and show no other meanwhile', async () => {
    const page = await visit('/thank-you');
    const letItCome = await holdBack(page, /banner_2/);
    const asked = page.waitForRequest(/banner_2/);
    await page.goto('/');
    await marks(page).nth(1).click();
    expect(await marks(page).nth(1).getAttribute('aria-current')).toBe('true');
    await asked;
    await untilDrawn(page);
    expect(await shown(page)).toBe(0);
    letItCome();
    await expect.poll(() => shown(page)).toBe(1);
  });

  it('never move by themselves where motion is reduced, and are chosen all the same', async () => {
    const page = await visit('/', { reducedMotion: true });
    await marks(page).first().waitFor();
    expect(await playing(page)).toEqual([]);
    expect(await pause(page).isVisible()).toBe(false);
    await marks(page).nth(2).click();
    await expect.poll(() => shown(page)).toBe(2);
    expect(await slide(page, 2).evaluate((each) => getComputedStyle(each).transitionDuration)).toBe('0s');
  });

  it('stop while they are out of sight', async () => {
    const page = await visit('/');
    await marks(page).first().waitFor();
    expect(await playing(page)).toEqual(['running']);
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect.poll(() => playing(page)).toEqual(['paused']);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => playing(page)).toEqual(['running']);
  });

  it.each([PHONE, DESKTOP])('without script lie in a strip: $width px', async (viewport) => {
    const page = await visit('/', { viewport, script: false });
    const first = slide(page, 0);
    expect(await first.getByRole('link', { name: 'Take a closer look' }).isVisible()).toBe(true);
    expect(await marks(page).first().isVisible()).toBe(false);
    const { x } = (await slide(page, 1).boundingBox()) ?? { x: Number.NaN };
    expect(Math.round(x)).toBe(viewport.width);
    await slide(page, 1).getByRole('link', { name: 'Take a closer look' }).focus();
    await expect.poll(async () => Math.round((await slide(page, 1).boundingBox())?.x ?? 0)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
});

describe('The home page of a company with little to show, in long words', () => {
  const LONG_WORD = 'Vasundharanagariketan';
  const LONG = `${LONG_WORD} Residences on the Old Canal Road by the River`;
  const QUOTE = `The keys came in February, as promised. ${'It has been dry since then, and warm. '.repeat(37)}`;
  let stack: Stack;

  beforeAll(async () => {
    stack = await startStack({ seeded: inject('seeded') });
    const cms = { url: stack.cmsUrl };
    const editor = editorOf(cms, await signIn(cms));
    const { data }: { data: { documentId: string }[] } = await (
      await fetch(`${stack.cmsUrl}/api/projectss?pagination[pageSize]=100`)
    ).json();
    for (const { documentId } of data) await editor.unpublish('api::projects.projects', documentId);
    await editor.createPublished('api::projects.projects', {
      title: LONG,
      url: 'long',
      category: 'residential',
      projectStatus: 'under construction',
      locality: 'Kalyani Nagar Annexe Extension',
      phases: [{ ...aRegisteredPhase('Phase 1'), reraNumber: 'P52100054321' }],
      constructionUpdates: [{ title: `${LONG_WORD} plinth`, date: '2026-11-02', percentComplete: 4 }],
    });
    await editor.publishSingle('api::home.home', {
      banner: [
        {
          heading: `${LONG}, and not a word shorter`,
          subheading: 'Short.',
          link: `${stack.siteUrl}/Projects/residential//long/?utm_source=a#construction`,
        },
      ],
      overview: { heading: LONG, text: 'One.', figures: [{ value: '₹1,234 Cr', label: LONG }] },
      testimonials: [{ quote: QUOTE, reviewerName: LONG_WORD, reviewerDetail: LONG }],
    });
    await vi.waitFor(
      async () => expect(await (await fetch(stack.siteUrl)).text()).toContain('not a word shorter'),
      { timeout: 20_000 },
    );
  });
  afterAll(() => stack?.stop());

  it('names the registration of its project, however the address of that was typed', async () => {
    const page = await visit('/', { siteUrl: stack.siteUrl });
    const first = page.getByRole('region', { name: 'not a word shorter' });
    expect(await first.getByRole('link', { name: 'P52100054321' }).isVisible()).toBe(true);
    await first.getByRole('link', { name: 'Take a closer look' }).click();
    await page.waitForURL('**/projects/residential/long?utm_source=a#construction');
  });

  it.each([NARROW_PHONE, DESKTOP])('holds together: $width px', async (viewport) => {
    const page = await visit('/', { viewport, siteUrl: stack.siteUrl, reducedMotion: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toContain('not a word shorter');
    expect(await main.locator('[data-mark]').count()).toBe(0);
    expect(await main.getByRole('heading', { level: 3, name: LONG }).count()).toBe(1);
    expect(await main.getByText('It has been dry since then').count()).toBe(1);
    expect(await main.getByText('4%').isVisible()).toBe(true);
    expect(await main.getByRole('region', { name: 'Commercial Projects' }).count()).toBe(0);
    expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
  });
});
