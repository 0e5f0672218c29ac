import type { Locator, Page, Request } from 'playwright-core';
import { untilAwake } from './visitor.ts';

/** The footer's lead form (spec section 5). */
export const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form');
/** The form in the modal titled "Enquire Now". */
export const modalForm = (page: Page) => page.getByRole('dialog', { name: 'Enquire Now' }).locator('form');

/** Types into fields by their visible names. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.getByRole('textbox', { name, exact: false }).fill(value);
  }
}

/** Opens the modal and waits until its island is awake, as a visitor who reads first would. */
export async function openModal(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Enquire Now', exact: true }).last().click();
  const form = modalForm(page);
  await form.waitFor();
  await form.getByRole('textbox').first().focus();
  await untilAwake(page, 'dialog[open] form');
  return form;
}

/** Touches the footer form and waits until its island is awake. */
export async function wakeFooterForm(page: Page): Promise<Locator> {
  const form = footerForm(page);
  await form.getByRole('textbox').first().focus();
  await untilAwake(page, 'footer form');
  return form;
}

export const submit = (form: Locator) => form.getByRole('button', { name: 'Submit' });

/** Every lead the browser itself posts from now on. */
export function postedLeads(page: Page): Request[] {
  const posted: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/website-leads')) posted.push(request);
  });
  return posted;
}

/** An address no other test uses, to find the stored lead by. */
export const newAddress = () => `visitor-${crypto.randomUUID()}@example.com`;
