import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { largePicture } from '../testing/contents.ts';
import { editorOf, type Fields } from '../testing/editor.ts';
import { axeFinds } from './axe.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { PHONE, untilHelped, visit } from './visitor.ts';

const BLOG = 'api::blog-post.blog-post';
const SEEN_MS = { timeout: 20_000, interval: 100 };
const PLAYER = 'https://www.youtube-nocookie.com';

describe('A text with more than words', { timeout: 240_000 }, () => {
  const { siteUrl, cmsUrl, editorToken } = inject('edited');
  const url = `more-than-words-${randomUUID().slice(0, 8)}`;
  let account: Account;
  let form: string;

  beforeAll(async () => {
    const editor = editorOf({ url: cmsUrl }, editorToken);
    const file = await editor.upload(`${url}.webp`, 'image/webp', await largePicture());
    const image: Fields = JSON.parse(JSON.stringify(file));
    const text = (words: string) => [{ type: 'text', text: words }];
    const { documentId } = await editor.createDraft(BLOG, {
      title: 'More than words',
      url,
      publishedOn: '2026-10-01',
      body: [
        { type: 'heading', level: 1, children: text('A heading from long ago') },
        { type: 'image', image, children: text('') },
        { type: 'paragraph', children: text('The last line.') },
      ],
    });
    form = `/admin/content-manager/collection-types/${BLOG}/${documentId}`;
    account = await anAccount(cmsUrl, 'strapi-editor', 'Leela');
  });

  const blocks = (panel: Page) => panel.locator('[role="combobox"][aria-label="Select a block"]');

  async function choose(panel: Page, block: string) {
    await blocks(panel).click();
    await panel.getByRole('option', { name: block, exact: true }).click();
    return panel.getByRole('dialog');
  }

  /** Who closed a dialog is in the text again. */
  const goesOn = (panel: Page) =>
    expect
      .poll(() => panel.evaluate(() => document.activeElement?.matches('[data-slate-editor]')))
      .toBe(true);

  it('an editor makes a table and a call-out, publishes, and both are on the page', async () => {
    const panel = await signedIn(account, form, { width: 1440, height: 900 });
    await panel.getByText('The last line.').click();
    await blocks(panel).click();
    const offered = await panel.getByRole('option').allTextContents();
    expect(offered).not.toContain('Heading 1');
    expect(offered).toEqual(expect.arrayContaining(['Heading 2', 'Table', 'Call-out', 'Film']));
    await panel.keyboard.press('Escape');

    const table = await choose(panel, 'Table');
    await table.getByRole('button', { name: 'Insert table' }).click();
    await table
      .getByRole('alert')
      .getByText(/Say what the table shows/)
      .waitFor();
    await table.getByRole('textbox', { name: 'What it shows' }).fill('Two rooms, measured');
    await table.getByRole('textbox', { name: 'Heading of column 2' }).fill('sq ft');
    await table.getByRole('textbox', { name: 'Row 1, column 1' }).fill('Hall');
    await table.getByRole('textbox', { name: 'Row 1, column 2' }).fill('180');
    await table.getByRole('textbox', { name: 'Row 2, column 2' }).fill('90');
    await table.getByRole('textbox', { name: 'Row 2, column 1' }).fill('Kitchen');
    await table.getByRole('button', { name: 'Insert table' }).click();
    await panel.getByText('Table: Two rooms, measured').waitFor();

    const callOut = await choose(panel, 'Call-out');
    await callOut.getByRole('textbox', { name: 'Heading' }).fill('Ask for it in writing');
    await callOut.getByRole('button', { name: 'Insert call-out' }).click();
    await panel.getByText('Good to know: Ask for it in writing').waitFor();
    await goesOn(panel);
    await panel.keyboard.type('Nobody minds.');

    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    await panel.getByText('Published document').first().waitFor();
    await expect.poll(async () => (await fetch(`${siteUrl}/blogs/${url}`)).status, SEEN_MS).toBe(200);

    const page = await visit(`/blogs/${url}`, { siteUrl, viewport: PHONE });
    const shown = page.getByRole('region', { name: 'Two rooms, measured' });
    expect(await shown.getByRole('columnheader').allTextContents()).toEqual(['sq ft']);
    expect(await shown.getByRole('rowheader').allTextContents()).toEqual(['Hall', 'Kitchen']);
    expect(await shown.getByRole('cell').allTextContents()).toEqual(['', '180', '90']);
    await page.getByRole('note', { name: 'Ask for it in writing' }).getByText('Nobody minds.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['More than words']);
    expect(await page.getByRole('heading', { level: 2, name: 'A heading from long ago' }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await axeFinds(page, { within: 'main' })).toEqual([]);
  });

  it('an editor says whose a picture is, and inserts a film with a poster of the house', async () => {
    const panel = await signedIn(account, form, { width: 1440, height: 900 });
    await panel.getByRole('button', { name: 'Add a caption' }).click();
    const words = panel.getByRole('dialog', { name: 'Under the picture' });
    await words.getByRole('textbox', { name: 'Caption' }).fill('The wall before its second coat');
    await words.getByRole('textbox', { name: 'Credit' }).fill('Photograph: Isha Kale');
    await words.getByRole('button', { name: 'Take it' }).click();
    await panel.getByText('Picture: The wall before its second coat · Photograph: Isha Kale').waitFor();

    // Whoever closes a dialog by its keys goes on where they were.
    const changes = panel.getByRole('button', { name: 'Change caption' });
    await expect.poll(() => changes.evaluate((button) => button === document.activeElement)).toBe(true);

    await panel.getByText('The last line.').click();
    const film = await choose(panel, 'Film');
    const insert = film.getByRole('button', { name: 'Insert film' });
    const address = film.getByRole('textbox', { name: 'Address of the film' });
    const says = (sentence: RegExp) => film.getByRole('alert').getByText(sentence).waitFor();
    await address.fill('https://films.example/watch/1');
    await insert.click();
    await says(/at YouTube or Vimeo, for example/);
    await address.fill('https://youtu.be/M7lc1UVf-VE');
    await insert.click();
    await says(/^Say what the film shows/);
    await film.getByRole('textbox', { name: 'Title' }).fill('A walk by the river');
    await insert.click();
    await says(/^Choose a poster/);
    await film.getByRole('button', { name: 'Choose a poster' }).click();
    const library = panel.getByRole('dialog', { name: 'Add new assets' });
    await library.getByRole('button', { name: 'Search' }).click();
    const search = library.locator('input[name="search"]');
    await search.fill(`${url}.webp`);
    await search.press('Enter');
    await library.getByRole('checkbox', { name: `${url}.webp` }).click();
    await library.getByRole('button', { name: 'Finish' }).click();
    await film.locator('img').waitFor();
    expect(await address.inputValue(), 'what was typed before').toBe('https://youtu.be/M7lc1UVf-VE');
    await film.getByRole('textbox', { name: 'Caption' }).fill('Four minutes');
    await insert.click();
    await panel.getByText('Film from YouTube: A walk by the river').waitFor();
    await goesOn(panel);
    await panel.keyboard.press('Enter');
    await panel.keyboard.type('Below the film.');

    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    await panel.getByText('Published document').first().waitFor();
    const page = await visit(`/blogs/${url}`, { siteUrl, viewport: PHONE });
    const picture = page.getByRole('figure').filter({ hasText: 'The wall before its second coat' });
    await picture.getByText('Photograph: Isha Kale').waitFor();
    const poster = page.getByRole('figure').filter({ hasText: 'Four minutes' }).locator('img');
    await poster.scrollIntoViewIfNeeded();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const [blocks = ''] = await page.locator('main').allTextContents();
    expect(blocks.indexOf('Four minutes')).toBeLessThan(blocks.indexOf('Below the film.'));
    expect(await axeFinds(page, { within: 'main' })).toEqual([]);
  });

  it('a film asks nobody else before it is tapped, and is a link without script', async () => {
    const page = await visit(`/blogs/${url}`, { siteUrl, thirdParties: new RegExp(`^${PLAYER}$`) });
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(PLAYER) && asked.push(request.url()));
    await page.route(`${PLAYER}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'A film' }));
    const poster = page.getByRole('link', { name: 'Play: A walk by the river' });
    await poster.scrollIntoViewIfNeeded();
    await untilHelped(page, '[data-enhanced~="film"]');
    expect(asked).toEqual([]);
    await poster.click();
    await page.frameLocator('iframe[title="A walk by the river"]').getByText('A film').waitFor();
    expect(asked).toHaveLength(1);

    const plain = await visit(`/blogs/${url}`, { siteUrl, script: false });
    const link = plain.getByRole('link', { name: 'Play: A walk by the river' });
    expect(await link.getAttribute('href')).toBe('https://youtu.be/M7lc1UVf-VE');
  });
});
