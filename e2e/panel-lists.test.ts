import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Account, administratorOf, anAccount, signedIn } from './panel.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const listOf = (uid: string) => `/admin/content-manager/collection-types/${uid}`;
const PROJECTS = listOf('api::projects.projects');
const A_THUMB_PX = 44;

let editor: Account;
beforeAll(async () => {
  editor = await anAccount(inject('cmsUrl'), 'strapi-editor', 'Rohini');
});

describe('The list of projects', () => {
  it('shows each by its picture, its stage in words, and until when it is registered', async () => {
    const panel = await signedIn(editor, PROJECTS, DESKTOP);
    const list = panel.getByRole('grid');
    // Strapi's headings are cells to who hears them.
    await list.locator('th', { hasText: 'Registered until' }).waitFor();
    const headings = await list.locator('th').allTextContents();
    for (const name of ['Picture', 'Name', 'Stage', 'Registered until', 'Changed', 'By', 'Status'])
      expect(headings.map((one) => one.toLowerCase())).toContain(name.toLowerCase());
    await list.getByRole('gridcell', { name: 'Under construction', exact: true }).first().waitFor();
    await list
      .getByRole('gridcell', { name: /^\d\d\/\d\d\/20\d\d$/ })
      .first()
      .waitFor();
    const picture = list.locator('img').first();
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
    expect(await panel.locator('main a[href*="strapi.io"]:visible').count()).toBe(0);
  });

  it('obeys a thumb on a phone', async () => {
    const panel = await signedIn(editor, PROJECTS, PHONE, { touch: true });
    await panel.getByRole('checkbox').nth(1).waitFor();
    const missed = await panel.evaluate((thumb) => {
      const seen = [...document.querySelectorAll('main button')];
      return seen.flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const outside = x < thumb || x > innerWidth - thumb || y < thumb || y > innerHeight - thumb;
        if (width === 0 || outside) return [];
        const reach = thumb / 2 - 1;
        const around = [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ] as const;
        const misses = around.filter(([px, py]) => {
          const hit = document.elementFromPoint(px, py);
          return !hit?.closest('button, a, [role="checkbox"]');
        });
        return misses.length > 0 ? [`${element.textContent || element.getAttribute('aria-label')}`] : [];
      });
    }, A_THUMB_PX);
    expect(missed).toEqual([]);
  });
});

it('Lists of the writing and of redirects have columns that a person understands, days as in India', async () => {
  const panel = await signedIn(editor, listOf('api::news-item.news-item'), DESKTOP);
  const list = panel.getByRole('grid');
  const headings = async () => {
    const all = await list.locator('th').allTextContents();
    return all.map((one) => one.trim().toLowerCase()).filter((one) => one !== '');
  };
  const ofWriting = (kind: string) => ['picture', 'headline', kind, 'day', 'changed', 'by', 'status'];
  const cells = (words: string | RegExp) => list.getByRole('gridcell', { name: words });
  await expect.poll(headings).toEqual(ofWriting('kind'));
  await cells(/^Press release$/)
    .first()
    .waitFor();
  await cells(/^\d\d\/\d\d\/20\d\d$/)
    .first()
    .waitFor();
  await panel.getByRole('link', { name: 'Blog article' }).click();
  await expect.poll(headings).toEqual(ofWriting('topic'));
  await panel.getByRole('link', { name: 'Redirect' }).click();
  await expect.poll(headings).toEqual(['old address', 'leads to', 'for good', 'changed', 'by']);
  await cells(/^(Yes|No)$/)
    .first()
    .waitFor();
  // There is one of these: it is opened, and headed by its name.
  await panel.getByRole('link', { name: 'Page texts' }).click();
  await panel.getByRole('heading', { level: 1, name: 'Page texts', exact: true }).waitFor();
});

const DEVELOPERS =
  /Edit the model|Configure the view|Marketplace|Content-Type Builder|pricing plans|Set up preview/i;

/** What a page offers in sight, with the menu of the panel; and behind one of its buttons. */
async function offered(panel: Page, behind?: string): Promise<string[]> {
  if (behind) {
    await panel.getByRole('button', { name: behind }).first().click();
    await panel.getByRole('menu').or(panel.getByRole('dialog')).first().waitFor();
  }
  const ways = panel.locator('a:visible, button:visible, [role="menuitem"]:visible');
  const all = await ways.evaluateAll((found) =>
    found.map((way) => way.getAttribute('aria-label') ?? `${way.textContent}`),
  );
  await panel.keyboard.press('Escape');
  return all;
}

it('An editor is offered nothing of a developer’s: no model, no view to configure, no marketplace, no plans', async () => {
  const settings = 'View settings';
  const administrator = await signedIn(administratorOf(inject('cmsUrl')), PROJECTS, DESKTOP);
  await administrator.getByRole('gridcell', { name: 'Under construction' }).first().waitFor();
  expect((await offered(administrator, settings)).join()).toMatch(/Configure the view/);

  const panel = await signedIn(editor, PROJECTS, DESKTOP);
  const project = panel.getByRole('gridcell', { name: 'Under construction' }).first();
  await project.waitFor();
  const list = await offered(panel, settings);
  expect(list).toContain('Media Library');
  const rows = await offered(panel, 'Row actions');
  expect(rows).toContain('Duplicate as a template');
  await project.click();
  await panel.getByRole('heading', { name: 'History' }).waitFor();
  const form = await offered(panel, 'More actions');
  expect(form).toContain('Delete entry');
  await panel.getByRole('link', { name: 'Settings', exact: true }).click();
  await panel.getByRole('heading', { name: 'Details' }).waitFor();
  const house = await offered(panel);
  expect(await panel.getByText('current plan').isVisible()).toBe(false);
  expect([...list, ...rows, ...form, ...house].filter((way) => DEVELOPERS.test(way))).toEqual([]);
  for (const path of ['/admin/marketplace', '/admin/plugins/content-type-builder']) {
    await panel.goto(path);
    await panel
      .getByText(/Page not found|don't have the permissions/)
      .first()
      .waitFor();
  }
});

it('The menus name their pages as people do', async () => {
  const panel = await signedIn(editor, '/admin/content-manager/single-types/api::site.site');
  const row = panel.getByRole('button', { name: 'news and media' }).first();
  await row.waitFor();
  const first = await row.evaluate((button) => {
    const words = [...button.querySelectorAll('span')].findLast(
      (one) => one.textContent === 'news and media',
    );
    return words ? getComputedStyle(words, '::first-letter').textTransform : 'no words';
  });
  expect(first).toBe('uppercase');
});
