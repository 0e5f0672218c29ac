import { expect, inject, it } from 'vitest';
import { fill, newAddress, submit, wakeFooterForm } from './forms.ts';
import { EDITOR } from './stack.ts';
import { visit } from './visitor.ts';

it('An enquiry a visitor sends is found in the admin panel', async () => {
  const email = newAddress();
  const site = await visit('/');
  const form = await wakeFooterForm(site);
  await fill(form, { 'Full Name': 'Vidya Gokhale', 'Email Address': email, 'Mobile No.': '9000000010' });
  await submit(form).click();
  await site.waitForURL('**/thank-you');

  // The panel asks for its own optional resources; what it logs is not the site's business.
  const panel = await visit('/admin', { siteUrl: inject('cmsUrl'), expectedNoise: /./ });
  await panel.getByRole('textbox', { name: /email/i }).fill(EDITOR.email);
  await panel.locator('input[name="password"]').fill(EDITOR.password);
  await panel.getByRole('button', { name: /login/i }).click();
  await panel.waitForURL((url) => !url.pathname.includes('/auth/'));
  await panel.goto(
    `/admin/content-manager/collection-types/api::website-lead.website-lead?_q=${encodeURIComponent(email)}`,
  );
  const row = panel.getByRole('row', { name: new RegExp(email) });
  await row.waitFor({ timeout: 20_000 });
  expect(await row.textContent()).toContain('Vidya Gokhale');
});
