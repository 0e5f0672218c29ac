import { describe, expect, inject, it } from 'vitest';
import { fill, newAddress, openModal, postedLeads, submit } from './forms.ts';
import { leadsOf } from './leads.ts';
import { visit } from './visitor.ts';

const NAMES = { name: /name/i, phone: /phone/i, email: /email/i, message: /message/i } as const;
const GOOD = { Name: 'Rohan Deshpande', Email: 'rohan@example.com', Message: 'Which homes face the hills?' };
const good = () => ({ ...GOOD, Phone: '9000000002' });

describe('Enquiry modal: rules (spec section 5)', () => {
  it('shows each required message under its field', async () => {
    const page = await visit('/');
    const form = await openModal(page);
    await submit(form).click();
    for (const message of [
      'Name is required',
      'Phone Number is required',
      'Email is required',
      'Message is required',
    ]) {
      await form.getByText(message, { exact: true }).waitFor();
    }
    expect(
      await form
        .getByRole('textbox', { name: NAMES.name })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });

  it.each([
    ['Phone', '900000000', 'Phone Number must be at least 10 digits'],
    ['Phone', '9000000000123456', 'Phone Number must be no more than 15 digits'],
    ['Email', 'rohan@example', 'Email is not valid'],
    ['Email', 'rohan deshpande@example.com', 'Email is not valid'],
    ['Message', 'Too short', 'Message must be at least 10 characters'],
  ])('answers %s "%s" with "%s"', async (name, value, message) => {
    const page = await visit('/');
    const form = await openModal(page);
    const posted = postedLeads(page);
    await fill(form, { ...good(), [name]: value });
    await submit(form).click();
    await form.getByText(message, { exact: true }).waitFor();
    expect(posted).toHaveLength(0);
  });

  it.each([
    ['a phone number of 10 digits', { Phone: '9000000003' }],
    ['a phone number of 15 digits', { Phone: '900000000300000' }],
    ['a phone number as Indians write it', { Phone: '(90000) 00003' }],
    ['a phone number from abroad', { Phone: '+44 20 7946 0958' }],
    ['a message of 10 characters', { Message: 'Call me :)' }],
  ])('accepts %s', async (_, values) => {
    const page = await visit('/');
    const form = await openModal(page);
    await fill(form, { ...good(), Email: newAddress(), ...values });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
  });

  it('brings the numeric keypad for the phone number', async () => {
    const page = await visit('/');
    const form = await openModal(page);
    expect(await form.getByRole('textbox', { name: NAMES.phone }).getAttribute('inputmode')).toBe('numeric');
  });
});

describe('Enquiry modal: the call (spec sections 4, 7 and 8)', () => {
  it('posts the payload and header of the spec with its page, stores the lead, closes, and leads to /thank-you', async () => {
    const page = await visit('/projects/residential');
    const form = await openModal(page);
    const email = newAddress();
    const posted = postedLeads(page);
    await fill(form, { ...good(), Email: email });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect(await page.getByRole('dialog', { name: 'Enquire Now' }).isVisible()).toBe(false);
    expect(posted.map((request) => request.url())).toEqual([`${inject('cmsUrl')}/api/website-leads`]);
    expect(posted[0]?.headers()['content-type']).toBe('application/json');
    expect(posted[0]?.postDataJSON()).toEqual({
      data: {
        name: GOOD.Name,
        mobile: '9000000002',
        email,
        source: 'banner form',
        message: GOOD.Message,
        context: expect.objectContaining({ page: '/projects/residential' }),
      },
    });
    expect(await leadsOf(email)).toMatchObject([
      { name: GOOD.Name, source: 'banner form', message: GOOD.Message },
    ]);
  });

  it('takes any reply that is no error for success', async () => {
    const page = await visit('/');
    await page.route('**/api/website-leads', (route) => route.fulfill({ status: 201, json: { data: {} } }));
    const form = await openModal(page);
    await fill(form, good());
    await submit(form).click();
    await page.waitForURL('**/thank-you');
  });

  it('stays open with everything typed when both ways fail, and logs its answer', async () => {
    const page = await visit('/', { expectedNoise: /./ });
    const answer = { data: null, error: { status: 500, name: 'InternalServerError', message: 'no' } };
    await page.route('**/api/website-leads', (route) => route.fulfill({ status: 500, json: answer }));
    await page.route('**/enquiries', (route) => route.abort());
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && !/Failed to load/.test(message.text()),
    );
    const form = await openModal(page);
    await fill(form, good());
    await submit(form).click();
    expect(await Promise.all((await logged).args().map((value) => value.jsonValue()))).toContainEqual(answer);
    await form.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    expect(await form.getByRole('textbox', { name: NAMES.message }).inputValue()).toBe(GOOD.Message);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('sends once on a double click', async () => {
    const page = await visit('/');
    const form = await openModal(page);
    const email = newAddress();
    await fill(form, { ...good(), Email: email });
    await submit(form).dblclick();
    await page.waitForURL('**/thank-you');
    expect(await leadsOf(email)).toHaveLength(1);
  });
});
