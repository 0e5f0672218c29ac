// How long a page that arrives at once keeps a slow phone from answering. `npm run bench blocking [address of a running site]`
import type { Browser } from 'playwright-core';
import { step } from '../scripts/step.ts';
import { median, onASite } from './on-a-site.ts';

/** As many: the machine is shared, and one visit of five that it disturbs moves the median. */
const RUNS = 9;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The processor of a mid-range phone, as Lighthouse has it. */
const TIMES_SLOWER = 4;
const QUIET_MS = 1000;
const LIMIT_MS = 50;

/** A task longer than 50 ms: when it ended, by the page's clock, and how long it took. */
type LongTask = { end: number; ms: number };

/** Notes the tasks in which the page answers nobody. */
function watch() {
  const tasks: LongTask[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ end: startTime + duration, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
}

type Visit = { tasks: LongTask[]; paintedMs: number };

/** One first visit without a scroll. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(() => ({
      tasks: Object.assign({ tasks: [] as LongTask[] }, window).tasks,
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
  } finally {
    await context.close();
  }
}

/** Total blocking time as Lighthouse has it: from the first paint on, what of each task is past 50 ms. */
const blockedMs = ({ tasks, paintedMs }: Visit) =>
  tasks.reduce((sum, { end, ms }) => sum + Math.max(0, Math.min(ms - 50, end - paintedMs)), 0);

await onASite(async (browser, siteUrl, pages) => {
  const rows = await step('Visits at a quarter of the speed', async () => {
    const all = [];
    for (const [template, path] of Object.entries(pages)) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, siteUrl + path));
      const blocking = median(visits.map(blockedMs));
      all.push({
        template,
        'blocked ms': Math.round(blocking),
        'painted ms': Math.round(median(visits.map(({ paintedMs }) => paintedMs))),
        'longest task ms': Math.round(
          median(visits.map(({ tasks }) => Math.max(0, ...tasks.map(({ ms }) => ms)))),
        ),
        '': blocking <= LIMIT_MS ? 'kept' : 'MISSED',
      });
    }
    return all;
  });
  console.table(rows);
});
