import { randomUUID } from 'node:crypto';
import type { Response } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { query } from '../testing/database.ts';
import { enquire as enquireAt, someNumber } from '../testing/leads.ts';
import { fill, newAddress, submit, wakeFooterForm } from './forms.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { PHONE, visit } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
/** Each of somebody of their own: who comes back goes to the colleague who has them. */
const MOBILE = someNumber();

let asha: Account;
let ravi: Account;

const enquire = (name: string) => enquireAt({ url: cmsUrl }, { name, mobile: someNumber() });
const LIVE = 'New enquiries appear by themselves';
// As docs/lead-desk.md promises it.
const TOLD_WITHIN_MS = 3000;
const ENQUIRIES = 5;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
  ravi = await anAccount(cmsUrl, 'desk-sales', 'Ravi');
});

it('An enquiry made on the site appears at two desks by itself; one takes it, and the other sees that', async () => {
  const name = `Sharvari ${randomUUID()}`;
  const [desk, other, site] = await Promise.all([
    signedIn(asha, '/admin/lead-desk?view=open'),
    signedIn(ravi, '/admin/lead-desk?view=open', PHONE),
    visit('/'),
  ]);
  for (const page of [desk, other]) await page.getByText(LIVE).waitFor();
  const form = await wakeFooterForm(site);
  await fill(form, { 'Full Name': name, 'Email Address': newAddress(), 'Mobile No.': MOBILE });
  await submit(form).click();
  for (const page of [desk, other]) await page.getByRole('link', { name, exact: true }).waitFor();

  await desk.getByRole('link', { name, exact: true }).click();
  await desk.getByRole('textbox', { name: 'Note' }).fill('Wants to come on Sunday');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByText(`Belongs to ${asha.name}`).waitFor();
  await other.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
});

it('What is under the mouse does not move: new enquiries are announced, and put in at a press', async () => {
  const before = `Bhargav ${randomUUID()}`;
  const name = `Charu ${randomUUID()}`;
  await enquire(before);
  const desk = await signedIn(asha, '/admin/lead-desk?view=open');
  await desk.getByText(LIVE).waitFor();
  const row = desk.getByRole('row').filter({ hasText: before });
  await row.hover();
  const place = await row.boundingBox();
  await enquire(name);
  const show = desk.getByRole('button', { name: /^Show \d+ new enquir/ });
  await show.waitFor();
  expect(await row.boundingBox()).toEqual(place);
  expect(await desk.getByRole('link', { name, exact: true }).count()).toBe(0);
  await desk
    .getByRole('status')
    .filter({ hasText: /^\d+ new enquir/ })
    .waitFor({ state: 'attached' });
  await show.click();
  await desk.getByRole('link', { name, exact: true }).waitFor();
});

it('What is typed for an enquiry stays when a colleague changes it, who is told of; a save over it is refused once', async () => {
  const name = `Deepa ${randomUUID()}`;
  const reference = await enquire(name);
  const manager = await anAccount(cmsUrl, 'desk-sales-manager', 'Meera');
  const [one, two] = await Promise.all([
    signedIn(manager, `/admin/lead-desk?q=${reference}`),
    signedIn(asha, `/admin/lead-desk?q=${reference}`),
  ]);
  const choose = async (page: typeof one, option: string) => {
    await page.getByRole('combobox', { name: 'Stage' }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  for (const page of [one, two]) {
    await page.getByText(LIVE).waitFor();
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('textbox', { name: 'Note' }).waitFor();
  }
  await one.getByRole('textbox', { name: 'Note' }).fill('Half a sentence');
  await choose(one, 'Negotiation');
  await choose(two, 'Qualified');
  await two.getByRole('button', { name: 'Save', exact: true }).click();
  await one.getByRole('status').filter({ hasText: 'the stage is Qualified now' }).waitFor();
  expect(await one.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Half a sentence');
  await one.getByRole('button', { name: 'Save', exact: true }).click();
  await one.getByRole('alert').filter({ hasText: 'changed by a colleague meanwhile' }).waitFor();
  await one.getByRole('button', { name: 'Save', exact: true }).click();
  await one.getByText('Qualified → Negotiation').waitFor();
});

/** What a desk was told of an enquiry, of all it was told. */
async function noticeOf(answers: readonly Response[], reference: string) {
  const database = { kind: 'sqlite', filename: inject('databaseFile') } as const;
  const [lead] = await query(
    database,
    'select document_id from website_leads where reference = ?',
    reference,
  );
  for (const answer of answers) {
    const { data }: { data: { came: unknown[] } } = await answer.json();
    if (!data.came.includes(lead?.document_id)) continue;
    const { startTime, responseEnd } = answer.request().timing();
    return { arrivedAt: startTime + responseEnd, asked: new URL(answer.url()).searchParams };
  }
  throw new Error(`The desk was told nothing of ${reference}`);
}

it.each([
  { tab: 'that is shown', hidden: false },
  { tab: 'that is not shown', hidden: true },
])(
  'A desk in a tab $tab is told within three seconds by an answer it waits for, though no timer of its page runs',
  async ({ hidden }) => {
    const desk = await signedIn(ravi, '/admin/lead-desk?view=open');
    await desk.clock.install();
    await desk.reload();
    await desk.getByText(LIVE).waitFor();
    if (hidden) {
      // A Chromium without a window shows every tab.
      await desk.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => true });
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    }
    const answers: Response[] = [];
    desk.on('response', (answer) => {
      if (new URL(answer.url()).pathname === '/lead-desk/changes' && answer.ok()) answers.push(answer);
    });
    // Chromium lets those of a tab in the background run once a minute; here they do not run at all.
    await desk.clock.pauseAt(Date.now() + 1000);

    const tookMs: number[] = [];
    for (let nth = 0; nth < ENQUIRIES; nth += 1) {
      const name = `Gauri ${randomUUID()}`;
      const reference = await enquire(name);
      const accepted = Date.now();
      await desk.getByRole('link', { name, exact: true }).waitFor();
      const { arrivedAt, asked } = await noticeOf(answers, reference);
      expect(asked.get('wait')).toBe('1');
      tookMs.push(Math.round(arrivedAt - accepted));
    }
    // The middle one: a busy machine may be late once. How soon the row is drawn is measured by `npm run bench desk`.
    const [, , middle] = tookMs.toSorted((one, other) => one - other);
    expect(middle, `It took ${tookMs.join(', ')} ms`).toBeLessThanOrEqual(TOLD_WITHIN_MS);
    const title = hidden ? /^\(\d+\) Lead desk/ : /^Lead desk/;
    await expect.poll(() => desk.title()).toMatch(title);
  },
);

it('Without a connection the desk says so, and since when; it makes up for it by itself', async () => {
  const name = `Esha ${randomUUID()}`;
  const desk = await signedIn(ravi, '/admin/lead-desk?view=open', PHONE);
  await desk.getByText(LIVE).waitFor();
  await desk.context().setOffline(true);
  await desk.getByText(/^Not connected since \d\d:\d\d; trying again$/).waitFor();
  expect(await desk.getByText(LIVE).count()).toBe(0);
  await enquire(name);
  await desk.context().setOffline(false);
  await desk.getByRole('link', { name, exact: true }).waitFor();
  await desk.getByText(LIVE).waitFor();
});

it('The desk rings only where somebody chose it, and remembers that for this browser', async () => {
  const desk = await signedIn(asha, '/admin/lead-desk?view=open');
  const bell = desk.getByRole('button', { name: 'Ring for new enquiries' });
  await bell.waitFor();
  expect(await bell.getAttribute('aria-pressed')).toBe('false');
  await bell.click();
  const rings = desk.getByRole('button', { name: 'Rings for new enquiries' });
  await rings.waitFor();
  await desk.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset.tones = String(
        Number(document.documentElement.dataset.tones ?? 0) + 1,
      );
      start.call(this, when);
    };
  });
  await desk.reload();
  await rings.waitFor();
  await desk.getByRole('heading', { name: 'Lead desk' }).click();
  await desk.getByText(LIVE).waitFor();
  await enquire(`Falguni ${randomUUID()}`);
  await expect.poll(() => desk.evaluate(() => Number(document.documentElement.dataset.tones ?? 0))).toBe(2);
  await rings.click();
  await bell.waitFor();
});
