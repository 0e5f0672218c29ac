import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { enquire } from '../testing/leads.ts';
import { axeFinds } from './axe.ts';
import { book, chooseTime, dayOf, onDay, sayWho } from './booking.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
const BOOKING = '/projects/residential/aranya/visit';
const TIMEOUT_MS = 180_000;

let asha: Account;
let meera: Account;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
  meera = await anAccount(cmsUrl, 'desk-sales-manager', 'Meera');
});

/** A visitor with their form before them, on a day of the site of their own. @returns the time they hold */
async function holdOnSite(nth: number) {
  const site = await visit(BOOKING, { viewport: DESKTOP });
  await onDay(site, nth);
  const start = await chooseTime(site);
  return { site, start };
}

async function bookOnSite(site: Page, name: string) {
  await sayWho(site, '9000000311', name);
  await book(site);
}

it(
  'What a visitor books on the site stands in the open calendar by itself, and is moved by keys alone',
  async () => {
    const name = `Charulata ${randomUUID().slice(0, 8)}`;
    const { site, start } = await holdOnSite(8);
    const desk = await signedIn(meera, `/admin/lead-desk/visits?project=aranya&date=${dayOf(start)}`, {
      width: 1440,
      height: 900,
    });
    await desk.getByRole('heading', { name: 'Visits', level: 1 }).waitFor();
    await bookOnSite(site, name);
    const card = desk.getByRole('article', { name: new RegExp(name) });
    await card.waitFor();
    const before = await card.getAttribute('aria-label');

    await card.getByRole('button', { name: `What to do with ${name}` }).press('Enter');
    await card.getByRole('button', { name: 'Move' }).press('Enter');
    const target = desk.locator('.visit-target').first();
    await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
    // Escape leaves it where it is.
    await desk.keyboard.press('Escape');
    await expect.poll(() => desk.locator('.visit-target').count()).toBe(0);
    await card.getByRole('button', { name: `What to do with ${name}` }).press('Enter');
    await card.getByRole('button', { name: 'Move' }).press('Enter');
    await target.waitFor();
    await desk.keyboard.press('Enter');
    await expect.poll(() => card.getAttribute('aria-label')).not.toBe(before);
    // The visitor's old link shows the new time, and changes nothing any more.
    await site.reload();
    expect(await site.getByRole('button', { name: 'Cancel this visit' }).count()).toBe(0);
  },
  TIMEOUT_MS,
);

it(
  'On a desktop a visit is dragged to another time; the place it left is free on the site',
  async () => {
    const name = `Madhavi ${randomUUID().slice(0, 8)}`;
    const { site, start } = await holdOnSite(9);
    await bookOnSite(site, name);
    const desk = await signedIn(meera, `/admin/lead-desk/visits?project=aranya&date=${dayOf(start)}`, {
      width: 1440,
      height: 900,
    });
    const card = desk.getByRole('article', { name: new RegExp(name) });
    await card.waitFor();
    const before = await card.getAttribute('aria-label');
    await card.hover();
    await desk.mouse.down();
    const box = await card.boundingBox();
    await desk.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60, { steps: 5 });
    const target = desk.locator('.visit-target').first();
    await target.waitFor();
    const drop = await target.boundingBox();
    await desk.mouse.move((drop?.x ?? 0) + 20, (drop?.y ?? 0) + 10, { steps: 8 });
    await desk.mouse.up();
    await expect.poll(() => card.getAttribute('aria-label')).not.toBe(before);
    const other = await visit(`${BOOKING}?day=${dayOf(start)}`, { script: false });
    expect(await other.locator(`button[value="${start}"]`).isEnabled()).toBe(true);
  },
  TIMEOUT_MS,
);

it(
  'On a phone a sales person books a visit from an enquiry, and finds it in the list by days',
  async () => {
    const name = `Shalini ${randomUUID().slice(0, 8)}`;
    const reference = await enquire({ url: cmsUrl }, { name, mobile: '9000000312' });
    const desk = await signedIn(asha, `/admin/lead-desk?view=open&q=${reference}`, PHONE);
    await desk.getByRole('link', { name, exact: true }).click();
    await desk.getByRole('button', { name: 'Book a visit' }).click();
    await desk.getByRole('combobox', { name: 'Project' }).click();
    await desk.getByRole('option', { name: 'Aranya' }).click();
    const day = desk.getByRole('textbox', { name: 'Day', exact: true });
    const date = dayOf(new Date(Date.now() + 12 * 86_400_000).toISOString());
    await day.fill(date.split('-').reverse().join('/'));
    await desk.getByRole('group', { name: 'Time' }).getByRole('button').first().click();
    await desk.getByRole('button', { name: 'Book this visit' }).click();
    const card = desk.getByRole('article', { name: new RegExp(name) });
    await card.waitFor();
    await desk.getByText('Site visit booked').first().waitFor();

    await desk.goto(`/admin/lead-desk/visits?date=${date}`);
    await card.waitFor();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await card.getByRole('button', { name: `What to do with ${name}` }).click();
    await card.getByRole('button', { name: 'Cancel …' }).click();
    await card.getByRole('button', { name: 'Cancel the visit' }).click();
    await expect.poll(() => card.count()).toBe(0);
  },
  TIMEOUT_MS,
);

it('The calendar has nothing wrong for those who cannot see', async () => {
  for (const span of ['day', 'week']) {
    const desk = await signedIn(meera, `/admin/lead-desk/visits?span=${span}`);
    // Other journeys may have had visits booked for today.
    const drawn = desk.getByText('No visits').or(desk.getByRole('article'));
    await drawn.first().waitFor();
    const finds = await axeFinds(desk);
    expect(
      finds.filter((find) => JSON.stringify(find).includes('visit')),
      span,
    ).toEqual([]);
  }
});
