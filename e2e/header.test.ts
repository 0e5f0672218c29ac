import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, visit } from './visitor.ts';

// Spec section 9.
const SOLID_AFTER_PX = 50;

/** What a visitor sees of the header: painted, and its shadow. */
async function headerLook(page: Page) {
  return page.getByRole('banner').evaluate(async (header) => {
    // Colour changes may be animated: look when they are over. What the page takes away meanwhile is over too.
    await Promise.allSettled(header.getAnimations({ subtree: true }).map((animation) => animation.finished));
    const { backgroundColor, boxShadow, position, top } = getComputedStyle(header);
    const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)|transparent/.exec(backgroundColor);
    const opaque =
      backgroundColor !== 'transparent' && (alpha === null || Number(alpha[1] ?? alpha[2]) > 0.9);
    return { solid: opaque, shadow: boxShadow !== 'none', position, top };
  });
}

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  // Two frames: the scroll event, then what it changed.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

describe('Header (spec sections 2, 4 and 9)', () => {
  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])(
    'is fixed, transparent at the top, and solid with a shadow only past 50 px, on %s',
    async (_, viewport) => {
      const page = await visit('/', { viewport });
      expect(await headerLook(page)).toEqual({ solid: false, shadow: false, position: 'fixed', top: '0px' });
      await scrollTo(page, SOLID_AFTER_PX);
      expect(await headerLook(page)).toMatchObject({ solid: false, shadow: false });
      await scrollTo(page, SOLID_AFTER_PX + 1);
      expect(await headerLook(page)).toMatchObject({ solid: true, shadow: true });
      await scrollTo(page, SOLID_AFTER_PX);
      expect(await headerLook(page)).toMatchObject({ solid: false, shadow: false });
    },
  );

  it('is right at first paint when a page opens scrolled', async () => {
    const page = await visit('/');
    await scrollTo(page, 600);
    await page.reload();
    await page.waitForFunction(() => window.scrollY > 100);
    expect(await headerLook(page)).toMatchObject({ solid: true, shadow: true });
  });

  it('leads home from its logo', async () => {
    const page = await visit('/about-us');
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
