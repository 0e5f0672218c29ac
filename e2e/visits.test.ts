import type { Locator } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { qrCodesIn } from '../testing/qr-reader.ts';
import { axeFinds } from './axe.ts';
import { book, bookingForm, chooseTime, freeTimes, onDay, sayWho, visitOf } from './booking.ts';
import { fill, newAddress } from './forms.ts';
import { leadsOf } from './leads.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

const PROJECT = '/projects/residential/aranya';
const BOOKING = `${PROJECT}/visit`;
const REFUSED = /422/;

// Each test has a day of its own, so that no two want one place.
describe('A visit', () => {
  it('is booked in four taps and one form on a phone', async () => {
    const page = await visit(PROJECT, { viewport: PHONE, touch: true });
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
    };
    await tap(page.getByRole('link', { name: 'Book a visit' }));
    await page.waitForURL(`**${BOOKING}`);
    await tap(page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(2));
    await page.waitForURL(/day=/);
    await tap(freeTimes(page).first());
    await page.waitForURL(/hold=/);
    await page.getByText(/^Held for you until/).waitFor();
    const email = await sayWho(page, '9000000301');
    await tap(page.getByRole('button', { name: 'Book this visit' }));
    await page.waitForURL(/\/visits\/[\w.-]+\?booked/);
    expect(taps).toBeLessThanOrEqual(4);
    await page.getByRole('heading', { level: 1, name: 'Your visit is booked' }).waitFor();
    await page.getByText('The pavilion at the gate of Aranya').waitFor();
    expect(visitOf(email)).toMatchObject({ state: 'booked', project: 'aranya', people: 2 });
    expect(await leadsOf(email)).toMatchObject([{ source: 'visit', message: null }]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  it('is booked by keys alone', async () => {
    const page = await visit(BOOKING, { viewport: DESKTOP });
    await onDay(page, 3);
    await freeTimes(page).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/hold=/);
    const email = newAddress();
    await bookingForm(page).getByRole('textbox', { name: 'Name' }).focus();
    for (const typed of ['Asha', '9000000302', email]) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Book this visit' }).press('Enter');
    await page.waitForURL(/\/visits\//);
    expect(visitOf(email)).toMatchObject({ state: 'booked' });
  });

  it('is booked, moved and cancelled without script, and an old link changes nothing', async () => {
    const page = await visit(BOOKING, { script: false, expectedNoise: REFUSED });
    await onDay(page, 4);
    await freeTimes(page).first().click();
    await page.waitForURL(/hold=/);
    // What is wrong comes back with what was typed, the time still chosen.
    await fill(bookingForm(page), { Name: 'Asha', 'Phone Number': '12', Email: 'nobody' });
    await page.getByRole('button', { name: 'Book this visit' }).click();
    await page.getByText('Phone Number must be at least 10 digits').waitFor();
    expect(await bookingForm(page).getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Asha');
    const email = await sayWho(page, '9000000303');
    await page.getByRole('button', { name: 'Book this visit' }).click();
    await page.waitForURL(/\/visits\//);
    // Its code for the site office says the reference alone, on the screen and on paper.
    const [lead] = await leadsOf(email);
    const codes = async () =>
      (await qrCodesIn(await page.screenshot({ fullPage: true }))).map(({ text }) => text);
    // Until the page has turned: a picture of all of it is taken askew meanwhile.
    await expect.poll(codes).toEqual([lead?.reference]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(codes).toEqual([lead?.reference]);
    expect(await freeTimes(page).first().isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    const first = page.url().split('?')[0] ?? '';
    await freeTimes(page).last().click();
    await page.getByText('Done: this is the new time.').waitFor();
    expect(visitOf(email)).toMatchObject({ state: 'booked', sequence: 1 });
    const moved = page.url();
    await page.goto(first);
    expect(await page.getByRole('button', { name: 'Cancel this visit' }).count()).toBe(0);
    await page.goto(moved);
    await page.getByText('You cannot come at all?').click();
    await page.getByRole('button', { name: 'Cancel this visit' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your visit is cancelled' }).waitFor();
    expect(visitOf(email)).toMatchObject({ state: 'cancelled', sequence: 2 });
  });

  it('of two browsers that want one time one has it, and the other is offered others', async () => {
    const [one, other] = [await visit(BOOKING), await visit(BOOKING)];
    for (const page of [one, other]) await onDay(page, 5);
    const time = await freeTimes(one).first().getAttribute('value');
    await one.locator(`button[value="${time}"]`).click();
    await one.waitForURL(/hold=/);
    await other.locator(`button[value="${time}"]`).click();
    await other.getByText('That time was taken a moment ago.').waitFor();
    const later = await freeTimes(other).first().getAttribute('value');
    await other.locator(`button[name="wait"][value="${time}"]`).click();
    await other.getByText('This time is full.').waitFor();
    expect(await axeFinds(other)).toEqual([]);
    // What is not full is not said to be, whatever the address says.
    const free = await visit(`${BOOKING}?time=${later}&wait=1`);
    await free.getByRole('button', { name: 'Book this visit' }).waitFor();
    expect(await free.getByText('This time is full.').count()).toBe(0);
  });

  it('of a full time is waited for from its page, on a phone without script', async () => {
    const quick = await visit(BOOKING, { script: false });
    await onDay(quick, 11);
    const time = await chooseTime(quick);
    await sayWho(quick, '9000000305');
    await book(quick);
    const late = await visit(BOOKING, { script: false, viewport: PHONE });
    await onDay(late, 11);
    await late.getByText('Press it to wait for a place.').waitFor();
    await late.locator(`button[value="${time}"]`).click();
    await late.getByText('This time is full.').waitFor();
    const email = await sayWho(late, '9000000306');
    await late.getByRole('button', { name: 'Wait for a place at this time' }).click();
    await late.waitForURL(/\/visits\/[\w.-]+\?waiting/);
    await late.getByRole('heading', { level: 1, name: 'You are on the list' }).waitFor();
    expect(visitOf(email)).toMatchObject({ state: 'waiting', project: 'aranya' });
    await quick.getByText('You cannot come at all?').click();
    await quick.getByRole('button', { name: 'Cancel this visit' }).click();
    await expect.poll(() => visitOf(email)).toMatchObject({ state: 'booked' });
  });

  it('shows the time of those abroad beside India’s', async () => {
    const page = await visit(BOOKING, { script: false });
    await page.getByText('Not in India?').click();
    await page.getByRole('combobox', { name: 'Show your time as well' }).selectOption('Europe/London');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/zone=Europe/);
    const time = await freeTimes(page).first().getAttribute('value');
    const london = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }).format(new Date(String(time)));
    const [hour, minute] = london.split(/[:\s]/);
    expect(await freeTimes(page).first().textContent()).toContain(`${hour}.${minute}`);
  });

  it.each(['/projects/residential', '/shortlist'])('is begun without script from %s', async (from) => {
    const page = await visit(from, { script: false, viewport: PHONE });
    await page.getByRole('main').getByRole('link', { name: 'Book a visit' }).click();
    await page.waitForURL('**/visits');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Aranya/ })
      .click();
    await page.waitForURL(`**${BOOKING}`);
  });

  it('can be asked for where no times are offered', async () => {
    const page = await visit('/projects/residential/shisam/visit', { script: false });
    const email = await sayWho(page, '9000000304');
    await page.getByLabel('Day').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Ask for this time' }).click();
    await page.waitForURL(/\/visits\//);
    await page.getByRole('heading', { level: 1, name: 'Your visit is asked for' }).waitFor();
    expect(visitOf(email)).toMatchObject({ state: 'asked', project: 'shisam' });
  });

  it('has no page behind a link that was made up, and nothing wrong for those who cannot see', async () => {
    const made = await fetch(`${inject('siteUrl')}/visits/made.up.link`);
    expect(made.status).toBe(404);
    for (const address of [BOOKING, '/visits']) {
      const page = await visit(address, { viewport: PHONE });
      expect(await axeFinds(page), address).toEqual([]);
    }
  });
});
