import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { someNumber } from '../testing/leads.ts';
import { openForVisits } from '../testing/visits.ts';
import { book, bookingForm, chooseTime, dayOf, mailAbout, onDay, sayWho, visitOf } from './booking.ts';
import { fill, newAddress, submit, wakeFooterForm } from './forms.ts';
import { leadsOf } from './leads.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { PHONE, visit } from './visitor.ts';

const stack = inject('edited');
// Of its own: nobody else books it.
const URL_OF_IT = 'wished-court';
const TITLE = 'Wished Court';
const PROJECT = `/projects/residential/${URL_OF_IT}`;
const BOOKING = `${PROJECT}/visit`;
const BOOKED = `Your visit to ${TITLE} is booked`;
const SEEN_MS = { timeout: 20_000 };

let meera: Account;

beforeAll(async () => {
  meera = await anAccount(stack.cmsUrl, 'desk-sales-manager', 'Meera');
  await openForVisits(
    editorOf({ url: stack.cmsUrl }, stack.editorToken),
    URL_OF_IT,
    { meetingPoint: 'Gate 2, Baner Road', toBring: 'Closed shoes' },
    { title: TITLE },
  );
  await vi.waitFor(
    async () => expect(await (await fetch(`${stack.siteUrl}/visits`)).text()).toContain(TITLE),
    SEEN_MS,
  );
});

const onSite = (path: string, how: { script?: boolean; viewport?: typeof PHONE } = {}) =>
  visit(path, { siteUrl: stack.siteUrl, touch: how.viewport === PHONE, ...how });
const stored = (email: string) => visitOf(email, stack.databaseFile);
const leads = (email: string) => leadsOf(email, stack.databaseFile);
const mail = (email: string) => mailAbout(email, BOOKED, stack.databaseFile);
const aName = () => `Charulata ${randomUUID().slice(0, 8)}`;

/** The visit as a manager has it in the calendar of its day. */
async function cardOf(name: string, start: string) {
  const day = `/admin/lead-desk/visits?span=day&date=${dayOf(start)}&project=${URL_OF_IT}`;
  const desk = await signedIn(meera, day);
  const card = desk.getByRole('article', { name: new RegExp(name) });
  await card.waitFor();
  return { desk, card };
}

describe('What a visitor wishes of their visit is stored, and reaches who receives them:', () => {
  it('to be shown round by video, in Marathi, the family of four', async () => {
    const page = await onSite(BOOKING);
    await page.getByRole('navigation', { name: 'How' }).getByRole('link', { name: 'By video' }).click();
    await page.waitForURL(/how=by/);
    await onDay(page, 1);
    const start = await chooseTime(page);
    const form = bookingForm(page);
    // Nobody is fetched to a telephone.
    expect(await page.getByText('Shall we fetch you?').count()).toBe(0);
    const name = aName();
    const email = await sayWho(page, someNumber(), name);
    await form.getByRole('combobox', { name: 'Language' }).selectOption('Marathi');
    await form.getByRole('combobox', { name: 'How many come' }).selectOption('4');
    await book(page);

    await page.getByRole('heading', { level: 1, name: 'Your visit is booked' }).waitFor();
    await page.getByText('By video, India’s time').waitFor();
    await page.getByText('4 people in all').waitFor();
    // No gate to find, nothing to wear, and no code to show at it.
    for (const words of ['Gate 2, Baner Road', 'Closed shoes', 'At the site office'])
      expect(await page.getByText(words).count(), words).toBe(0);
    expect(stored(email)).toMatchObject({
      state: 'booked',
      project: URL_OF_IT,
      starts_at: Date.parse(start),
      how: 'by video',
      people: 4,
      language: 'Marathi',
      fetched: 0,
      fetch_from: null,
    });
    expect(await leads(email)).toMatchObject([{ name, source: 'visit', message: null }]);
    const { words } = await mail(email);
    expect(words).toContain('By video: at this time we call the number you gave');
    expect(words).not.toContain('Gate 2');
    const { card } = await cardOf(name, start);
    await card.getByText('4 people · Marathi · by video').waitFor();
  });

  it('to be fetched, and spoken to in Hindi, from a phone', async () => {
    const page = await onSite(BOOKING, { viewport: PHONE });
    await onDay(page, 2);
    const start = await chooseTime(page);
    const name = aName();
    const email = await sayWho(page, someNumber(), name);
    const form = bookingForm(page);
    await form.getByRole('combobox', { name: 'Language' }).selectOption('Hindi');
    const where = form.getByRole('textbox', { name: 'From where' });
    expect(await where.isVisible()).toBe(false);
    await form.getByText('Shall we fetch you?').tap();
    await where.fill('Hotel Tamarind, 12 Station Road');
    await book(page);

    await page.getByText('Gate 2, Baner Road').waitFor();
    expect(stored(email)).toMatchObject({
      state: 'booked',
      how: 'in person',
      language: 'Hindi',
      fetched: 1,
      fetch_from: 'Hotel Tamarind, 12 Station Road',
    });
    // A mail repeats nothing that was typed: it may come to somebody else's address.
    const { words } = await mail(email);
    expect(words).toContain('Where: Gate 2, Baner Road');
    expect(words).not.toContain('Tamarind');
    const { desk, card } = await cardOf(name, start);
    await card.getByText('2 people · Hindi').waitFor();
    await card.getByText('To be fetched: Hotel Tamarind, 12 Station Road').waitFor();
    await card.getByRole('link', { name }).click();
    const visits = desk.getByRole('region', { name: 'Visits' });
    await visits.getByText('To be fetched: Hotel Tamarind, 12 Station Road').waitFor();
  });

  it('to come by themselves, without script, though they had looked at how they would be fetched', async () => {
    const page = await onSite(BOOKING, { script: false });
    await onDay(page, 3);
    const start = await chooseTime(page);
    const name = aName();
    const email = await sayWho(page, someNumber(), name);
    const form = bookingForm(page);
    await form.getByText('Shall we fetch you?').click();
    await form.getByRole('textbox', { name: 'From where' }).fill('   ');
    await form.getByRole('combobox', { name: 'How many come' }).selectOption('One');
    await book(page);
    expect(stored(email)).toMatchObject({ language: 'English', fetched: 0, fetch_from: null, people: 1 });
    await page.getByText('You alone').waitFor();
    const { card } = await cardOf(name, start);
    await card.getByText('1 person · English').waitFor();
    expect(await card.getByText(/To be fetched/).count()).toBe(0);
  });
});

/** From the list of what can be visited to the form, by the project's name. */
async function chooseProject(page: Page, nth: number): Promise<string> {
  await page.waitForURL('**/visits');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${TITLE}`) })
    .click();
  await page.waitForURL(`**${BOOKING}`);
  await onDay(page, nth);
  return chooseTime(page);
}

describe('A visit is booked', () => {
  it('from the contact page, without script', async () => {
    const page = await onSite('/contact-us', { script: false, viewport: PHONE });
    await page.getByRole('main').getByRole('link', { name: 'Book a visit' }).click();
    const start = await chooseProject(page, 4);
    const name = aName();
    const email = await sayWho(page, someNumber(), name);
    await book(page);
    expect(stored(email)).toMatchObject({
      state: 'booked',
      project: URL_OF_IT,
      starts_at: Date.parse(start),
    });
    expect(await leads(email)).toMatchObject([{ name, source: 'visit' }]);
    expect((await mail(email)).words).toContain(`Project: ${TITLE}`);
    await cardOf(name, start);
  });

  it('from the thank-you page, and the desk has the enquiry and the visit as one story', async () => {
    const page = await onSite('/', { viewport: PHONE });
    const [name, mobile, first] = [aName(), someNumber(), newAddress()];
    const footer = await wakeFooterForm(page);
    await fill(footer, { 'Full Name': name, 'Email Address': first, 'Mobile No.': mobile });
    await submit(footer).click();
    await page.waitForURL('**/thank-you');
    const [enquiry] = await leads(first);
    await page.getByRole('main').getByRole('link', { name: 'Book a visit' }).tap();
    const start = await chooseProject(page, 5);
    const email = await sayWho(page, mobile, name);
    await book(page);
    expect(stored(email)).toMatchObject({ state: 'booked', starts_at: Date.parse(start) });
    const [asked] = await leads(email);
    expect(asked).toMatchObject({ name, source: 'visit' });
    await mail(email);

    const { desk, card } = await cardOf(name, start);
    await card.getByRole('link', { name }).click();
    await desk.getByRole('link', { name: 'Everything of this person' }).click();
    await desk.getByRole('heading', { name: 'Their story' }).waitFor();
    for (const reference of [enquiry?.reference, asked?.reference])
      await desk
        .getByRole('link', { name: `${reference}` })
        .first()
        .waitFor();
  });
});
