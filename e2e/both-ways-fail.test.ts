import { describe, expect, it } from 'vitest';
import { fill, footerForm, newAddress, openModal, submit, wakeFooterForm } from './forms.ts';
import { leadsOf } from './leads.ts';
import { visit } from './visitor.ts';

const WAYS = ['**/api/website-leads', '**/enquiries'];

describe('Neither the backend nor the site takes an enquiry', () => {
  it('the visitor is told so, may send it by WhatsApp, and finds it typed after a reload', async () => {
    const page = await visit('/about-us', { expectedNoise: /./ });
    for (const way of WAYS) await page.route(way, (route) => route.abort());
    const form = await wakeFooterForm(page);
    const email = newAddress();
    await fill(form, { 'Full Name': 'Asha K', 'Email Address': email, 'Mobile No.': '9000000013' });
    await submit(form).click();
    const link = form.getByRole('status').getByRole('link', { name: /WhatsApp/ });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.origin).toBe('https://wa.me');
    for (const typed of ['Asha K', email, '9000000013'])
      expect(href.searchParams.get('text')).toContain(typed);

    await page.reload();
    const field = footerForm(page).getByRole('textbox', { name: 'Email Address' });
    await expect.poll(() => field.inputValue()).toBe(email);
    await page.unrouteAll();
    await submit(await wakeFooterForm(page)).click();
    await page.waitForURL('**/thank-you');
    expect(await leadsOf(email)).toMatchObject([{ name: 'Asha K', mobile: '9000000013' }]);
    await page.goto('/about-us');
    expect(await footerForm(page).getByRole('textbox', { name: 'Email Address' }).inputValue()).toBe('');
  });

  it('so it is in the modal, message included', async () => {
    const page = await visit('/', { expectedNoise: /./ });
    for (const way of WAYS) await page.route(way, (route) => route.abort());
    const typed = { Name: 'Rohan', Phone: '9000000014', Email: newAddress(), Message: 'Hills & river?' };
    const form = await openModal(page);
    await fill(form, typed);
    await submit(form).click();
    const link = form.getByRole('status').getByRole('link', { name: /WhatsApp/ });
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
      'Hills & river?',
    );
    await page.reload();
    const again = await openModal(page);
    expect(await again.getByRole('textbox', { name: /message/i }).inputValue()).toBe('Hills & river?');
  });
});
