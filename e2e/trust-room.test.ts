import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFinds } from './axe.ts';
import { contents } from './contents.ts';
import { DESKTOP, NARROW_PHONE, PHONE, visit } from './visitor.ts';

const PROJECT = '/projects/residential/aranya';
const ROOM = `${PROJECT}/trust`;
const UNREGISTERED = '/projects/commercial/bazaar-lane';
const [phase] = contents.projects.find(({ url }) => url === 'aranya')?.phases.slice(1) ?? [];

/** As they are read, a line for each part. */
const wordsOf = async (part: Locator) => (await part.allInnerTexts()).join('\n');
const building = (page: Page) => page.getByRole('region', { name: phase?.name ?? '' });

describe('The trust room of a project', () => {
  it('opens a certificate without a form, by keys, without script, and its bytes are those that are told', async () => {
    const page = await visit(PROJECT, { script: false, viewport: PHONE });
    const way = page.getByRole('link', { name: /All dates, reports and \d+ documents/ });
    await way.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${ROOM}`);
    const link = building(page).getByRole('link', { name: /Registration certificate/ });
    await link.focus();
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    const told = await building(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /Registration certificate/ }) })
      .locator('code')
      .textContent();
    const file = await fetch(new URL((await link.getAttribute('href')) ?? '', inject('siteUrl')));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(told);
  });

  it('says what was promised before, and what is late or next, on paper too', async () => {
    const page = await visit(ROOM, { viewport: DESKTOP });
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const words = await wordsOf(building(page));
      expect(words).toContain('30 Sep 2027');
      expect(words).toContain('31 Dec 2027');
      expect(words).toMatch(/Filed on 14 Oct 2026, due by 20 Oct 2026/);
      expect(words).toMatch(/The next covers the quarter to .* and is due by/);
      expect(/[\da-f]{64}/.test(words), `what its bytes come to, on ${media}`).toBe(media === 'print');
    }
    await page.emulateMedia({ media: 'screen' });
    await building(page).getByText('SHA-256').first().click();
    expect(await wordsOf(building(page))).toMatch(/[\da-f]{64}/);
  });

  it.each([ROOM, '/trust'])(
    '%s is for everybody: no mistake of accessibility, no sideways scroll',
    async (path) => {
      const page = await visit(path, { viewport: NARROW_PHONE });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        NARROW_PHONE.width,
      );
      expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
    },
  );

  it('is not there before the registration', async () => {
    expect((await fetch(`${inject('siteUrl')}${UNREGISTERED}/trust`)).status).toBe(404);
  });
});

describe('The trust room of the house', () => {
  it('names the officer, counts complaints and leads to every project that has papers', async () => {
    const page = await visit('/trust');
    const complaints = page.getByRole('region', { name: 'Complaints' });
    expect(await wordsOf(complaints)).toContain(contents.trust[0]?.officer.name);
    expect(await wordsOf(complaints.getByRole('row', { name: /In all/ }))).toMatch(/4\s+3/);
    const register = page.getByRole('region', { name: 'Registrations' });
    expect(await register.getByRole('link').count()).toBe(
      contents.projects.filter(({ phases }) => phases.some(({ reraNumber }) => reraNumber)).length,
    );
  });
});
