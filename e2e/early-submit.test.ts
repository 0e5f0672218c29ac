import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fill, footerForm, modalForm, newAddress, submit } from './forms.ts';
import { leadsOf } from './leads.ts';
import { holdBack, untilAwake, visit } from './visitor.ts';

const isIsland = (url: URL) => url.pathname.includes('/enquiry-form.island');
const FOOTER = { 'Full Name': 'Asha K', 'Mobile No.': '9000000021' };
const MODAL = { Name: 'Rohan', Phone: '9000000022', Message: 'Hills & river?' };

/** Opens a page whose forms stay asleep: what is lost on the way makes noise. */
async function visitAsleep(path: string, script: 'never comes' | 'comes late') {
  const page = await visit('about:blank', { expectedNoise: /./ });
  let letItCome = () => {};
  if (script === 'comes late') letItCome = await holdBack(page, isIsland);
  else await page.route(isIsland, (route) => route.abort());
  await page.goto(path);
  return { page, letItCome };
}

async function openSleepingModal(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Enquire Now', exact: true }).last().click();
  return modalForm(page);
}

const isAsleep = (form: Locator) =>
  form.locator('xpath=ancestor::astro-island[1]').evaluate((island) => island.hasAttribute('ssr'));

/** What the visitor may send by WhatsApp, once the form says that it could not be sent. */
async function unsentWords(form: Locator): Promise<string> {
  const link = form.getByRole('status').getByRole('link', { name: /WhatsApp/ });
  await link.waitFor();
  await form.getByText('Your enquiry could not be sent just now.').waitFor();
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.origin).toBe('https://wa.me');
  return href.searchParams.get('text') ?? '';
}

describe('A form is sent before its script has come', () => {
  it('in the footer, without a connection: it is said, kept, and sent once when there is one', async () => {
    const { page } = await visitAsleep('/about-us', 'never comes');
    const form = footerForm(page);
    const email = newAddress();
    await fill(form, { ...FOOTER, 'Email Address': email });
    await page.context().setOffline(true);
    await submit(form).click();
    for (const typed of ['Asha K', email, '9000000021']) expect(await unsentWords(form)).toContain(typed);
    expect(new URL(page.url()).pathname).toBe('/about-us');
    expect(await form.getByRole('textbox', { name: 'Email Address' }).inputValue()).toBe(email);
    await page.context().setOffline(false);
    expect(await isAsleep(form)).toBe(true);
    await submit(form).dblclick();
    await page.waitForURL('**/thank-you?reference=*');
    expect(await leadsOf(email)).toMatchObject([{ name: 'Asha K', mobile: '9000000021', source: 'footer' }]);
    await page.goto('/about-us');
    expect(await footerForm(page).getByRole('textbox', { name: 'Email Address' }).inputValue()).toBe('');
  });

  it('in the modal, message included; it is typed in again after a reload', async () => {
    const { page } = await visitAsleep('/', 'never comes');
    const email = newAddress();
    const form = await openSleepingModal(page);
    await fill(form, { ...MODAL, Email: email });
    await page.context().setOffline(true);
    await submit(form).click();
    expect(await unsentWords(form)).toContain('Hills & river?');
    await page.context().setOffline(false);
    await page.reload();
    const again = await openSleepingModal(page);
    await expect
      .poll(() => again.getByRole('textbox', { name: /message/i }).inputValue())
      .toBe(MODAL.Message);
    await submit(again).click();
    await page.waitForURL('**/thank-you?reference=*');
    expect(await leadsOf(email)).toMatchObject([{ source: 'banner form', message: MODAL.Message }]);
  });

  it('over a slow line: one lead, pressed twice or not', async () => {
    const { page, letItCome } = await visitAsleep('/about-us', 'comes late');
    const form = footerForm(page);
    const email = newAddress();
    await fill(form, { ...FOOTER, 'Email Address': email });
    await submit(form).dblclick();
    letItCome();
    await page.waitForURL('**/thank-you?reference=*');
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('and the reply is lost: the island takes over, and it is the same lead', async () => {
    const { page, letItCome } = await visitAsleep('/about-us', 'comes late');
    await page.route('**/enquiries', async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    const form = footerForm(page);
    const email = newAddress();
    await fill(form, { ...FOOTER, 'Email Address': email });
    await submit(form).click();
    expect(await unsentWords(form)).toContain(email);
    expect(await leadsOf(email)).toHaveLength(1);
    letItCome();
    await untilAwake(page, 'footer form');
    expect(await form.getByRole('textbox', { name: 'Email Address' }).inputValue()).toBe(email);
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('with mistakes: the page comes back and says what is wrong', async () => {
    const { page } = await visitAsleep('/about-us', 'never comes');
    await fill(footerForm(page), { 'Full Name': 'Asha K', 'Email Address': 'asha@', 'Mobile No.': '123' });
    await submit(footerForm(page)).click();
    await footerForm(page).getByText('Invalid email format*').waitFor();
    expect(await footerForm(page).getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe('Asha K');
  });
});
