import Database from 'better-sqlite3';
import { describe, expect, inject, it } from 'vitest';
import { fill, footerForm, modalForm, newAddress, openModal, submit, wakeFooterForm } from './forms.ts';
import { visit } from './visitor.ts';

const FOOTER = { 'Full Name': 'Asha Kulkarni', 'Mobile No.': '9000000021' };
const MODAL = { Name: 'Rohan Deshpande', Phone: '9000000022', Message: 'Which homes face the hills?' };
const NOTICE = /even if your number is on a do-not-disturb register/;

type Receipt = { purpose: string; channel: string; granted: number; version: string; page: string };

/** What is stored of the consents of an enquiry, read from the database itself. */
function receiptsOf(email: string): Receipt[] {
  const database = new Database(inject('databaseFile'), { readonly: true });
  try {
    return database
      .prepare<[string], Receipt>(
        `select purpose, channel, granted, wording_version as version, receipt.page
         from consent_receipts receipt join website_leads lead on lead.id = receipt.lead_id
         where lead.email = ? order by receipt.id`,
      )
      .all(email);
  } finally {
    database.close();
  }
}

type Origin = { source: string | null; first: string; last: string; reasons: string | null };

function originOf(email: string): Origin | undefined {
  const database = new Database(inject('databaseFile'), { readonly: true });
  try {
    return database
      .prepare<[string], Origin>(
        `select utm_source as source, first_touch as first, last_touch as last, spam_reasons as reasons
         from website_leads where email = ?`,
      )
      .get(email);
  } finally {
    database.close();
  }
}

async function shownVersion(): Promise<string> {
  const { data } = await (await fetch(`${inject('cmsUrl')}/api/consent-notice`)).json();
  return data.version;
}
const answers = (email: string) =>
  Object.fromEntries(
    receiptsOf(email).map(({ purpose, channel, granted }) => [`${purpose}/${channel}`, granted]),
  );

describe('What is agreed to under a form', () => {
  it('in the footer, ticked: is stored with the words shown, and with the advertisement that led here', async () => {
    const page = await visit('/?utm_source=google&utm_campaign=monsoon&gclid=abc-123');
    const token = page.waitForRequest('**/api/form-token');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
    await page.waitForURL('**/about-us');
    const form = await wakeFooterForm(page);
    await token;
    const email = newAddress();
    await fill(form, { ...FOOTER, 'Email Address': email });
    await form.getByText(NOTICE).waitFor();
    expect(await form.getByRole('checkbox').count()).toBe(0);
    await form.getByText('News of other projects').click();
    expect(await form.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await form.getByRole('checkbox', { name: /e-mail/ }).check();
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect(answers(email)).toEqual({
      'enquiry/any': 1,
      'news/phone': 0,
      'news/email': 1,
      'news/whatsapp': 0,
    });
    const version = await shownVersion();
    for (const receipt of receiptsOf(email)) expect(receipt).toMatchObject({ version, page: '/about-us' });
    const origin = originOf(email);
    expect(origin?.source).toBe('google');
    expect(origin?.reasons ?? '').not.toMatch(/token|people do not see/);
    for (const touch of [origin?.first, origin?.last]) {
      expect(JSON.parse(touch ?? '')).toMatchObject({ page: '/', utm_campaign: 'monsoon', gclid: 'abc-123' });
    }
  });

  it('in the modal, left alone: the policy opens over it, nothing is required, and every no is stored', async () => {
    const page = await visit('/projects/residential', { viewport: { width: 390, height: 640 } });
    const form = await openModal(page);
    const bottom = await submit(form).evaluate((button) => button.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(640);
    await form.getByRole('button', { name: 'privacy policy' }).click();
    await page.getByRole('dialog', { name: 'Privacy Policy' }).getByRole('button', { name: 'Close' }).click();
    const email = newAddress();
    await fill(form, { ...MODAL, Email: email });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect(answers(email)).toEqual({
      'enquiry/any': 1,
      'news/phone': 0,
      'news/email': 0,
      'news/whatsapp': 0,
    });
  });

  it('without script, ticked: stays ticked when the form comes back, and is stored', async () => {
    const page = await visit('/', { script: false, expectedNoise: /422/ });
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).last().click();
    const form = modalForm(page);
    await form.getByText('News of other projects').click();
    await form.getByRole('checkbox', { name: /WhatsApp/ }).check();
    await submit(form).click();
    await form.getByText('Name is required', { exact: true }).waitFor();
    expect(await form.getByRole('checkbox', { name: /WhatsApp/ }).isChecked()).toBe(true);
    expect(await footerForm(page).getByRole('checkbox', { checked: true }).count()).toBe(0);
    const email = newAddress();
    await fill(form, { ...MODAL, Email: email });
    await submit(form).click();
    await page.waitForURL('**/thank-you?reference=*');
    expect(answers(email)).toMatchObject({ 'news/phone': 0, 'news/email': 0, 'news/whatsapp': 1 });
  });

  it('a machine that fills in whatever it finds is thanked like anybody, and marked', async () => {
    const email = newAddress();
    const response = await fetch(`${inject('siteUrl')}/enquiries`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: inject('siteUrl'), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        form: 'footer',
        page: '/',
        name: 'Filler',
        email,
        mobile: '9000000023',
        subject: 'Filler',
      }),
    });
    expect(response.status).toBe(303);
    expect(originOf(email)?.reasons).toContain('people do not see');
  });
});
