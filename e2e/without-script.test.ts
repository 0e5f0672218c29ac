import { describe, expect, inject, it } from 'vitest';
import { fill, footerForm, modalForm, newAddress, submit } from './forms.ts';
import { leadsOf } from './leads.ts';
import { NARROW_PHONE, visit } from './visitor.ts';

// The browser itself notes that the form was refused.
const REFUSED = /422/;

describe('Without script', () => {
  it('the footer form stores the lead and leads to /thank-you', async () => {
    const page = await visit('/about-us', { script: false });
    const email = newAddress();
    await fill(footerForm(page), {
      'Full Name': 'Meera Joshi',
      'Email Address': email,
      'Mobile No.': '+91 90000 00004',
    });
    await submit(footerForm(page)).click();
    await page.waitForURL('**/thank-you?reference=*');
    const [lead] = await leadsOf(email);
    expect(lead).toMatchObject({
      name: 'Meera Joshi',
      mobile: '9000000004',
      source: 'footer',
      message: null,
    });
    await page.getByText(`Your reference: ${lead?.reference}`).waitFor();
    const next = await fetch(`${inject('siteUrl')}/thank-you`);
    expect(await next.text()).not.toContain(lead?.reference);
  });

  it('the modal opens, stores the lead and leads to /thank-you', async () => {
    const page = await visit('/', { script: false, viewport: NARROW_PHONE });
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).last().click();
    const email = newAddress();
    await fill(modalForm(page), {
      Name: 'Meera',
      Phone: '090000 00005',
      Email: email,
      Message: 'When do the keys come?',
    });
    await submit(modalForm(page)).click();
    await page.waitForURL('**/thank-you?reference=*');
    expect(await leadsOf(email)).toMatchObject([
      { mobile: '9000000005', source: 'banner form', message: 'When do the keys come?' },
    ]);
  });

  it('a footer form with mistakes comes back with the same page, the messages and what was typed', async () => {
    const page = await visit('/about-us', { script: false, expectedNoise: REFUSED });
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await fill(footerForm(page), {
      'Full Name': 'Meera Joshi',
      'Email Address': 'meera@',
      'Mobile No.': '123',
    });
    await submit(footerForm(page)).click();
    const response = await answered;
    expect(response.status()).toBe(422);
    expect(response.headers()['cache-control']).toContain('no-store');
    await footerForm(page).getByText('Invalid email format*').waitFor();
    await footerForm(page).getByText('Mobile number must be 10 digits*').waitFor();
    expect(await footerForm(page).getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe(
      'Meera Joshi',
    );
    expect(await footerForm(page).getByRole('textbox', { name: 'Mobile No.' }).inputValue()).toBe('123');
    expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe(heading);
  });

  it('a footer form from where nothing is comes back with its messages too', async () => {
    const body = new URLSearchParams({ form: 'footer', page: '/nowhere', name: '', mobile: '1', email: 'a' });
    const response = await fetch(`${inject('siteUrl')}/enquiries`, {
      method: 'POST',
      headers: { origin: inject('siteUrl') },
      body,
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Name is required*');
  });

  it('a modal with mistakes comes back open', async () => {
    const page = await visit('/', { script: false, expectedNoise: REFUSED });
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).last().click();
    await fill(modalForm(page), { Name: 'Meera', Message: 'short' });
    await submit(modalForm(page)).click();
    await modalForm(page).getByText('Phone Number is required', { exact: true }).waitFor();
    await modalForm(page).getByText('Message must be at least 10 characters', { exact: true }).waitFor();
    expect(await modalForm(page).getByRole('textbox', { name: /name/i }).inputValue()).toBe('Meera');
  });

  it('what was typed never reaches the next visitor through the page cache', async () => {
    const page = await visit('/about-us', { script: false, expectedNoise: REFUSED });
    await fill(footerForm(page), { 'Full Name': 'Only Mine', 'Email Address': 'x' });
    await submit(footerForm(page)).click();
    await footerForm(page).getByText('Invalid email format*').waitFor();
    const next = await fetch(`${inject('siteUrl')}/about-us`);
    expect(await next.text()).not.toContain('Only Mine');
  });

  it('the same form posted twice at once stores one lead', async () => {
    const email = newAddress();
    const post = () =>
      fetch(`${inject('siteUrl')}/enquiries`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: inject('siteUrl'), 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ form: 'footer', page: '/', name: 'Twice', email, mobile: '9000000006' }),
      });
    const [one, two] = await Promise.all([post(), post()]);
    expect([one.status, two.status]).toEqual([303, 303]);
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('a huge body is refused, as a form or as JSON, of told length or not', async () => {
    const huge = 'x'.repeat(1_000_000);
    const post = (type: string, body: RequestInit['body']) =>
      fetch(`${inject('siteUrl')}/enquiries`, {
        method: 'POST',
        headers: { origin: inject('siteUrl'), 'content-type': type },
        body: body ?? null,
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      });
    const json = JSON.stringify({ data: { name: huge } });
    const answers = [
      await post('application/json', json),
      await post('application/json', new Blob([json]).stream()),
      await post('application/x-www-form-urlencoded', new URLSearchParams({ form: 'footer', name: huge })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413]);
  });

  it('a post from another site is refused', async () => {
    const email = newAddress();
    const response = await fetch(`${inject('siteUrl')}/enquiries`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ form: 'footer', page: '/', name: 'Other', email, mobile: '9000000007' }),
    });
    expect(response.status).toBe(403);
    expect(await leadsOf(email)).toHaveLength(0);
  });

  it('every page can be read: home, lists, details', async () => {
    for (const path of [
      '/',
      '/projects/residential',
      '/news-and-media',
      '/blogs',
      '/career',
      '/contact-us',
    ]) {
      const page = await visit(path, { script: false });
      expect(
        (await page.getByRole('heading', { level: 1 }).first().textContent())?.trim(),
        path,
      ).toBeTruthy();
      expect((await page.getByRole('main').textContent())?.length, path).toBeGreaterThan(200);
    }
  });
});
