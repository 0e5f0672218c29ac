import type { Browser } from 'playwright-core';

const SLOWED = 4;
const RUNS = 5;
/** A finger rests on what it taps. */
const PRESSED_MS = 90;

/** Where a finger finds Enquire Now without a scroll. */
function inView(): { x: number; y: number; width: number; height: number } | undefined {
  const openers = document.querySelectorAll('[commandfor="enquire-now"]');
  const boxes = [...openers].map((opener) => opener.getBoundingClientRect().toJSON());
  return boxes.find(
    ({ left, right, top, bottom, width }) =>
      width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
  );
}

/**
 * How long the first tap on Enquire Now takes until its frame is presented, on a processor slowed four times, after
 * all scripts have come: one figure a run, each in a page of its own.
 */
export async function tapEnquire(browser: Browser, url: string): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const taps: number[] = [];
      // Short ones too; TypeScript does not know the word.
      const each = { type: 'event', durationThreshold: 16 };
      Object.assign(window, { taps });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) taps.push(duration);
      }).observe(each);
    });
    const box = await page.evaluate(inView);
    if (!box) throw new Error(`${url} has no Enquire Now in its first screen`);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.waitForTimeout(800);
    // By the place alone: what looks for the button would run on the slowed processor too.
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(PRESSED_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(1200);
    const taps = await page.evaluate(() => Object.assign({ taps: [] as number[] }, window).taps);
    const opened = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
    if (!opened) throw new Error(`Nothing opened on ${url}`);
    taken.push(Math.max(0, ...taps));
    await context.close();
  }
  return taken;
}
