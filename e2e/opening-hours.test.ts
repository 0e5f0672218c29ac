import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { query } from '../testing/database.ts';
import { enquire, someEmail } from '../testing/leads.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { fill, newAddress, submit, wakeFooterForm } from './forms.ts';
import { administratorOf, anAccount, signedIn } from './panel.ts';
import { visit } from './visitor.ts';

// Opening hours are typed once. The seed's are Monday to Saturday 9.30 am to 6.30 pm.

const CONTACT = '/admin/content-manager/single-types/api::contact-page.contact-page';
const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000];
const DAY_MS = 24 * HOUR_MS;
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;
const WEDNESDAY = 3;
const SEEN_MS = { timeout: 60_000 };

/** Eight in the evening of the last Wednesday that is over, in India. */
function aWednesdayEvening(): number {
  const today = Math.floor((Date.now() + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS;
  const back = (new Date(today).getUTCDay() - WEDNESDAY + 7) % 7 || 7;
  return today - back * DAY_MS + 20 * HOUR_MS - INDIA_AHEAD_MS;
}

describe('Opening hours', { timeout: 240_000 }, () => {
  let stack: Stack;
  let mail: MailServer;

  beforeAll(async () => {
    mail = await startMailServer();
    stack = await startStack({
      seeded: inject('seeded'),
      more: { SMTP_URL: mail.url, MAIL_FROM: 'website@house.example' },
    });
  });
  afterAll(async () => {
    await stack?.stop();
    await mail?.stop();
  });

  const officeOn = (page: Page) =>
    page
      .getByLabel('Opening hours of Head office')
      .getByText(/9\.30.am to/)
      .textContent();
  const site = (path: string) => visit(path, { siteUrl: stack.siteUrl });
  const plain = (words: string | null | undefined) => (words ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
  const press = (panel: Page) => panel.getByRole('button', { name: 'Publish', exact: true }).click();

  /** Somebody who enquired at eight in the evening and was called twenty minutes later. */
  async function calledInTheEvening(name: string): Promise<string> {
    const reference = await enquire({ url: stack.cmsUrl }, { name, email: someEmail() });
    const came = aWednesdayEvening();
    await query(
      { kind: 'sqlite', filename: stack.databaseFile },
      "update website_leads set created_at = ?, first_response_at = ?, stage = 'Contacted' where reference = ?",
      came,
      came + 20 * MINUTE_MS,
      reference,
    );
    return reference;
  }

  it('changed once in the panel are the contact page’s, the thank-you page’s, the mail’s and the desk’s', async () => {
    const administrator = administratorOf(stack.cmsUrl);
    const meghana = await anAccount(stack.cmsUrl, 'strapi-editor', 'Meghana');
    const reference = await calledInTheEvening('Sharvari Evening');
    const desk = await signedIn(administrator, `/admin/lead-desk?view=all&q=${reference}`);
    const row = desk.getByRole('row', { name: new RegExp(reference) });
    await row.getByText('Answered at once').waitFor();
    expect(plain(await officeOn(await site('/contact-us')))).toBe('9.30 am to 6.30 pm');

    const panel = await signedIn(meghana, CONTACT);
    await panel.getByRole('button', { name: 'Head office', exact: true }).click();
    await panel.getByRole('button', { name: 'Monday', exact: true }).click();
    const closes = panel.getByRole('textbox', { name: 'Closes' });
    await closes.fill('9 pm');
    await press(panel);
    await panel.getByText('It is not written as expected. The line below says how.').waitFor();
    await closes.fill('09:00');
    await press(panel);
    await panel.locator('form').getByText('It closes before it opens.').waitFor();
    await closes.fill('21:00');
    await press(panel);
    await panel.getByText('Published document').first().waitFor();

    await expect
      .poll(async () => plain(await (await fetch(`${stack.siteUrl}/contact-us`)).text()), SEEN_MS)
      .toContain('9.30 am to 9 pm');
    expect(plain(await officeOn(await site('/contact-us')))).toBe('9.30 am to 9 pm');

    const email = newAddress();
    const visitor = await site('/');
    const form = await wakeFooterForm(visitor);
    await fill(form, { 'Full Name': 'Vidya Gokhale', 'Email Address': email, 'Mobile No.': '9000000011' });
    await submit(form).click();
    await visitor.waitForURL('**/thank-you');
    const written = 'in office hours (Monday to Saturday 9.30 am to 9 pm, Sunday 10 am to 4 pm)';
    expect(plain(await visitor.locator('main').textContent())).toContain(`Somebody calls you ${written}.`);
    await expect.poll(() => mail.to(email).length, SEEN_MS).toBe(1);
    const [received] = mail.to(email);
    expect(plain(received?.text)).toContain(`Somebody calls you ${written}.`);
    expect(plain(received?.html)).toContain(written);

    await desk.reload();
    await row.getByText('Answered in 20 min').waitFor();
  });
});
