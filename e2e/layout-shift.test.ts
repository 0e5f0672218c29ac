import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { everyTemplate, firstDetail } from './pages.ts';
import { DESKTOP, holdBack, PHONE, untilDrawn, visit } from './visitor.ts';

/** The sum of all that moves by itself, of the window; ten times less than search engines call good. */
const MOST_SHIFTED = 0.01;

const OTHERS = [
  '/projects/residential/aranya/cost-sheet',
  '/projects/residential/shisam/cost-sheet',
  '/projects/commercial/chaupal-yard/cost-sheet',
  '/projects/residential/aranya/trust',
  '/projects/residential/angan',
  '/projects/commercial/bazaar-lane',
  '/shortlist',
  '/shortlist?homes=aranya.2-bhk,chaupal-yard.suite',
  '/projects/residential?type=3-bhk&budget=20000000',
  '/no-such-page',
];

/** Notes each shift with what moved, so that a failure names it. */
function watchShifts() {
  const shifts: { value: number; of: string }[] = [];
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
      const names = nodes.map((node) => `${node?.localName} “${node?.textContent?.trim().slice(0, 40)}”`);
      shifts.push({ value: entry.value, of: names.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => Object.assign({ shifts: [] as { value: number; of: string }[] }, window).shifts);

/** What may come late, by the addresses of its files, and what a page says when it has come. */
const KINDS: [files: RegExp, hasCome: () => boolean][] = [
  [/\.woff2(?:\?|$)/, () => document.fonts.status === 'loaded'],
  [
    /\/media\//,
    () =>
      [...document.images].every((image) => {
        const { top, left } = image.getBoundingClientRect();
        return image.complete || !image.checkVisibility() || top > innerHeight || left > innerWidth;
      }),
  ],
  [/\/_astro\/[^?]*\.js/, () => document.body.hasAttribute('data-enhanced')],
];

/**
 * A page of which all that may come late does, one kind after the other: the first screen is painted before the styles
 * of what is below it, all words before any picture, font or script has come. No line is slower, and no machine's speed
 * decides. Nothing is there from the page before: of what is held back Chromium asks for everything anew.
 */
async function openInSteps(page: Page, path: string): Promise<void> {
  const letStylesCome = await holdBack(page, /\/_astro\/[^?]*\.css/);
  const held: [letItCome: () => void, hasCome: () => boolean][] = [];
  for (const [files, hasCome] of KINDS) held.push([await holdBack(page, files), hasCome]);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await untilDrawn(page);
  const dialog = page.locator('dialog#enquire-now');
  expect(await dialog.count(), `${path}: what has late styles was not painted without them`).toBe(0);
  letStylesCome();
  await dialog.waitFor({ state: 'attached' });
  for (const [letItCome, hasCome] of held) {
    await untilDrawn(page);
    letItCome();
    await page.waitForFunction(hasCome);
  }
  await page.waitForLoadState('networkidle');
  await untilDrawn(page);
  await page.unrouteAll();
}

const PIECES = 30;
const PIECE_CHARACTERS = 400;
/** Two frames and more: what can be painted of a piece is. */
const BETWEEN_PIECES_MS = 40;

/**
 * A server in front of the site, from which the first screen of a page comes piece by piece: as on a slow line, or as a
 * slow phone reads it.
 * @returns its address
 */
async function piecewise(): Promise<string> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { accept = '*/*' } = headers;
    const answer = await fetch(inject('siteUrl') + url, { headers: { accept } });
    const kept = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:length|encoding)|connection)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept));
    let rest = Buffer.from(await answer.arrayBuffer());
    const first = rest.indexOf('<main');
    for (let piece = 0; first >= 0 && piece < PIECES; piece += 1) {
      const end = piece === 0 ? first : PIECE_CHARACTERS;
      response.write(rest.subarray(0, end));
      rest = rest.subarray(end);
      await sleep(BETWEEN_PIECES_MS);
    }
    response.end(rest);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const paths = async () => [...(await everyTemplate()), ...OTHERS];

describe('Nothing moves by itself, however late it comes', () => {
  it.each([PHONE, DESKTOP])(
    'on any kind of page, in a window of $width px',
    async (viewport) => {
      // Where nothing is, the browser says so.
      const page = await visit('/robots.txt', { viewport, expectedNoise: /\b404\b/ });
      await page.addInitScript(watchShifts);
      for (const path of await paths()) {
        await openInSteps(page, path);
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect(sum, `${path}: ${shifts.map(({ of }) => of).join('; ')}`).toBeLessThanOrEqual(MOST_SHIFTED);
      }
    },
    240_000,
  );

  it('while the first screen comes piece by piece', async () => {
    const siteUrl = await piecewise();
    const page = await visit('/robots.txt', { viewport: PHONE, siteUrl, expectedNoise: /\b404\b/ });
    await page.addInitScript(watchShifts);
    for (const path of ['/', '/projects/residential/aranya', '/about-us', await firstDetail('/blogs')]) {
      await page.goto(path);
      await untilDrawn(page);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect.soft(sum, `${path}: ${shifts.map(({ of }) => of).join('; ')}`).toBeLessThanOrEqual(MOST_SHIFTED);
    }
  });

  it('and what a page waits for before it is painted is on it', async () => {
    const waiting: string[] = [];
    for (const path of await everyTemplate()) {
      const html = await (await fetch(inject('siteUrl') + path)).text();
      const awaited = /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1];
      if (!awaited) continue;
      expect(html, path).toContain(` id="${awaited}"`);
      waiting.push(path);
    }
    expect(waiting).toContain('/');
    expect(waiting).toHaveLength(3);
  });

  it('is something the measurement would see', async () => {
    const page = await visit('/about-us', { viewport: PHONE });
    await page.evaluate(watchShifts);
    await page.evaluate(() => {
      const late = document.createElement('p');
      late.style.blockSize = '200px';
      document.querySelector('main')?.prepend(late);
    });
    await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0);
  });
});
