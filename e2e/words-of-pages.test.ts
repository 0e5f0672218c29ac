import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITOR, type Editor, editorOf, registerEditor } from '../testing/editor.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { signedIn } from './panel.ts';
import { PHONE, visit } from './visitor.ts';

const SITE = 'api::site.site';
const TEXTS = 'api::page-texts.page-texts';
// Words wider than any menu, in the script that is longest in its letters' height.
const LONG = 'आमच्याकडून वाचण्यासारखे लेख आणि बातम्या';

describe('Menus and headings are editors’ words (a CMS that begins empty)', () => {
  let stack: Stack;
  let editor: Editor;
  const site = { brandName: 'Example House', defaultDescription: 'Homes and offices.' };

  beforeAll(async () => {
    stack = await startStack();
    editor = editorOf({ url: stack.cmsUrl }, await registerEditor({ url: stack.cmsUrl }));
    await editor.publishSingle(SITE, {
      ...site,
      menu: [{ page: 'home' }, { page: 'blogs' }, { page: 'projects' }],
    });
    await editor.publishSingle(TEXTS, {});
  });
  afterAll(() => stack?.stop());

  const panelAt = (uid: string) =>
    signedIn(
      { ...EDITOR, cmsUrl: stack.cmsUrl, name: 'Test Editor' },
      `/admin/content-manager/single-types/${uid}`,
    );
  const publish = async (panel: Page) => {
    const answered = panel.waitForResponse((response) => response.url().includes('/actions/publish'));
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    expect((await answered).status()).toBe(200);
  };
  const shown = (path: string) => fetch(stack.siteUrl + path).then((response) => response.text());

  it('an editor renames an entry of the menu and the heading of a list, and sees both on the site', async () => {
    const panel = await panelAt(SITE);
    await panel.getByRole('button', { name: /blogs/ }).click();
    await panel.getByRole('textbox', { name: 'Words', exact: true }).fill('What we write');
    await publish(panel);
    await expect.poll(() => shown('/')).toContain('>What we write<');

    const texts = await panelAt(TEXTS);
    await texts.getByText('Empty: “Residential Projects”').waitFor();
    await texts.getByRole('textbox', { name: 'Headline of the homes' }).fill('Homes we would live in');
    await publish(texts);
    await expect.poll(() => shown('/projects/residential')).toMatch(/<h1[^>]*>Homes we would live in</);
    await texts.getByRole('textbox', { name: 'Headline of the homes' }).fill('');
    await publish(texts);
    await expect.poll(() => shown('/projects/residential')).toMatch(/<h1[^>]*>Residential Projects</);
  });

  it('a full menu of long words stays in its window, and leads nowhere that is not there', async () => {
    const pages = [
      'home',
      'about us',
      'projects',
      'news and media',
      'careers',
      'contact us',
      'blogs',
      'trust room',
    ];
    const menu = [
      ...pages.map((page) => ({ page, label: LONG })),
      { page: 'blogs', label: 'Twice' },
      { link: '/projects/residential/not-there', label: 'Not there' },
    ];
    await editor.publishSingle(SITE, { ...site, menu, footerHeading: LONG, quickLinksHeading: LONG });
    await expect.poll(() => shown('/')).toContain(LONG);
    const page = await visit('/', { siteUrl: stack.siteUrl, viewport: PHONE });
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    const entries = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Main' });
    await entries.waitFor();
    expect(await entries.getByText('Twice').count()).toBe(0);
    expect(await entries.getByText('Not there').count()).toBe(0);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('dialog[open] a, footer a, footer h2')]
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
        )
        .map((element) => element.textContent),
    );
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it('a site whose every menu and word was emptied is as it always was', async () => {
    await editor.publishSingle(SITE, { ...site, menu: [], footerHeading: '', quickLinksHeading: null });
    await expect.poll(() => shown('/')).not.toContain(LONG);
    const page = await shown('/');
    for (const name of ['About Us', 'Quick Links', 'Tell us what you are looking for.'])
      expect(page).toContain(`>${name}<`);
    expect(page).not.toMatch(/<h2[^>]*><\/h2>/);
  });
});
