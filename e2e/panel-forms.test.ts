import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Account, anAccount, signedIn } from './panel.ts';

// A new editor, with no developer near, in front of the forms.

const entries = '/admin/content-manager/collection-types';
const newNews = `${entries}/api::news-item.news-item/create`;
const project = `${entries}/api::projects.projects`;
let editor: Account;

beforeAll(async () => {
  editor = await anAccount(inject('cmsUrl'), 'strapi-editor', 'Meghana');
});

const field = (panel: Page, label: string) => panel.getByRole('textbox', { name: label });
const save = (panel: Page) => panel.getByRole('button', { name: 'Save', exact: true });

/** What the server answers to Save. */
async function saved(
  panel: Page,
): Promise<{ status: number; data: { url: string; publishedOn: string; project?: string } }> {
  const answered = panel.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/collection-types/'),
  );
  await save(panel).click();
  const response = await answered;
  const { data } = await response.json();
  return { status: response.status(), data };
}

describe('The panel', () => {
  it('shows the marks of the house where one signs in and above its menu', async () => {
    const init = await (await fetch(`${inject('cmsUrl')}/admin/init`)).json();
    const { favicon, logo } = await (
      await fetch(`${inject('cmsUrl')}/api/site?populate[0]=favicon&populate[1]=logo`)
    )
      .json()
      .then(({ data }) => data);
    expect(init.data.authLogo).toBe(logo.url);
    expect(init.data.menuLogo).toBe(favicon.url);
    const panel = await signedIn(editor, '/admin');
    const mark = panel.locator(`nav img[src$="${favicon.url}"]`);
    await expect
      .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

describe('A new entry', () => {
  it('has an address that follows its headline, until somebody sets it, and again when it is emptied', async () => {
    const panel = await signedIn(editor, newNews);
    const address = field(panel, 'Address of its page');
    await field(panel, 'Headline').fill('Slab twenty, on a Sunday');
    await expect.poll(() => address.inputValue()).toBe('slab-twenty-on-a-sunday');
    await field(panel, 'Headline').fill('Slab twenty of thirty-one');
    await expect.poll(() => address.inputValue()).toBe('slab-twenty-of-thirty-one');
    await address.fill('by-hand');
    await field(panel, 'Headline').fill('Another headline');
    await field(panel, 'In short').fill('Time enough for an address to follow.');
    await address.fill('');
    await expect.poll(() => address.inputValue()).toBe('another-headline');
  });

  it('names its project by choosing it', async () => {
    const list = await fetch(`${inject('cmsUrl')}/api/projectss`);
    const { title, url } = (await list.json()).data[0];
    const panel = await signedIn(editor, `${entries}/api::blog-post.blog-post/create`);
    await field(panel, 'Headline').fill(`About ${Date.now()}`);
    const choice = panel.getByRole('combobox', { name: 'About a project' });
    await choice.click();
    await panel.getByRole('option', { name: title }).first().click();
    expect(await choice.inputValue()).toContain(title);
    const { status, data } = await saved(panel);
    expect(status).toBeLessThan(300);
    expect(data.project).toBe(url);
    await choice.fill('Nobody’s project');
    await field(panel, 'Headline').focus();
    await panel.getByText(`No project is called “Nobody’s project”. “${title}`).waitFor();
    expect(await choice.inputValue()).toContain(title);
  });

  it('says in sight which address is none, and which is taken', async () => {
    const panel = await signedIn(editor, `${project}/create`);
    const address = field(panel, 'Address of its page');
    await address.fill('Not An Address!');
    await panel.getByText('Small letters, digits and hyphens only').waitFor();
    const list = await fetch(`${inject('cmsUrl')}/api/projectss`);
    const { data } = await list.json();
    await address.fill(data[0].url);
    await panel.getByText('Another entry has this address already.').first().waitFor();
  });

  it('reads days as they are written in India, and saves none that the calendar does not have', async () => {
    const panel = await signedIn(editor, newNews);
    await field(panel, 'Headline').fill(`Days ${Date.now()}`);
    await panel.getByRole('combobox', { name: 'Kind' }).click();
    await panel.getByRole('option', { name: 'Event', exact: true }).click();
    const day = field(panel, 'Day');
    await day.fill('31/02/2026');
    await day.blur();
    await panel.getByText('There is no such day. Write it as DD/MM/YYYY').waitFor();
    expect(await day.inputValue()).toBe('31/02/2026');
    expect((await saved(panel)).status).toBe(400);
    expect(await day.inputValue()).toBe('31/02/2026');

    await day.fill('05/12/2026');
    const { status, data } = await saved(panel);
    expect(status).toBeLessThan(300);
    expect(data.publishedOn).toBe('2026-12-05');
  });

  it('takes a day from the calendar, opened by the mouse or by keys, and writes it as in India', async () => {
    const panel = await signedIn(editor, newNews);
    const day = field(panel, 'Day');
    const calendar = panel.getByRole('button', { name: 'Day: calendar' });
    await day.fill('28/11/2026');
    await calendar.click();
    await panel.keyboard.press('ArrowDown');
    await expect.poll(() => day.inputValue(), { message: 'a week on' }).toBe('05/12/2026');
    await panel.keyboard.press('Enter');
    await calendar.press('Enter');
    await panel.keyboard.press('ArrowRight');
    await expect.poll(() => day.inputValue(), { message: 'the day after' }).toBe('06/12/2026');
    await panel.keyboard.press('Enter');
    expect(await calendar.evaluate((button) => button === document.activeElement)).toBe(true);
    await field(panel, 'Headline').fill(`From the calendar ${Date.now()}`);
    await panel.getByRole('combobox', { name: 'Kind' }).click();
    await panel.getByRole('option', { name: 'Event', exact: true }).click();
    const { status, data } = await saved(panel);
    expect(status).toBeLessThan(300);
    expect(data.publishedOn).toBe('2026-12-06');
  });
});

describe('The form of a project', () => {
  it('is in the words of who fills it in, each with a line of help, and leads nowhere else', async () => {
    const panel = await signedIn(editor, `${project}/create`);
    for (const label of ['Name', 'Address of its page', 'Locality', 'Postal address'])
      await field(panel, label).first().waitFor();
    await panel.getByRole('button', { name: 'Open Registration' }).click();
    await panel.getByText('One for each MahaRERA registration.').waitFor();
    const text = await panel.locator('main').textContent();
    for (const raw of ['projectStatus', 'mapLink', 'ProjectConfiguration', 'listHeading'])
      expect(text, raw).not.toContain(raw);
    for (const deadEnd of ['Edit the model', 'Configure the view', 'Set up preview'])
      expect(text, deadEnd).not.toContain(deadEnd);
  });

  it('folds the sections in which nothing is, until they are opened or written in', async () => {
    const panel = await signedIn(editor, `${project}/create`);
    const help = panel.getByText('One for each MahaRERA registration.');
    const open = panel.getByRole('button', { name: 'Open Registration' });
    await panel.getByText('Nothing here yet: Phases and their registration.').waitFor();
    expect(await help.isVisible()).toBe(false);
    // Where a form begins, all is to be filled in.
    expect(await panel.getByRole('button', { name: 'Open Name and place' }).count()).toBe(0);

    await open.focus();
    await panel.keyboard.press('Enter');
    await help.waitFor();
    const fold = panel.getByRole('button', { name: 'Fold Registration' });
    await fold.click();
    await help.waitFor({ state: 'hidden' });

    await open.click();
    await panel
      .getByRole('button', { name: /No entry yet/ })
      .first()
      .click();
    await fold.waitFor({ state: 'detached' });
    await help.waitFor();
  });

  it('has a way to each of its sections, and Publish and Save stay in view on the way', async () => {
    const panel = await signedIn(editor, `${project}/create`, { width: 1440, height: 900 });
    const sections = panel.getByRole('navigation', { name: 'On this page' });
    await sections.getByRole('button', { name: 'Questions and files' }).click();
    await expect.poll(() => panel.getByText('What buyers ask on a visit').evaluate(isInView)).toBe(true);
    await expect.poll(() => save(panel).evaluate(isInView)).toBe(true);
    expect(await panel.getByRole('button', { name: 'Publish', exact: true }).evaluate(isInView)).toBe(true);
  });
});

it('The home page is headed by its name, not by an id, and has beside it what other entries have', async () => {
  const panel = await signedIn(editor, '/admin/content-manager/single-types/api::home.home');
  await panel.getByRole('heading', { level: 1, name: 'Home', exact: true }).waitFor();
  for (const name of [
    'Set for later',
    'Preview',
    'On the site',
    'What Publish changes',
    'To mend',
    'History',
  ])
    await panel.getByRole('heading', { name, exact: true }).waitFor();
  // This CMS is told of two copies of the site, and has one.
  await panel.getByText('1 of the 2 copies of the site does not answer.').waitFor();
  await panel.getByRole('button', { name: 'See the draft' }).click();
  await panel.frameLocator('iframe[title^="The draft"]').getByRole('heading', { level: 1 }).waitFor();
});

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
