import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contents } from './contents.ts';
import { DESKTOP, PHONE, untilAtRest, untilDrawn, visit } from './visitor.ts';

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu/i });
const sidebar = (page: Page) => page.getByRole('dialog', { name: /menu/i });
const projects = (page: Page) => sidebar(page).getByRole('button', { name: 'Projects' });
const residential = (page: Page) => sidebar(page).getByRole('link', { name: 'Residential' });

async function opened(page: Page): Promise<Page> {
  await menuButton(page).click();
  await sidebar(page).waitFor();
  return page;
}

describe('Sidebar (spec sections 2 and 4)', () => {
  it('opens from the right by the menu icon, over a dimmed page', async () => {
    const page = await opened(await visit('/'));
    await untilAtRest(sidebar(page));
    const box = await sidebar(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(DESKTOP.width, 0);
    expect(box?.x).toBeGreaterThan(DESKTOP.width / 3);
    const dim = await sidebar(page).evaluate(
      (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
    );
    expect(dim).toMatch(/rgba\(|\/ 0\./);
  });

  it('holds the seven links of the menu and the three social links, which open in a new tab', async () => {
    const page = await opened(await visit('/'));
    for (const name of ['Home', 'About Us', 'News and Media', 'Careers', 'Contact Us', 'Blogs']) {
      expect(await sidebar(page).getByRole('link', { name, exact: true }).count(), name).toBe(1);
    }
    expect(await projects(page).count()).toBe(1);
    for (const name of [/facebook/i, /instagram/i, /linkedin/i]) {
      const link = sidebar(page).getByRole('link', { name });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('names every project, and says how to call, to come, and where what is kept stands', async () => {
    const page = await opened(await visit('/', { viewport: PHONE }));
    const names = sidebar(page).getByRole('navigation', { name: 'All projects' }).getByRole('link');
    expect((await names.allTextContents()).sort()).toEqual(
      contents.projects.map(({ title }) => title).sort(),
    );
    expect(await sidebar(page).locator('a[href^="tel:"]').count()).toBe(1);
    const ways = { 'Come and see': '/contact-us', 'Trust Room': '/trust', Shortlist: '/shortlist' };
    for (const [name, href] of Object.entries(ways)) {
      expect(await sidebar(page).getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    }
  });

  it.each([
    ['the close icon', (page: Page) => sidebar(page).getByRole('button', { name: /close/i }).click()],
    ['the overlay', (page: Page) => page.mouse.click(40, 400)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('is closed by %s, and gives the focus back', async (_, close) => {
    const page = await opened(await visit('/'));
    await untilAtRest(sidebar(page));
    await close(page);
    await sidebar(page).waitFor({ state: 'hidden' });
    expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('moves the focus in when it opens', async () => {
    const page = await opened(await visit('/'));
    expect(await sidebar(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  });

  it('locks the page scroll while open, and unlocks it after', async () => {
    const page = await opened(await visit('/'));
    await page.mouse.move(200, 400);
    const heard = await page.evaluateHandle(() => ({
      wheel: new Promise<void>((done) => addEventListener('wheel', () => done(), { once: true })),
    }));
    await page.mouse.wheel(0, 600);
    await heard.evaluate(({ wheel }) => wheel);
    await untilDrawn(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await sidebar(page).waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => window.scrollY > 100);
  });

  it('shows Residential and Commercial while the pointer is over Projects, and only then', async () => {
    const page = await opened(await visit('/'));
    await page.mouse.move(40, 400);
    expect(await residential(page).isVisible()).toBe(false);
    await projects(page).hover();
    await residential(page).waitFor();
    expect(await sidebar(page).getByRole('link', { name: 'Commercial' }).isVisible()).toBe(true);
    await sidebar(page).getByRole('link', { name: 'Blogs' }).hover();
    await residential(page).waitFor({ state: 'hidden' });
  });

  it('shows them on tap for visitors without a pointer', async () => {
    const page = await visit('/', { viewport: PHONE, touch: true });
    await menuButton(page).tap();
    await projects(page).tap();
    await residential(page).tap();
    await page.waitForURL('**/projects/residential');
  });

  it('shows them on Enter for visitors with a keyboard', async () => {
    const page = await opened(await visit('/'));
    await projects(page).focus();
    await page.keyboard.press('Enter');
    await residential(page).waitFor();
    await residential(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/projects/residential');
  });

  it('stays open when Projects itself is chosen: it is no destination', async () => {
    const page = await opened(await visit('/'));
    await projects(page).click();
    expect(await sidebar(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('is closed by any other link, also one to the page one is on', async () => {
    const page = await opened(await visit('/about-us'));
    await sidebar(page).getByRole('link', { name: 'About Us' }).click();
    await sidebar(page).waitFor({ state: 'hidden' });
  });

  it('is closed after the browser goes back from a sub-link', async () => {
    const page = await opened(await visit('/'));
    await projects(page).hover();
    await residential(page).click();
    await page.waitForURL('**/projects/residential');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await sidebar(page).isVisible()).toBe(false);
  });
});
