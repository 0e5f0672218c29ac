import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Stack, startStack } from '../testing/stack.ts';
import { fill, newAddress, submit, wakeFooterForm } from './forms.ts';
import { leadsOf } from './leads.ts';
import { PAGES } from './pages.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

// The CMS of these tests never answers: a page that comes at all has not waited for it. How long the site waits with
// a copy in hand (1.5 s, content-store.ts) is no matter for a busy machine's clock.
const COMES_AT_ALL_MS = 30_000;

async function read(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(COMES_AT_ALL_MS) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('The CMS is killed while visitors browse', () => {
  let stack: Stack;
  let details: string[] = [];

  beforeAll(async () => {
    stack = await startStack({ seeded: inject('seeded') });
    for (const path of PAGES) expect((await read(stack.siteUrl + path)).status).toBe(200);
    const list = await read(`${stack.siteUrl}/projects/residential`);
    details = [...list.text.matchAll(/href="(\/projects\/residential\/[^"/?#]+)"/g)].flatMap(
      (match) => match[1] ?? [],
    );
  });
  afterAll(() => stack?.stop());

  const open = (path: string, viewport: typeof PHONE | typeof DESKTOP) =>
    visit(path, { siteUrl: stack.siteUrl, viewport });
  /** The pictures of a page that cannot be seen, those far down and those in closed dialogs too. */
  const unseen = async (path: string, viewport: typeof PHONE | typeof DESKTOP) => {
    const page = await open(path, viewport);
    return page.evaluate(async () => {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      const seen = await Promise.allSettled(images.map((image) => image.decode()));
      const missing = images.filter(
        (image, at) => seen[at]?.status === 'rejected' || image.naturalWidth === 0,
      );
      return { missing: missing.map(({ currentSrc }) => currentSrc), of: images.length };
    });
  };
  const seenOnAPhone = () => ['/', '/projects/residential', '/about-us', ...details.slice(0, 1)];

  it('a visitor on a phone looks at the top of some pages, and their pictures are fetched behind them', async () => {
    for (const path of seenOnAPhone()) await (await open(path, PHONE)).close();
    const media = async () => JSON.parse((await read(`${stack.siteUrl}/health`)).text).media;
    await expect.poll(async () => (await media()).toFetch, { timeout: 60_000 }).toBe(0);
    // One of nearly every open picture of the content; a phone's first screens show a quarter of them.
    expect((await media()).files).toBeGreaterThan(30);
  });

  it('every page is shown from its last-good copy, also one nobody opened before', async () => {
    stack.signalCms('SIGKILL');
    await stack.stopCms();
    for (const path of [...PAGES, ...details]) {
      expect((await read(stack.siteUrl + path)).status, path).toBe(200);
    }
    expect(details.length).toBeGreaterThan(0);
  });

  it('the page of a booking opens, though nothing can count that it did', async () => {
    const page = await open('/projects/residential/aranya/visit', PHONE);
    await page.getByRole('button', { name: 'Ask for this time' }).waitFor();
    expect((await read(`${stack.siteUrl}/health`)).status).toBe(200);
  });

  it('with every picture, on a desktop that was never here before', async () => {
    for (const path of seenOnAPhone()) {
      const { missing, of } = await unseen(path, DESKTOP);
      expect(missing, path).toEqual([]);
      expect(of, path).toBeGreaterThan(1);
    }
  });

  it('an unknown page stays a 404', async () => {
    expect((await read(`${stack.siteUrl}/projects/residential/no-such-project`)).status).toBe(404);
  });

  it('the copies survive a restart of the site', async () => {
    await stack.restartSite();
    for (const path of [...PAGES, ...details]) {
      expect((await read(stack.siteUrl + path)).status, path).toBe(200);
    }
  });

  it('and so do the pictures', async () => {
    for (const path of seenOnAPhone()) expect((await unseen(path, DESKTOP)).missing, path).toEqual([]);
  });

  it('an enquiry is kept by the site, and arrives once the CMS is back', async () => {
    const page = await visit('/', { siteUrl: stack.siteUrl, expectedNoise: /./ });
    const form = await wakeFooterForm(page);
    const email = newAddress();
    await fill(form, { 'Full Name': 'Asha', 'Email Address': email, 'Mobile No.': '9000000009' });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    await stack.startCms();
    await expect
      .poll(() => leadsOf(email, stack.databaseFile), { timeout: 45_000, interval: 500 })
      .toHaveLength(1);
  });

  it('a CMS that hangs keeps no page from coming', async () => {
    await stack.restartSite();
    stack.signalCms('SIGSTOP');
    try {
      for (const path of PAGES) {
        expect((await read(stack.siteUrl + path)).status, path).toBe(200);
      }
    } finally {
      stack.signalCms('SIGCONT');
    }
  });
});

describe('The CMS was never there', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ seeded: inject('seeded'), cms: 'absent' });
  });
  afterAll(() => stack?.stop());

  // Its words are ours.
  const fromCms = PAGES.filter((path) => path !== '/thank-you');

  it.each(fromCms)('%s says so with 503, and is cached by nobody', async (path) => {
    const { status, headers, text } = await read(stack.siteUrl + path);
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(text).toMatch(/retry/i);
  });

  it.each(['/', '/projects/residential'])(
    '%s offers Retry, which calls the backend from the browser: failed, then succeeded',
    async (path) => {
      const page = await visit(path, { siteUrl: stack.siteUrl, expectedNoise: /./ });
      const retry = page
        .getByRole('main')
        .getByRole('link', { name: /retry/i })
        .or(page.getByRole('main').getByRole('button', { name: /retry/i }));
      await page.waitForFunction(
        () =>
          document.querySelector('main astro-island') !== null &&
          document.querySelector('main astro-island[ssr]') === null,
      );
      const asked = page.waitForRequest((request) => request.url().startsWith(`${stack.cmsUrl}/api/`));
      await retry.click();
      await asked;
      await retry.waitFor();
      await stack.startCms();
      try {
        await retry.click();
        await retry.waitFor({ state: 'detached' });
        expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(1);
      } finally {
        await stack.stopCms();
      }
    },
  );

  it('the page is whole again as soon as the CMS answers', async () => {
    await stack.startCms();
    // The site leaves a backend that failed alone for three seconds.
    await expect.poll(async () => (await read(stack.siteUrl)).status).toBe(200);
  });
});
