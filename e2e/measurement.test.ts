import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Stack, startStack } from '../testing/stack.ts';
import { fill, newAddress, submit, wakeFooterForm } from './forms.ts';
import { visit } from './visitor.ts';

const THIRD_PARTIES = /googletagmanager\.com|facebook\.net/;
const GOOD = { 'Full Name': 'Asha Kulkarni', 'Mobile No.': '9000000041' };

/** What both third parties would have been told, as one text; their scripts are answered for by empty ones. */
const told = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    const pixel: unknown = Reflect.get(window, 'fbq');
    const google = Array.isArray(layer) ? layer.map((command) => Object.values(Object(command))) : [];
    const meta: unknown = pixel ? Reflect.get(Object(pixel), 'queue') : [];
    return JSON.stringify({ google, meta });
  });

describe('Measurement, where ids are set', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({
      seeded: inject('seeded'),
      more: { GA_MEASUREMENT_ID: 'G-TEST123456', META_PIXEL_ID: '123456789' },
    });
  });
  afterAll(() => stack?.stop());

  async function open() {
    const page = await visit('about:blank', {
      siteUrl: stack.siteUrl,
      thirdParties: THIRD_PARTIES,
      expectedNoise: /429|error: Object/,
    });
    const asked: string[] = [];
    await page.route(THIRD_PARTIES, (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto('/about-us');
    return { page, asked };
  }
  const banner = (page: Page) => page.getByRole('region', { name: 'Measurement' });
  async function enquire(page: Page) {
    const form = await wakeFooterForm(page);
    await fill(form, { ...GOOD, 'Email Address': newAddress() });
    await submit(form).click();
    return form;
  }

  it('asks nobody else before the visitor agrees, and counts an accepted enquiry under one id after', async () => {
    const { page, asked } = await open();
    await banner(page).waitFor();
    await page.goto('/');
    await banner(page).waitFor();
    expect(asked).toEqual([]);
    await banner(page).getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => asked.toSorted()).toEqual(['connect.facebook.net', 'www.googletagmanager.com']);

    // Refused, there is nothing to count.
    await page.goto('/about-us');
    await page.route('**/api/website-leads', (route) => route.fulfill({ status: 429, json: { error: {} } }));
    const form = await enquire(page);
    await form.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    expect(await told(page)).not.toMatch(/generate_lead|Lead/);
    await page.unroute('**/api/website-leads');

    await submit(form).click();
    await page.waitForURL('**/thank-you');
    const shown = await page.getByText(/^Your reference: SH-/).textContent();
    const [reference = ''] = /SH-\w+/.exec(shown ?? '') ?? [];
    await expect.poll(() => told(page)).toContain('generate_lead');
    const { google, meta } = JSON.parse(await told(page));
    const counted = { event_id: reference, transaction_id: reference, form: 'footer' };
    expect(google).toContainEqual(['event', 'generate_lead', counted]);
    expect(meta).toContainEqual(['track', 'Lead', {}, { eventID: reference }]);
    await page.reload();
    await expect.poll(() => told(page)).toContain('config');
    expect(await told(page)).not.toContain('generate_lead');
  });

  it('asks nobody else after a no, and does not ask the visitor again', async () => {
    const { page, asked } = await open();
    await banner(page).getByRole('button', { name: 'No', exact: true }).click();
    await enquire(page);
    await page.waitForURL('**/thank-you');
    await page.getByText(/^Your reference: SH-/).waitFor();
    expect(await banner(page).isVisible()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('is never on the page behind the link in a mail', async () => {
    const html = await (await fetch(`${stack.siteUrl}/privacy/a.b`)).text();
    expect(html).toContain('<footer');
    expect(html).not.toMatch(/googletagmanager|facebook\.net|data-measurement/);
  });
});

it('Without ids nobody is asked, and no third party is let in', async () => {
  const response = await fetch(inject('siteUrl'));
  const all = (await response.text()) + JSON.stringify([...response.headers]);
  expect(all).toContain('script-src');
  expect(all).not.toMatch(/googletagmanager|facebook\.net|data-measurement/);
});
