import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { Editor } from '../testing/editor.ts';

/** What a picture is taken of: a page of the panel at which Sharada is signed in, and a colleague who works beside her. */
export type Scene = {
  page: Page;
  /** Opens an address of the panel and waits until it has drawn it. */
  open(path: string): Promise<void>;
  colleague: Editor;
  /** Entries of the demo content, by the address of their page. */
  idOf(type: string, url: string): Promise<string>;
};

type Picture = {
  /** Its file in `docs/editors-guide/` is called so. */
  name: string;
  /** @returns what of the page is shown; nothing: the screen */
  take(scene: Scene): Promise<Locator | undefined>;
};

const COLLECTIONS = '/content-manager/collection-types';
const PROJECTS = 'api::projects.projects';
const NEWS = 'api::news-item.news-item';
const ARTICLES = 'api::blog-post.blog-post';
const REDIRECTS = 'api::redirect.redirect';

/** A day on which something may still be set (ISO 8601), in a month that has it whole. */
const LATER = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const writtenDay = (day: string) => day.split('-').reverse().join('/');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name }).first();

async function openNews({ open, idOf }: Scene, url: string): Promise<string> {
  const id = await idOf(NEWS, url);
  await open(`${COLLECTIONS}/${NEWS}/${id}`);
  return id;
}

/** The pictures of the editor's guide, in its order: each is taken of the panel as the one before has left it. */
export const guidePictures: readonly Picture[] = [
  {
    name: 'first-day',
    async take({ page, open }) {
      await open('/');
      await page.getByText('Last edited entries').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'projects',
    async take({ page, open }) {
      await open(`${COLLECTIONS}/${PROJECTS}`);
      await page.getByRole('row').nth(3).waitFor();
      return undefined;
    },
  },
  {
    name: 'change-a-text',
    async take(scene) {
      const { page } = scene;
      await openNews(scene, 'teak-from-nilambur');
      await page.getByText(/^Live at/).waitFor();
      await field(page, 'Headline').fill('Teak from Nilambur, planted in 1971');
      await page.getByText(/^Asking the site/).waitFor({ state: 'detached' });
      return undefined;
    },
  },
  {
    name: 'what-publish-changes',
    async take({ page }) {
      await button(page, 'Save').click();
      await page.getByRole('button', { name: /^See 1 change$/ }).click();
      const dialog = page.getByRole('dialog', { name: 'What Publish changes' });
      await dialog.getByRole('listitem').first().waitFor();
      return dialog;
    },
  },
  {
    name: 'preview',
    async take({ page }) {
      await page.keyboard.press('Escape');
      await button(page, 'See the draft').click();
      await page.frameLocator('iframe[title^="The draft"]').getByRole('heading', { level: 1 }).waitFor();
      return undefined;
    },
  },
  {
    name: 'compare',
    async take({ page }) {
      await button(page, 'Compare').click();
      await page.getByRole('combobox', { name: 'Width' }).click();
      await page.getByRole('option', { name: 'Tablet, 768' }).click();
      for (const frame of ['The page as visitors', 'The draft'])
        await page.frameLocator(`iframe[title^="${frame}"]`).getByRole('heading', { level: 1 }).waitFor();
      return undefined;
    },
  },
  {
    name: 'live',
    async take({ page }) {
      await button(page, 'Close the preview').last().click();
      await button(page, 'Publish').click();
      await page.getByText('Nothing: the draft is what is on the site.').waitFor();
      await page.getByText(/^Live at .* on \d+ pages?$/).waitFor();
      return undefined;
    },
  },
  {
    name: 'a-new-project',
    async take({ page, open }) {
      await open(`${COLLECTIONS}/${PROJECTS}/create`);
      await field(page, 'Name').fill('Kinara');
      await field(page, 'Locality').fill('Baner');
      await page.getByRole('combobox', { name: 'List' }).click();
      await page.getByRole('option', { name: 'residential' }).click();
      await page.getByRole('combobox', { name: 'Stage' }).click();
      await page.getByRole('option', { name: 'new launch' }).click();
      return undefined;
    },
  },
  {
    name: 'kept-from-publish',
    async take({ page }) {
      await button(page, 'Publish').click();
      const message = page.getByText(/Without a registered phase/).first();
      await message.waitFor();
      await message.scrollIntoViewIfNeeded();
      return undefined;
    },
  },
  {
    name: 'where-files-are-used',
    async take({ page, open }) {
      await open('/file-uses');
      await page.getByRole('listitem').nth(2).waitFor();
      return undefined;
    },
  },
  {
    name: 'two-editors',
    async take(scene) {
      const { page, colleague } = scene;
      const id = await openNews(scene, 'teak-from-nilambur');
      await page.getByText(/^Live at/).waitFor();
      await colleague.update(NEWS, id, { title: 'Fifty-five years old, and only now a door' });
      await field(page, 'Headline').fill('Nilambur teak in every doorway');
      await button(page, 'Save').click();
      const dialog = page.getByRole('dialog', { name: /changed this/ });
      await dialog.getByRole('radiogroup').first().waitFor();
      return dialog;
    },
  },
  {
    name: 'history',
    async take({ page }) {
      await page.getByRole('dialog').getByRole('button', { name: 'Throw mine away' }).click();
      await page.reload();
      const line = page.getByRole('button', { name: /^Saved,/ }).nth(1);
      await line.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { level: 3 }).first().waitFor();
      return dialog;
    },
  },
  {
    name: 'trash',
    async take({ page, open, colleague }) {
      for (const title of ['Open house at Baner', 'Slab ten cast']) {
        const { documentId } = await colleague.createDraft(NEWS, {
          title,
          url: title.toLowerCase().replaceAll(' ', '-'),
          kind: 'event',
          publishedOn: '2026-11-20',
        });
        await colleague.remove(NEWS, documentId);
      }
      await open('/trash');
      await button(page, 'Bring back').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'a-redirect-refused',
    async take({ page, open }) {
      await open(`${COLLECTIONS}/${REDIRECTS}/create`);
      await field(page, 'Old address').fill('/about-us');
      await field(page, 'Leads to').fill('/contact-us');
      await button(page, 'Save').click();
      await page.locator('[data-strapi-field-error], [id$="-error"]').first().waitFor();
      return undefined;
    },
  },
  {
    name: 'content-checks',
    async take({ page, open }) {
      await open('/content-checks');
      await button(page, 'Check now').click();
      await page.getByText('Everything that is live is being looked through').waitFor();
      await page.getByText(/to mend, checked/).waitFor();
      return undefined;
    },
  },
  {
    name: 'trust-room',
    async take({ page, open }) {
      await open('/content-manager/single-types/api::trust.trust');
      await field(page, 'Headline').waitFor();
      return undefined;
    },
  },
  {
    name: 'publish-later',
    async take(scene) {
      const { page } = scene;
      await openNews(scene, 'teak-from-nilambur');
      await page.getByText(/^Live at/).waitFor();
      await field(page, 'Headline').fill('Teak from Nilambur, sawn at last');
      await button(page, 'Save').click();
      await button(page, 'Publish later…').click();
      const dialog = page.getByRole('dialog', { name: 'Publish later' });
      await dialog.getByRole('textbox', { name: 'Day' }).fill(writtenDay(LATER));
      await dialog.getByLabel('Time in India (IST)').fill('10:00');
      await dialog.getByText('the draft as it is then').waitFor();
      return dialog;
    },
  },
  {
    name: 'calendar',
    async take({ page, open }) {
      await button(page, 'Set the time').click();
      await page.getByText(/^Goes live on/).waitFor();
      await open(`/calendar?month=${LATER.slice(0, 7)}`);
      await page
        .getByRole('list', { name: /20\d\d/ })
        .getByRole('link')
        .first()
        .waitFor();
      return undefined;
    },
  },
  {
    name: 'a-table',
    async take({ page, open, idOf }) {
      await open(`${COLLECTIONS}/${ARTICLES}/${await idOf(ARTICLES, 'carpet-area-explained')}`);
      const text = page.locator('[contenteditable="true"]').first();
      await text.click();
      await page.keyboard.press('End');
      await page.locator('[aria-label="Select a block"]').first().click();
      await page.getByRole('option', { name: 'Table', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'What it shows' }).fill('One home, measured three ways');
      await dialog.getByRole('textbox', { name: 'Heading of column 1' }).fill('Measure');
      await dialog.getByRole('textbox', { name: 'Heading of column 2' }).fill('sq ft');
      await dialog.getByRole('textbox', { name: 'Row 1, column 1' }).fill('Carpet area');
      await dialog.getByRole('textbox', { name: 'Row 1, column 2' }).fill('1,040');
      return dialog;
    },
  },
  {
    name: 'menus',
    async take({ page, open }) {
      await open('/content-manager/single-types/api::site.site');
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('button', { name: 'Menu' })
        .click();
      return undefined;
    },
  },
  {
    name: 'a-city',
    async take({ page, open, colleague }) {
      const { documentId } = await colleague.createDraft('api::city.city', {
        name: 'Nashik',
        url: 'nashik',
        state: 'Maharashtra',
      });
      await open(`${COLLECTIONS}/api::city.city/${documentId}`);
      await field(page, 'Name').waitFor();
      return undefined;
    },
  },
  {
    name: 'many-projects',
    async take({ page, open }) {
      await open('/bulk');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Download the projects as CSV').click(),
      ]);
      const stored = await readFile(await download.path(), 'utf8');
      const wrong = stored.replace(/under construction|new launch|ready to move/, 'nearly done');
      await page.locator('input[type="file"]').setInputFiles({
        name: 'november.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(wrong),
      });
      await page.getByRole('heading', { name: /mistake/ }).waitFor();
      return undefined;
    },
  },
];
