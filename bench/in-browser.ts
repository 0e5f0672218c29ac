import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';

const PHONE = { width: 390, height: 844 };
const WIDTHS = [PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }];
const PAGES = ['/', '/projects/residential', '/about-us'];
const SCROLL_STEP_PX = 400;

export type Measured = {
  /** Bytes after gzip, of files and inline scripts. */
  scriptBefore: number;
  scriptAwake: number;
  /** Worst cumulative layout shift over load, a full scroll and opening the enquiry modal. */
  layoutShift: number;
};

const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** Every script file a page loads from now on, by its gzipped size. */
function watchScripts(page: Page): () => Promise<number> {
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.set(response.url(), response.body());
  });
  return async () => {
    const inline = await page.locator('script:not([src], [type="application/ld+json"])').allTextContents();
    const loaded = await Promise.all(files.values());
    return [...loaded, ...inline].reduce((sum, text) => sum + gzipped(text), 0);
  };
}

async function scripts(browser: Browser, siteUrl: string, path: string) {
  const page = await browser.newPage({ viewport: PHONE });
  const weigh = watchScripts(page);
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
  const before = await weigh();
  await page.evaluate(() => {
    // An island may wait for intent in a part of it.
    for (const element of document.querySelectorAll('astro-island *')) {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }
  });
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  await page.waitForLoadState('networkidle');
  const awake = await weigh();
  await page.close();
  return { before, awake };
}

async function shift(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const page = await browser.newPage({ viewport });
  // Fonts that arrive late are when text moves.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async (stepPx) => {
    for (let y = 0; y < document.body.scrollHeight; y += stepPx) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }, SCROLL_STEP_PX);
  await page.getByRole('button', { name: 'Enquire Now', exact: true }).last().click();
  await page.waitForTimeout(600);
  const total = await page.evaluate(() => {
    const { shifts } = Object.assign({ shifts: [] as number[] }, window);
    return shifts.reduce((sum, value) => sum + value, 0);
  });
  await page.close();
  return total;
}

/** What a visitor's browser loads and shifts, measured in real Chromium. */
export async function measureInBrowser(siteUrl: string): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const measured: Measured = { scriptBefore: 0, scriptAwake: 0, layoutShift: 0 };
    for (const path of PAGES) {
      const { before, awake } = await scripts(browser, siteUrl, path);
      measured.scriptBefore = Math.max(measured.scriptBefore, before);
      measured.scriptAwake = Math.max(measured.scriptAwake, awake);
      for (const viewport of WIDTHS) {
        measured.layoutShift = Math.max(measured.layoutShift, await shift(browser, siteUrl + path, viewport));
      }
    }
    return measured;
  } finally {
    await browser.close();
  }
}
