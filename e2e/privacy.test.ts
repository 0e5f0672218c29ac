import { createHmac } from 'node:crypto';
import Database from 'better-sqlite3';
import { describe, expect, inject, it } from 'vitest';
import { fill, footerForm, newAddress, submit } from './forms.ts';
import { PHONE, visit } from './visitor.ts';

/** The link as our mails carry it. */
function linkOf(email: string): string {
  const database = new Database(inject('databaseFile'), { readonly: true });
  try {
    const contact = database
      .prepare<[string], { document: string }>('select document_id as document from contacts where email = ?')
      .get(email)?.document;
    const signature = createHmac('sha256', inject('appKey'))
      .update(`privacy link ${contact}`)
      .digest('base64url');
    return `/privacy/${contact}.${signature}`;
  } finally {
    database.close();
  }
}

describe('The page behind the link in a mail', () => {
  it('shows what is held, takes back one consent and all, and notes the wish to be erased, without script', async () => {
    const email = newAddress();
    const asker = await visit('/projects/commercial/tamba', { script: false, viewport: PHONE });
    const form = footerForm(asker);
    await fill(form, { 'Full Name': 'Meera Joshi', 'Mobile No.': '9000000031', 'Email Address': email });
    await form.getByText('News of other projects').click();
    for (const choice of ['e-mail', 'WhatsApp']) {
      await form.getByRole('checkbox', { name: new RegExp(choice) }).check();
    }
    await submit(form).click();
    await asker.waitForURL('**/thank-you?reference=*');

    const link = linkOf(email);
    const page = await visit(link, { script: false, viewport: PHONE });
    await page.getByText('M••• J•••').waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/Meera|9000000031/);
    const rows = page.getByRole('listitem').filter({ hasText: /^Tell me|^Answering/ });
    expect(await rows.filter({ hasText: 'Not agreed' }).count()).toBe(1);

    await rows
      .filter({ hasText: 'e-mail.' })
      .getByRole('button', { name: /Withdraw.*projects by e-mail/ })
      .click();
    await page.getByText('Done. This is what stands now.').waitFor();
    const refused = () => rows.filter({ hasText: 'Not agreed' }).count();
    expect(await refused()).toBe(2);
    await page.getByRole('button', { name: 'Withdraw all' }).click();
    await expect.poll(refused).toBe(4);
    await page.getByRole('button', { name: 'Ask to be erased' }).click();
    await page.getByText(/You asked for it on/).waitFor();

    // The address opens the page: nobody else is told it, and no form on the page sends it along.
    expect(await page.locator(`footer form [name="page"]`).inputValue()).toBe('/privacy');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${inject('siteUrl')}/privacy`,
    );
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'refuses what is no form of it: %s',
    async (type) => {
      const refused = await fetch(`${inject('siteUrl')}/privacy/nobody.nothing`, {
        method: 'POST',
        headers: { origin: inject('siteUrl'), 'content-type': type },
        body: '{"act"',
      });
      expect([refused.status, await refused.text()]).toEqual([400, 'This is not a form of the site']);
    },
  );

  it('is kept by nobody, found by nobody and named to nobody; without the right link there is none', async () => {
    const response = await fetch(`${inject('siteUrl')}/privacy/a.b`);
    expect(response.status).toBe(404);
    for (const [name, value] of [
      ['cache-control', 'no-store'],
      ['referrer-policy', 'no-referrer'],
      ['x-robots-tag', 'noindex'],
    ] as const) {
      expect(response.headers.get(name), name).toContain(value);
    }
  });
});
