import { readdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Stack, startStack } from '../testing/stack.ts';
import { fill, footerForm, newAddress, openModal, submit, wakeFooterForm } from './forms.ts';
import { leadsOf } from './leads.ts';
import { visit } from './visitor.ts';

const GOOD = { 'Full Name': 'Asha Kulkarni', 'Mobile No.': '9000000011' };
const MODAL = { Name: 'Rohan Deshpande', Phone: '9000000012', Message: 'Which homes face the hills?' };
// The site looks at its spool at least this often.
const REPLAYED_WITHIN_MS = 45_000;

describe('The CMS is away while visitors enquire', () => {
  let stack: Stack;
  const sent: string[] = [];
  const references: string[] = [];
  /** The reference a visitor reads; one that the CMS has not seen yet has seven letters. */
  const told = async (page: Page) => {
    const line = page.getByText(/^Your reference: SH-\w{7}$/);
    await line.waitFor();
    const reference = (await line.textContent())?.replace('Your reference: ', '') ?? '';
    references.push(reference);
    return reference;
  };
  const newEmail = () => {
    const email = newAddress();
    sent.push(email);
    return email;
  };
  const spool = async () => (await (await fetch(`${stack.siteUrl}/health`)).json()).spool;
  const open = (path: string, script = true) =>
    visit(path, { siteUrl: stack.siteUrl, expectedNoise: /./, script });

  beforeAll(async () => {
    stack = await startStack({ seeded: inject('seeded') });
    for (const path of ['/', '/about-us', '/thank-you']) await fetch(stack.siteUrl + path);
    stack.signalCms('SIGKILL');
    await stack.stopCms();
  });
  afterAll(() => stack?.stop());

  it('the footer form is thanked for once it lies on disk, pressed twice or not', async () => {
    const page = await open('/');
    const form = await wakeFooterForm(page);
    await fill(form, { ...GOOD, 'Email Address': newEmail() });
    await submit(form).dblclick();
    await page.waitForURL('**/thank-you');
    await told(page);
    expect(await spool()).toMatchObject({ waiting: 1, parked: 0 });
  });

  it('so is the modal', async () => {
    const page = await open('/about-us');
    const form = await openModal(page);
    await fill(form, { ...MODAL, Email: newEmail() });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    await told(page);
    expect((await spool()).waiting).toBe(2);
  });

  it('so is the form without script, posted twice and once more after a restart of the site', async () => {
    const email = newEmail();
    const page = await open('/about-us', false);
    await fill(footerForm(page), { ...GOOD, 'Email Address': email });
    const hidden = async (name: string) =>
      [name, await footerForm(page).locator(`[name="${name}"]`).inputValue()] as const;
    const asked = Object.fromEntries([await hidden('notice'), await hidden('asked')]);
    await submit(footerForm(page)).click();
    await page.waitForURL('**/thank-you?reference=*');
    const reference = await told(page);
    await stack.restartSite();
    const again = await fetch(`${stack.siteUrl}/enquiries`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: stack.siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        form: 'footer',
        page: '/about-us',
        name: 'Asha Kulkarni',
        email,
        mobile: '9000000011',
        ...asked,
      }),
    });
    expect(again.status).toBe(303);
    expect(again.headers.get('location')).toBe(`/thank-you?reference=${reference}`);
    expect((await spool()).waiting).toBe(3);
  });

  it('nothing a visitor typed stands in the log', () => {
    expect(stack.siteOutput()).toMatch(/spool/);
    expect(stack.siteOutput()).not.toMatch(/Asha|Rohan|90000000|@example\.com|hills/);
  });

  it('each arrives once under the reference that was told when the CMS is back, and the spool is empty', async () => {
    await stack.startCms();
    await expect
      .poll(async () => (await spool()).waiting, { timeout: REPLAYED_WITHIN_MS, interval: 500 })
      .toBe(0);
    expect(sent).toHaveLength(3);
    for (const email of sent) expect(await leadsOf(email, stack.databaseFile), email).toHaveLength(1);
    const stored = await Promise.all(sent.map((email) => leadsOf(email, stack.databaseFile)));
    expect(stored.flat().map(({ reference }) => reference)).toEqual(references);
    expect(await spool()).toEqual({ waiting: 0, oldestAgeS: 0, parked: 0 });
    expect(await readdir(stack.spoolFolder)).toEqual(['parked']);
  });

  it('a reply that is cut off after the lead was stored makes no second lead, and the reference is shown', async () => {
    const page = await open('/');
    await page.route('**/api/website-leads', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const form = await wakeFooterForm(page);
    const email = newEmail();
    await fill(form, { ...GOOD, 'Email Address': email });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    await page.getByText(/^Your reference: SH-\w+$/).waitFor();
    expect(await leadsOf(email, stack.databaseFile)).toHaveLength(1);
  });

  it('what the visitor changed after both replies were cut off is an enquiry of its own', async () => {
    const page = await open('/');
    for (const way of ['**/api/website-leads', '**/enquiries']) {
      await page.route(way, async (route) => {
        await route.fetch();
        await route.abort();
      });
    }
    const form = await wakeFooterForm(page);
    const email = newEmail();
    await fill(form, { ...GOOD, 'Email Address': email });
    await submit(form).click();
    await form.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    expect(await leadsOf(email, stack.databaseFile)).toHaveLength(1);
    await page.unrouteAll();
    await fill(form, { 'Full Name': 'Asha K.' });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect((await leadsOf(email, stack.databaseFile)).map(({ name }) => name)).toEqual([
      'Asha Kulkarni',
      'Asha K.',
    ]);
  });
});
