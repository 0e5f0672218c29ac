import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { openForVisits } from '../testing/visits.ts';
import { axeFinds } from './axe.ts';
import { fill, newAddress, openModal, submit } from './forms.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { DESKTOP, PHONE, untilHelped, visit } from './visitor.ts';

const stack = inject('edited');
// Of its own: nobody else presses there.
const URL_OF_IT = 'pressed-court';
const PROJECT = `/projects/residential/${URL_OF_IT}`;
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const BEGUN = today();
const HELPED = 'body[data-enhanced~="chat-presses"]';

let meera: Account;

beforeAll(async () => {
  meera = await anAccount(stack.cmsUrl, 'desk-sales-manager', 'Meera');
  await openForVisits(editorOf({ url: stack.cmsUrl }, stack.editorToken), URL_OF_IT);
  await vi.waitFor(async () => expect((await fetch(`${stack.siteUrl}${PROJECT}`)).status).toBe(200), {
    timeout: 20_000,
  });
});

/** How often WhatsApp was pressed on the pages of the project, as the report has it. */
async function timesIn(desk: Page): Promise<number> {
  await desk.goto(`/admin/lead-desk/reports?from=${BEGUN}&to=${today()}&project=${URL_OF_IT}`);
  await desk.getByRole('heading', { name: /^WhatsApp pressed on the site · / }).waitFor();
  const row = desk
    .getByRole('table', { name: 'WhatsApp pressed on the site' })
    .getByRole('row', { name: 'Page of a project' });
  return (await row.count()) === 0 ? 0 : Number(await row.getByRole('cell').first().textContent());
}

type Site = { script?: boolean; viewport?: { width: number; height: number }; isAway?: boolean };
async function visitSite(path: string, { script = true, viewport = PHONE, isAway = false }: Site = {}) {
  const page = await visit(path, {
    viewport,
    script,
    siteUrl: stack.siteUrl,
    ...(isAway ? { expectedNoise: /ERR_FAILED/ } : {}),
    // The chat is elsewhere: what it is opened with is looked at, and nobody asks for it.
    begin: async (profile) => {
      await profile.route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>The chat</title>' }),
      );
    },
  });
  if (script) await untilHelped(page, HELPED);
  return page;
}

/** Presses the sign that floats over every page. @returns the text that the chat is opened with */
async function openChat(page: Page): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('complementary', { name: 'Reach us' })
    .getByRole('link', { name: /WhatsApp/ })
    .click();
  return textOf(await opened);
}
async function textOf(chat: Page): Promise<string> {
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  const text = new URL(chat.url()).searchParams.get('text') ?? '';
  await chat.close();
  return text;
}

describe('A press on WhatsApp', () => {
  it.each([
    ['with script', true],
    ['without', false],
  ])('of somebody nobody knows is a number of its day, %s, and opens the chat', async (_, script) => {
    const desk = await signedIn(meera, '/admin/lead-desk', DESKTOP);
    const before = await timesIn(desk);
    const page = await visitSite(PROJECT, { script });
    expect(await openChat(page)).toContain(PROJECT);
    expect(await page.context().cookies()).toEqual([]);
    await expect.poll(() => timesIn(desk), { timeout: 20_000 }).toBe(before + 1);
    expect(await axeFinds(desk, { within: 'main', rules: 'wcag' })).toEqual([]);
  });

  it.each([
    ['with script', true],
    ['without', false],
  ])('opens the chat where nothing of ours answers any more, %s', async (_, script) => {
    const page = await visitSite(PROJECT, { script, isAway: true });
    await page.context().route(`${stack.siteUrl}/**`, (route) => route.abort());
    expect(await openChat(page)).toContain(PROJECT);
  });

  it('of whoever has just enquired stands in the story of that enquiry, and takes its reference along', async () => {
    const page = await visitSite(PROJECT, { viewport: DESKTOP });
    const form = await openModal(page);
    await fill(form, {
      Name: 'Asha Kulkarni',
      Phone: '9000000361',
      Email: newAddress(),
      Message: 'Which homes face the hills?',
    });
    await submit(form).click();
    await page.waitForURL(/\/thank-you/);
    const reference =
      (await page
        .getByText(/^Your reference: SH-/)
        .locator('strong')
        .textContent()) ?? '';
    expect(reference).toMatch(/^SH-/);
    await untilHelped(page, HELPED);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /Go on by WhatsApp/ }).click();
    expect(await textOf(await opened)).toContain(`My reference: ${reference}`);

    await page.goto('/contact-us');
    await untilHelped(page, HELPED);
    expect(await openChat(page)).toContain(`My reference: ${reference}`);

    const desk = await signedIn(meera, `/admin/lead-desk?view=all&q=${reference}`, DESKTOP);
    await desk.getByRole('link', { name: 'Asha Kulkarni', exact: true }).click();
    const history = desk.getByRole('list').filter({ hasText: 'Received' });
    await history.getByText('On the thank-you page, to go on in the company’s chat').waitFor();
    // Who goes on with the same is not told of twice.
    expect(await history.getByText('Whatsapp pressed').count()).toBe(1);
  });

  it('without script after an enquiry stands there too', async () => {
    const page = await visitSite(PROJECT, { script: false, viewport: DESKTOP });
    const form = page.getByRole('contentinfo').locator('form');
    await fill(form, { 'Full Name': 'Ravi Joshi', 'Mobile No.': '9000000362', Email: newAddress() });
    await submit(form).click();
    await page.waitForURL(/\/thank-you\?reference=/);
    const reference = new URL(page.url()).searchParams.get('reference') ?? '';
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /Go on by WhatsApp/ }).click();
    expect(await textOf(await opened)).toContain(`My reference: ${reference}`);
    const desk = await signedIn(meera, `/admin/lead-desk?view=all&q=${reference}`, DESKTOP);
    await desk.getByRole('link', { name: 'Ravi Joshi', exact: true }).click();
    const history = desk.getByRole('list').filter({ hasText: 'Received' });
    await history.getByText('On the thank-you page, to go on in the company’s chat').waitFor();
  });
});
