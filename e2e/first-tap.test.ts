import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstDetail, PAGES } from './pages.ts';
import { PHONE, untilDrawn, visit } from './visitor.ts';

/**
 * How much of a page a browser may style anew when a modal opens over it. It takes an eighth of a millisecond for each
 * element on a processor slowed four times, and a hundred are allowed from the tap to the frame (decision 116).
 */
const MOST_STYLED = 260;

type TraceEvent = { name: string; args: { elementCount?: number } };

async function styledBy(cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
  await act();
  const ended = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await ended;
  const styled = events.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(0, ...styled.map(({ args }) => args.elementCount ?? 0));
}

/** Where all stands that is seen, as far as it is: what ends below the window may be a part of a pixel shorter. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, aside *')]
      .map((element) => [element.localName, element.getBoundingClientRect()] as const)
      .filter(([, { top, bottom, width }]) => bottom > 0 && top < innerHeight && width > 0)
      .map(
        ([name, { x, y, width, bottom }]) =>
          `${name} ${[x, y, width, Math.min(bottom, innerHeight)].join(' ')}`,
      ),
  );

describe('The first tap on Enquire Now', () => {
  it.each(
    [...PAGES, '/projects/residential', '/projects/commercial', '/blogs', '/news-and-media'].map(
      (path, place) => [path, place >= PAGES.length ? 'the first of it' : 'itself'],
    ),
  )('styles little of the page below it, and moves nothing of it: %s, %s', async (path, which) => {
    const page = await visit(which === 'itself' ? path : await firstDetail(path), {
      viewport: PHONE,
      touch: true,
      // What moves by itself would be taken for what the modal moves.
      reducedMotion: true,
    });
    await page.waitForLoadState('networkidle');
    const boxes = await page
      .locator('[commandfor="enquire-now"]:visible')
      .evaluateAll((openers) => openers.map((opener) => opener.getBoundingClientRect().toJSON()));
    const box = boxes.find(({ top, bottom }) => top >= 0 && bottom <= PHONE.height);
    if (!box) throw new Error('Enquire Now has no place in the window');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const cdp = await page.context().newCDPSession(page);
    const before = await seen(page);
    const styled = await styledBy(cdp, async () => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await untilDrawn(page);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.locator('dialog:modal').waitFor();
      await untilDrawn(page);
    });
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThanOrEqual(MOST_STYLED);
    expect(await seen(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await page.locator('dialog:modal').waitFor({ state: 'detached' });
    // A dialog says that it has closed a moment after it has.
    await expect.poll(() => page.locator('[data-left-out]').count()).toBe(0);
  });
});
