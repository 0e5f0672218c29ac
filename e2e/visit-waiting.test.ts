import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { query } from '../testing/database.ts';
import { editorOf } from '../testing/editor.ts';
import { someNumber } from '../testing/leads.ts';
import { openForVisits } from '../testing/visits.ts';
import { book, chooseTime, dayOf, freeTimes, mailAbout, onDay, sayWho, visitOf } from './booking.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

const stack = inject('edited');
const database = { kind: 'sqlite', filename: stack.databaseFile } as const;
// Of its own: nobody else books it. One visit at a time.
const URL_OF_IT = 'awaited-court';
const TITLE = 'Awaited Court';
const BOOKING = `/projects/residential/${URL_OF_IT}/visit`;
const TIMEOUT_MS = 180_000;

let meera: Account;

beforeAll(async () => {
  meera = await anAccount(stack.cmsUrl, 'desk-sales-manager', 'Meera');
  const editor = editorOf({ url: stack.cmsUrl }, stack.editorToken);
  await openForVisits(editor, URL_OF_IT, {}, { title: TITLE });
  await vi.waitFor(async () => expect((await fetch(`${stack.siteUrl}${BOOKING}`)).status).toBe(200), {
    timeout: 20_000,
  });
});

type Browser = { script: boolean; viewport: { width: number; height: number } };
type Visitor = { page: Page; email: string; name: string };
const stateOf = ({ email }: Visitor) => visitOf(email, stack.databaseFile)?.state;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const timeOf = (page: Page, start: string) => page.locator(`button[name="time"][value="${start}"]`);

/** Somebody with a time before them and the form filled in. Without a time: the first that is free on the day. */
async function about(browser: Browser, day: number, time?: string) {
  const page = await visit(BOOKING, { siteUrl: stack.siteUrl, ...browser });
  await onDay(page, day);
  const start = await chooseTime(page, time === undefined ? freeTimes(page).first() : timeOf(page, time));
  const name = `Rohini ${randomUUID().slice(0, 8)}`;
  const email = await sayWho(page, someNumber(), name);
  return { page, email, name, start };
}

/** Five minutes pass over the form of somebody who was called away. */
async function leftFor5Minutes({ page }: Pick<Visitor, 'page'>): Promise<void> {
  const hold = new URL(page.url()).searchParams.get('hold') ?? '';
  const minuteAgo = Date.now() - 60_000;
  await query(database, 'update visit_places set held_until = ? where hold = ?', minuteAgo, hold);
}

/** Sends the form for a time that others have by now, and waits for a place at it. */
async function sendsAndWaits(late: Visitor): Promise<void> {
  await book(late.page, 'full');
  await heading(late.page, 'Others were quicker');
  await late.page.getByRole('button', { name: 'Wait for a place at this time' }).click();
  await heading(late.page, 'You are on the list');
  await late.page.getByText('Done. We write as soon as a place is free.').waitFor();
  expect(stateOf(late)).toBe('waiting');
}

async function cancels({ page }: Pick<Visitor, 'page'>, why: string): Promise<void> {
  await page.getByText(why).click();
  await page.getByRole('button', { name: 'Cancel this visit' }).click();
  await heading(page, 'Your visit is cancelled');
  await page.getByText('Done. The place is free for somebody else.').waitFor();
}
const CANNOT_COME = 'You cannot come at all?';
const NO_MORE = 'You do not want to come any more?';

const written = ({ email }: Visitor, subject: string) => mailAbout(email, subject, stack.databaseFile);
/** Opens what a mail leads to, in the browser it is read in. */
async function opensMail(who: Visitor, subject: string): Promise<void> {
  const { words } = await written(who, subject);
  const link = /https?:\/\/\S+\/visits\/[\w.-]+/.exec(words)?.[0];
  expect(link, words).toContain(stack.siteUrl);
  await who.page.goto(`${link}`);
}

const FREE = `A place is free: your visit to ${TITLE} is booked`;

it(
  'Who was called away and finds their time taken waits for it on a phone, and has it as soon as the other cancels',
  async () => {
    const late = await about({ script: true, viewport: PHONE }, 1);
    await leftFor5Minutes(late);
    const quick = await about({ script: true, viewport: DESKTOP }, 1, late.start);
    await book(quick.page);
    await heading(quick.page, 'Your visit is booked');

    await sendsAndWaits(late);
    await written(late, `Another time for your visit to ${TITLE}`);
    await written(late, `You are on the waiting list for ${TITLE}`);
    const day = `/admin/lead-desk/visits?span=day&date=${dayOf(late.start)}&project=${URL_OF_IT}`;
    const desk = await signedIn(meera, day);
    const card = desk.getByRole('article', { name: new RegExp(late.name) });
    await card.getByText('Waits for a place').waitFor();
    await desk.getByText('1 visit booked · 1 without a time').waitFor();

    await cancels(quick, CANNOT_COME);
    await expect.poll(() => stateOf(late)).toBe('booked');
    // The place was free for nobody else meanwhile.
    await desk.getByText('1 visit booked', { exact: true }).waitFor();
    expect(await card.getByText('Waits for a place').count()).toBe(0);
    const other = await visit(BOOKING, { siteUrl: stack.siteUrl });
    await onDay(other, 1);
    const theirs = other.locator(`button[value="${late.start}"]`);
    expect(await theirs.getAttribute('name')).toBe('wait');

    // The page they waited on says so too, and changes nothing any more: the link of the mail does.
    await late.page.reload();
    await heading(late.page, 'Your visit is booked');
    expect(await late.page.getByText(CANNOT_COME).count()).toBe(0);
    await opensMail(late, FREE);
    await heading(late.page, 'Your visit is booked');
    await late.page.locator(`time[datetime="${late.start}"]`).waitFor();
    await late.page.getByRole('link', { name: 'Add to your calendar' }).waitFor();

    await card.getByRole('link', { name: late.name }).click();
    const history = desk.getByRole('list').filter({ hasText: 'Visit waits' });
    for (const line of ['taken by others meanwhile', 'a place was free again'])
      await history.getByText(new RegExp(line)).waitFor();
  },
  TIMEOUT_MS,
);

it(
  'Of those who wait, without script, the first to ask is the first to have it; who wants it no more is passed over',
  async () => {
    const paper: Browser = { script: false, viewport: PHONE };
    const first = await about(paper, 2);
    await leftFor5Minutes(first);
    const gone = await about(paper, 2, first.start);
    await leftFor5Minutes(gone);
    const last = await about(paper, 2, first.start);
    await leftFor5Minutes(last);
    const quick = await about(paper, 2, first.start);
    await book(quick.page);
    for (const late of [first, gone, last]) await sendsAndWaits(late);

    await gone.page.getByText(NO_MORE).click();
    await gone.page.getByRole('button', { name: 'Cancel this visit' }).click();
    await heading(gone.page, 'Your visit is cancelled');

    await cancels(quick, CANNOT_COME);
    await expect.poll(() => [first, gone, last].map(stateOf)).toEqual(['booked', 'cancelled', 'waiting']);
    await opensMail(first, FREE);
    // It does not suit them any more: one press, and the next has it.
    await cancels(first, CANNOT_COME);
    await expect.poll(() => [first, gone, last].map(stateOf)).toEqual(['cancelled', 'cancelled', 'booked']);
    await opensMail(last, FREE);
    await heading(last.page, 'Your visit is booked');
  },
  TIMEOUT_MS,
);
