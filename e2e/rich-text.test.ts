import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { editorOf, type Fields } from '../testing/editor.ts';
import { axeFinds } from './axe.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { PHONE, untilHelped, visit } from './visitor.ts';

const BLOG = 'api::blog-post.blog-post';
const PLAYER = 'https://www.youtube-nocookie.com';

describe('A text with more than words', { timeout: 240_000 }, () => {
  const { siteUrl, cmsUrl, editorToken } = inject('edited');
  const url = `more-than-words-${randomUUID().slice(0, 8)}`;
  let account: Account;
  let form: string;

  beforeAll(async () => {
    const editor = editorOf({ url: cmsUrl }, editorToken);
    const create = { width: 1600, height: 900, channels: 3, background: '#2F5D4A' } as const;
    const file = await editor.upload(
      `${url}.webp`,
      'image/webp',
      new Uint8Array(await sharp({ create }).webp().toBuffer()),
    );
    const image: Fields = JSON.parse(JSON.stringify(file));
    const text = (words: string) => [{ type: 'text', text: words }];
    const { documentId } = await editor.createDraft(BLOG, {
      title: 'More than words',
      url,
      publishedOn: '2026-10-01',
      body: [
        { type: 'heading', level: 1, children: text('A heading from long ago') },
        {
          type: 'image',
          image,
          film: { url: 'https://youtu.be/M7lc1UVf-VE', title: 'A walk by the river' },
          caption: 'Four minutes',
          children: text(''),
        },
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

  it('an editor makes a table and a call-out, publishes, and both are on the page', async () => {
    const panel = await signedIn(account, form, { width: 1440, height: 900 });
    await panel.getByText('The last line.').click();
    await panel.keyboard.press('End');
    await panel.keyboard.press('Enter');
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
    await panel.locator('.text-call-out > div').last().click();
    await panel.keyboard.type('Nobody minds.');

    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    await panel.getByText('Published document').first().waitFor();

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
