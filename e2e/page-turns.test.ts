import { chromium } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { firstDetail, PAGES } from './pages.ts';
import { visit } from './visitor.ts';

/** What Debian's headless Chromium says of every page, because it keeps none itself. */
const OF_THE_BROWSER = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];

describe('The next page', () => {
  it('may be prepared by the rules that each page names', async () => {
    for (const path of ['/', await firstDetail('/projects/residential'), '/contact-us']) {
      const page = await fetch(inject('siteUrl') + path);
      expect(page.headers.get('speculation-rules'), path).toBe('"/speculation-rules.json"');
    }
    const rules = await fetch(`${inject('siteUrl')}/speculation-rules.json`);
    expect(rules.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
    expect(await rules.json()).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
    const own = await fetch(`${inject('siteUrl')}/shortlist?homes=none`);
    expect(own.headers.has('speculation-rules')).toBe(false);
  });

  it('grows out of the picture that leads to it, unless less motion is wanted', async () => {
    const turns = async (reducedMotion: boolean) => {
      const page = await visit('/projects/residential', { reducedMotion });
      const link = page.locator('main article a[href^="/projects/residential/"]').first();
      await page.evaluate(() => {
        addEventListener('pageswap', ({ viewTransition }) => {
          const named = [...document.querySelectorAll<HTMLElement>('[style*="page-banner"]')];
          sessionStorage.setItem('turn', viewTransition ? String(named.length) : 'none');
        });
      });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await page.waitForURL(/\/projects\/residential\/./);
      return page.evaluate(() => sessionStorage.getItem('turn'));
    };
    expect([await turns(false), await turns(true)]).toEqual(['1', 'none']);
  });
});

describe('The page before', () => {
  it('is kept by the browser for Back: no page does what forbids that', async () => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.enable');
    const reasons: string[] = [];
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { reason } of notRestoredExplanations) reasons.push(reason);
    });
    const project = await firstDetail('/projects/residential');
    const details = [await firstDetail('/blogs'), await firstDetail('/news-and-media')];
    for (const path of [...PAGES, ...details, project, `${project}/cost-sheet`, '/shortlist']) {
      reasons.length = 0;
      await page.goto(inject('siteUrl') + path, { waitUntil: 'networkidle' });
      await page.goto(`${inject('siteUrl')}/health`);
      await page.goBack();
      expect(
        reasons.filter((reason) => !OF_THE_BROWSER.includes(reason)),
        path,
      ).toEqual([]);
    }
  });
});
