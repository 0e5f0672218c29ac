import { describe, expect, inject, it } from 'vitest';
import { fill, footerForm, newAddress, postedLeads, submit, wakeFooterForm } from './forms.ts';
import { leadsOf } from './leads.ts';
import { visit } from './visitor.ts';

const GOOD = {
  'Full Name': 'Asha Kulkarni',
  'Email Address': 'asha@example.com',
  'Mobile No.': '9000000001',
};

describe('Footer form: rules (spec section 5)', () => {
  it('shows each required message under its field with a trailing asterisk, and focuses the first bad field', async () => {
    const page = await visit('/');
    const form = await wakeFooterForm(page);
    await submit(form).click();
    for (const [name, message] of [
      ['Full Name', 'Name is required*'],
      ['Email Address', 'Email is required*'],
      ['Mobile No.', 'Mobile number is required*'],
    ] as const) {
      const field = form.getByRole('textbox', { name });
      expect(await field.getAttribute('aria-invalid'), name).toBe('true');
      const described = (await field.getAttribute('aria-describedby')) ?? '';
      expect((await page.locator(`[id="${described.split(' ').at(-1)}"]`).textContent())?.trim()).toBe(
        message,
      );
    }
    expect(
      await form
        .getByRole('textbox', { name: 'Full Name' })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });

  it.each([
    ['Email Address', 'asha', 'Invalid email format*'],
    ['Email Address', 'asha@example', 'Invalid email format*'],
    ['Email Address', 'asha@example.c', 'Invalid email format*'],
    ['Mobile No.', '900000001', 'Mobile number must be 10 digits*'],
    ['Mobile No.', '90000000011', 'Mobile number must be 10 digits*'],
    ['Mobile No.', '90000 0001', 'Mobile number must be 10 digits*'],
  ])('answers %s "%s" with "%s"', async (name, value, message) => {
    const page = await visit('/');
    const form = await wakeFooterForm(page);
    await fill(form, { ...GOOD, [name]: value });
    const posted = postedLeads(page);
    await submit(form).click();
    await form.getByText(message, { exact: true }).waitFor();
    expect(posted).toHaveLength(0);
  });

  it('clears a message when its field is mended', async () => {
    const page = await visit('/');
    const form = await wakeFooterForm(page);
    await submit(form).click();
    await form.getByText('Name is required*').waitFor();
    await fill(form, { 'Full Name': 'Asha' });
    await form.getByText('Name is required*').waitFor({ state: 'hidden' });
    expect(await form.getByRole('textbox', { name: 'Full Name' }).getAttribute('aria-invalid')).not.toBe(
      'true',
    );
  });

  it('has native validation off, and no message field', async () => {
    const page = await visit('/');
    const form = await wakeFooterForm(page);
    expect(await form.evaluate((element) => element instanceof HTMLFormElement && element.noValidate)).toBe(
      true,
    );
    expect(await form.getByRole('textbox').count()).toBe(3);
  });
});

describe('Footer form: the call (spec sections 4, 7 and 8)', () => {
  it('posts the payload and header of the spec with its page and key, stores the lead, and leads to /thank-you, which shows the reference', async () => {
    const page = await visit('/about-us');
    const form = await wakeFooterForm(page);
    const email = newAddress();
    const posted = postedLeads(page);
    // The numbers as Indians write them; ten digits are sent and stored.
    await fill(form, { ...GOOD, 'Email Address': email, 'Mobile No.': '+91 90000 00001' });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect(posted).toHaveLength(1);
    const [request] = posted;
    expect(request?.url()).toBe(`${inject('cmsUrl')}/api/website-leads`);
    expect(request?.headers()['content-type']).toBe('application/json');
    expect(request?.postDataJSON()).toEqual({
      data: {
        name: 'Asha Kulkarni',
        mobile: '9000000001',
        email,
        source: 'footer',
        context: expect.objectContaining({ page: '/about-us' }),
      },
    });
    expect(request?.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    await page.getByText(/^Your reference: SH-\w+$/).waitFor();
    expect(await leadsOf(email)).toMatchObject([
      { name: 'Asha Kulkarni', mobile: '9000000001', source: 'footer' },
    ]);
  });

  it('sends once on a double click', async () => {
    const page = await visit('/');
    const form = await wakeFooterForm(page);
    const email = newAddress();
    const posted = postedLeads(page);
    await fill(form, { ...GOOD, 'Email Address': email });
    await submit(form).dblclick();
    await page.waitForURL('**/thank-you');
    expect(posted).toHaveLength(1);
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('takes nothing but status 200 for success', async () => {
    const page = await visit('/', { expectedNoise: /./ });
    await page.route('**/api/website-leads', (route) => route.fulfill({ status: 201, json: { data: {} } }));
    const form = await wakeFooterForm(page);
    await fill(form, GOOD);
    await submit(form).click();
    await form.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await form.getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe(GOOD['Full Name']);
  });

  it('when both ways fail logs the server’s answer, keeps the form as it is, and says so politely', async () => {
    const page = await visit('/', { expectedNoise: /./ });
    const answer = {
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError', message: 'not now' },
    };
    await page.route('**/api/website-leads', (route) => route.fulfill({ status: 503, json: answer }));
    await page.route('**/enquiries', (route) => route.abort());
    const logged = page.waitForEvent(
      'console',
      (message) =>
        message.type() === 'error' && message.args().length > 0 && !/Failed to load/.test(message.text()),
    );
    const form = await wakeFooterForm(page);
    await fill(form, GOOD);
    await submit(form).click();
    const said = await Promise.all((await logged).args().map((value) => value.jsonValue()));
    expect(said).toContainEqual(answer);
    await form.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    for (const [name, value] of Object.entries(GOOD)) {
      expect(await form.getByRole('textbox', { name }).inputValue()).toBe(value);
    }
    // The same press of the button works once the backend is back.
    await page.unroute('**/api/website-leads');
    const email = newAddress();
    await fill(form, { 'Email Address': email });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('on a broken connection logs the error message', async () => {
    const page = await visit('/', { expectedNoise: /./ });
    for (const way of ['**/api/website-leads', '**/enquiries']) {
      await page.route(way, (route) => route.abort());
    }
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && !/net::/.test(message.text()),
    );
    const form = await wakeFooterForm(page);
    await fill(form, GOOD);
    await submit(form).click();
    expect((await logged).text()).toMatch(/fetch/i);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('keeps what was typed before the script arrived', async () => {
    const page = await visit('/');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const form = footerForm(page);
    await fill(form, GOOD);
    release();
    await wakeFooterForm(page);
    for (const [name, value] of Object.entries(GOOD)) {
      expect(await form.getByRole('textbox', { name }).inputValue()).toBe(value);
    }
  });

  it('is reset after success', async () => {
    const page = await visit('/about-us');
    const form = await wakeFooterForm(page);
    await fill(form, { ...GOOD, 'Email Address': newAddress() });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    await page.goBack();
    await page.waitForURL('**/about-us');
    expect(await footerForm(page).getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe('');
  });
});
