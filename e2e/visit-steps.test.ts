import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { openForVisits } from '../testing/visits.ts';
import { axeFinds } from './axe.ts';
import { fill, newAddress } from './forms.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

const stack = inject('edited');
// Of its own: nobody else books it.
const URL_OF_IT = 'counted-court';
const PROJECT = `/projects/residential/${URL_OF_IT}`;
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const BEGUN = today();
const STEPS = ['Saw the times', 'Chose a time', 'Sent the form', 'Booked'];

let meera: Account;

beforeAll(async () => {
  meera = await anAccount(stack.cmsUrl, 'desk-sales-manager', 'Meera');
  await openForVisits(editorOf({ url: stack.cmsUrl }, stack.editorToken), URL_OF_IT);
  await vi.waitFor(async () => expect((await fetch(`${stack.siteUrl}${PROJECT}`)).status).toBe(200), {
    timeout: 20_000,
  });
});

/** How often each step was taken today, as the report has it. */
async function timesIn(desk: Page): Promise<number[]> {
  // From the day on which this began: another may have begun since.
  await desk.goto(`/admin/lead-desk/reports?from=${BEGUN}&to=${today()}&project=${URL_OF_IT}`);
  await desk.getByRole('heading', { name: /^Booking a visit on the site · / }).waitFor();
  const table = desk.getByRole('table', { name: 'Booking a visit on the site' });
  if ((await table.count()) === 0) return STEPS.map(() => 0);
  const times = STEPS.map(async (step) =>
    Number(await table.getByRole('row', { name: step }).getByRole('cell').first().textContent()),
  );
  return Promise.all(times);
}

/** From the project's page to a booked visit, with a look at other days and another time on the way. */
async function bookOnSite(script: boolean, mobile: string): Promise<void> {
  const page = await visit(PROJECT, { viewport: PHONE, touch: true, script, siteUrl: stack.siteUrl });
  await page.getByRole('link', { name: 'Book a visit' }).first().tap();
  await page.waitForURL(/\/visit$/);
  const days = page.getByRole('navigation', { name: 'Days' }).getByRole('link');
  for (const nth of [1, 2]) {
    await days.nth(nth).tap();
    await page.waitForURL(/day=/);
  }
  await page.locator('button[name="time"]:enabled').first().tap();
  await page.waitForURL(/hold=/);
  await page.getByRole('link', { name: 'Choose another time' }).tap();
  await page.waitForURL(/day=/);
  await page.locator('button[name="time"]:enabled').last().tap();
  await page.waitForURL(/until=/);
  const form = page.getByRole('main').locator('form', { hasText: 'How many come' });
  await fill(form, { Name: 'Asha Kulkarni', 'Phone Number': mobile, Email: newAddress() });
  await page.getByRole('button', { name: 'Book this visit' }).tap();
  await page.waitForURL(/\/visits\/[\w.-]+\?booked/);
}

it.each([
  ['with script', true, '9000000351', DESKTOP],
  ['without', false, '9000000352', PHONE],
] as const)(
  'Who books a visit %s is counted once at each step, and by nothing in their browser',
  async (_, script, mobile, viewport) => {
    const desk = await signedIn(meera, '/admin/lead-desk', viewport);
    const before = await timesIn(desk);
    await bookOnSite(script, mobile);
    await expect.poll(() => timesIn(desk), { timeout: 20_000 }).toEqual(before.map((times) => times + 1));
    const table = desk.getByRole('table', { name: 'Booking a visit on the site' });
    const right = await table.evaluate((drawn) => drawn.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(viewport.width);
    expect(await axeFinds(desk, { within: 'main', rules: 'wcag' })).toEqual([]);
  },
);

it('Who opens the page and leaves is counted there alone, and what is no browser nowhere', async () => {
  const desk = await signedIn(meera, '/admin/lead-desk', DESKTOP);
  const before = await timesIn(desk);
  const page = await visit(`${PROJECT}/visit`, { viewport: PHONE, siteUrl: stack.siteUrl });
  await page.getByRole('navigation', { name: 'Days' }).waitFor();
  expect(await page.context().cookies()).toEqual([]);
  expect((await fetch(`${stack.siteUrl}${PROJECT}/visit`)).status).toBe(200);
  const [seen = 0, ...later] = before;
  await expect.poll(() => timesIn(desk), { timeout: 20_000 }).toEqual([seen + 1, ...later]);
});
