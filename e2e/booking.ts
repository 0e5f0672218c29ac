import path from 'node:path';
import Database from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { mailsIn } from '../testing/outbox.ts';
import { fill, newAddress } from './forms.ts';

/** The form of a booking, below the time that was chosen. */
export const bookingForm = (page: Page) =>
  page.getByRole('main').locator('form', { hasText: 'How many come' });

export const freeTimes = (page: Page): Locator => page.locator('button[name="time"]:enabled');

/** Chooses a day by its place among those that are offered. */
export async function onDay(page: Page, nth: number): Promise<void> {
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(nth).click();
  await page.waitForURL(/day=/);
}

/** Presses a free time, and waits for the form. @returns the time */
export async function chooseTime(page: Page, time = freeTimes(page).first()): Promise<string> {
  const start = String(await time.getAttribute('value'));
  await time.click();
  await page.waitForURL(/hold=/);
  return start;
}

/** Types who comes. @returns the address, by which the visit is found again */
export async function sayWho(page: Page, mobile: string, name = 'Asha Kulkarni'): Promise<string> {
  const email = newAddress();
  await fill(bookingForm(page), { Name: name, 'Phone Number': mobile, Email: email });
  return email;
}

/** Sends the form, and waits for the page of the visit. @param state what became of it */
export async function book(page: Page, state: 'booked' | 'full' = 'booked'): Promise<void> {
  await page.getByRole('button', { name: 'Book this visit' }).click();
  await page.waitForURL(new RegExp(`/visits/[\\w.-]+\\?${state}`));
}

/** The day of India that a time lies in, as calendars take it. */
export const dayOf = (start: string) =>
  new Date(Date.parse(start) + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** What is stored of the visit that an address asked for. */
export function visitOf(
  email: string,
  databaseFile = inject('databaseFile'),
): Record<string, unknown> | undefined {
  const database = new Database(databaseFile, { readonly: true });
  try {
    return database
      .prepare<[string], Record<string, unknown>>(
        'select v.* from visits v join website_leads l on v.lead_id = l.id where l.email = ?',
      )
      .get(email);
  } finally {
    database.close();
  }
}

/** The mail with these words as its subject, once the CMS has written it. */
export async function mailAbout(email: string, subject: string, databaseFile = inject('databaseFile')) {
  const outbox = path.join(path.dirname(databaseFile), 'outbox');
  const found = async () => (await mailsIn(outbox, email)).filter((mail) => mail.subject === subject);
  await expect.poll(async () => (await found()).length).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error(`No mail about “${subject}”`);
  return { ...mail, words: `${mail.text}`.replaceAll(/\s+/g, ' ') };
}
