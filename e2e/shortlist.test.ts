import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFinds } from './axe.ts';
import { fill, footerForm, newAddress, openModal, submit, wakeFooterForm } from './forms.ts';
import { leadsOf } from './leads.ts';
import { DESKTOP, NARROW_PHONE, PHONE, untilHelped, visit } from './visitor.ts';

const ARANYA = '/projects/residential/aranya';
const TEKDI = '/projects/residential/tekdi';
const BOTH = '/shortlist?homes=tekdi.4-bhk-hill-home,aranya.2-bhk';

const keep = (page: Page, home: string) => page.getByRole('button', { name: `Keep ${home}`, exact: true });
const compared = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.querySelector('a')?.textContent));
const fact = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
    .allTextContents();

/** What the CMS keeps of the shortlist, read from its database. */
function shortlistOf(email: string): unknown {
  const database = new Database(inject('databaseFile'), { readonly: true });
  try {
    const row = database
      .prepare<[string], { shortlist: string }>('select shortlist from website_leads where email = ?')
      .get(email);
    return row && JSON.parse(row.shortlist);
  } finally {
    database.close();
  }
}

const enquirer = (email: string) => ({
  'Full Name': 'Meera Joshi',
  'Email Address': email,
  'Mobile No.': '9820098200',
});

describe('The shortlist', () => {
  it('keeps two homes on a phone, compares them, and goes along with the enquiry', async () => {
    const page = await visit(ARANYA, { viewport: PHONE, touch: true });
    const home = keep(page, 'Aranya, 2 BHK');
    await expect.poll(() => home.getAttribute('aria-pressed')).toBe('false');
    expect(
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Shortlist/ })
        .count(),
    ).toBe(0);
    const before = await home.boundingBox();
    expect(Math.min(before?.width ?? 0, before?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await home.tap();
    expect(await home.getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('status').filter({ hasText: 'Kept: Aranya, 2 BHK.' }).count()).toBe(1);
    const after = await home.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);

    await page.goto(TEKDI);
    await keep(page, 'Tekdi, 4 BHK hill home').focus();
    await page.keyboard.press('Space');
    const way = page.getByRole('banner').getByRole('link', { name: 'Shortlist 2' });
    await way.tap();
    await page.waitForURL(`**${BOTH}`);
    expect(await compared(page)).toEqual(['Tekdi', 'Aranya']);
    expect(await fact(page, 'Price')).toEqual([
      expect.stringContaining('₹3.98 Cr'),
      expect.stringContaining('₹1.16 Cr'),
    ]);
    expect(await fact(page, 'Locality')).toEqual(['Warje', 'Wakad']);
    // 1.16 Cr for 812 sq ft, and what the cost sheet of that home says of it.
    expect((await fact(page, 'Price per sq ft'))[1]).toBe('₹14,286');
    const wholeCost = page.getByRole('row', { name: /^All in/ }).getByRole('link');
    const [, total = ''] = /^(₹[\d.]+ Cr)/.exec((await wholeCost.last().textContent()) ?? '') ?? [];
    const [, month = ''] = await fact(page, 'EMI, a month');
    const sheet = await (
      await fetch(inject('siteUrl') + (await wholeCost.last().getAttribute('href')))
    ).text();
    expect([total, month].map((figure) => figure !== '' && sheet.includes(figure))).toEqual([true, true]);

    const email = newAddress();
    await page.goto('/about-us');
    const form = await wakeFooterForm(page);
    await fill(form, enquirer(email));
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect(await leadsOf(email)).toHaveLength(1);
    expect(shortlistOf(email)).toEqual(['tekdi.4-bhk-hill-home', 'aranya.2-bhk']);

    await page.goto('/contact-us');
    const told = page.locator('main').getByText('Your shortlist goes along.');
    await expect.poll(() => told.isVisible()).toBe(true);

    await page.goto(BOTH);
    await untilHelped(page, '[data-enhanced~="shortlist-page"]');
    await page.getByRole('link', { name: 'Remove Tekdi, 4 BHK hill home' }).tap();
    await page.waitForURL('**/shortlist?homes=aranya.2-bhk');
    await expect.poll(() => way.count()).toBe(0);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Shortlist 1' }).count()).toBe(1);
  });

  it('opens the same for the family, in a new browser without script, and takes their enquiry', async () => {
    const page = await visit(BOTH, { script: false, viewport: PHONE, expectedNoise: /422/ });
    expect(await compared(page)).toEqual(['Tekdi', 'Aranya']);
    expect(await fact(page, 'Carpet area')).toEqual([
      '1,985–2,140 sq ft 184.4–198.8 sq m',
      '812–846 sq ft 75.4–78.6 sq m',
    ]);
    await page.getByLabel('Add to the list').selectOption('angan');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    expect(await compared(page)).toEqual(['Angan', 'Tekdi', 'Aranya']);

    // A mistake leads back to the same list, and what is sent then tells it.
    const email = newAddress();
    const form = footerForm(page);
    await fill(form, { ...enquirer(email), 'Mobile No.': '98' });
    await submit(form).click();
    expect(await compared(page)).toEqual(['Angan', 'Tekdi', 'Aranya']);
    await fill(form, enquirer(email));
    await submit(form).click();
    await page.waitForURL('**/thank-you?reference=*');
    expect(shortlistOf(email)).toEqual(['angan', 'tekdi.4-bhk-hill-home', 'aranya.2-bhk']);
  });

  it('lets a sent list be kept, and leaves a list of one’s own alone until then', async () => {
    const page = await visit(ARANYA);
    await keep(page, 'Aranya, 3 BHK').click();
    await page.goto('/shortlist?homes=tekdi,angan');
    expect(await page.getByRole('link', { name: 'Open your own list' }).getAttribute('href')).toBe(
      '/shortlist?homes=aranya.3-bhk',
    );
    await page.getByRole('button', { name: 'Keep this list on this device' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Shortlist 3' }).click();
    await page.waitForURL('**/shortlist?homes=tekdi,angan,aranya.3-bhk');
    // Its bare address leads to what is kept.
    await page.goto('/shortlist');
    await page.waitForURL('**/shortlist?homes=tekdi,angan,aranya.3-bhk');
    const form = await openModal(page);
    expect(await form.locator('input[name="page"]').inputValue()).toBe(
      '/shortlist?homes=tekdi,angan,aranya.3-bhk',
    );
  });

  it('says what of an address is gone, unreadable or too many, and never repeats rubbish', async () => {
    const many = 'tamba,angan,tekdi,aranya,aranya.2-bhk,aranya.3-bhk,aranya.4-bhk,shisam,chaupal-yard';
    const more = 'tekdi.end-house,tamba.half-floor,tamba.full-floor,tamba.quarter-floor';
    const page = await visit(`/shortlist?homes=gone.1-bhk,Call 98765,${many},${more},angan`);
    const text = await page.locator('main').textContent();
    expect(text).toContain('No longer listed, and left out: gone.1-bhk.');
    expect(text).toContain('One part of this link could not be read and was left out.');
    expect(text).toContain('A shortlist holds twelve; the last one of this link is left out.');
    expect(text).not.toContain('98765');
    expect(await page.getByRole('link', { name: /^Compare / }).count()).toBe(6);
    await page.getByRole('link', { name: 'Compare Shisam' }).click();
    // Homes, and offices apart from them.
    await expect
      .poll(() => compared(page))
      .toEqual(['Shisam', 'Angan', 'Tekdi', 'Tamba', 'Chaupal Yard', 'Tamba']);
  });

  it('takes no thirteenth home, and says so', async () => {
    const page = await visit('/about-us');
    await page.evaluate(() => {
      const twelve = Array.from({ length: 12 }, (_, index) => `home-${index}`);
      localStorage.setItem('shortlist', JSON.stringify(twelve));
    });
    await page.goto(ARANYA);
    const home = keep(page, 'Aranya, 2 BHK');
    await home.click();
    const said = page.getByRole('status').filter({ hasText: 'Your shortlist holds twelve.' });
    expect([await said.count(), await home.getAttribute('aria-pressed')]).toEqual([1, 'false']);
    // What is no longer listed is said once, and makes room.
    await page.goto('/shortlist?homes=home-1,home-2,angan');
    await page.getByRole('banner').getByRole('link', { name: 'Shortlist 10' }).waitFor();
  });

  it('is kept by no cache and found by no search', async () => {
    const ask = async (path: string) => {
      const answer = await fetch(inject('siteUrl') + path);
      return { cache: answer.headers.get('cache-control'), html: await answer.text() };
    };
    const [list, other, empty] = await Promise.all([
      ask(BOTH),
      ask('/shortlist?homes=angan'),
      ask('/shortlist'),
    ]);
    expect([list.cache, other.cache]).toEqual(['private, no-store', 'private, no-store']);
    expect(empty.cache).toContain('public');
    expect(other.html).not.toContain('data-shortlist="tekdi');
    for (const { html } of [list, empty]) expect(html).toContain('<meta name="robots" content="noindex">');
    expect((await ask('/shortlist?utm_source=x')).html).toBe(empty.html);
  });

  it('leads on by its links where the browser keeps nothing', async () => {
    const page = await visit('/about-us');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(ARANYA);
    await keep(page, 'Aranya, 2 BHK').click();
    await page.waitForURL('**/shortlist?homes=aranya.2-bhk');
    await page.getByLabel('Add to the list').selectOption('tamba.half-floor');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => compared(page)).toEqual(['Aranya', 'Tamba']);
  });

  it.each([NARROW_PHONE, DESKTOP])('is readable at $width px, full and empty', async (viewport) => {
    const three = '/shortlist?homes=shisam.top-floor-with-a-garden,chaupal-yard.shop-on-the-yard,angan,gone';
    for (const address of [three, '/shortlist']) {
      const page = await visit(address, { viewport, reducedMotion: true });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await axeFinds(page)).toEqual([]);
    }
  });
});
