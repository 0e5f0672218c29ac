import Database from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { fill, modalForm, newAddress, openModal, submit } from './forms.ts';
import { leadsOf } from './leads.ts';
import { PHONE, untilAwake, visit } from './visitor.ts';

const PROJECT = '/projects/residential/aranya';
const VISITOR = { Name: 'Asha Kulkarni', Phone: '9000000081' };

type Intent = {
  intent: string;
  /** What opens it, by its name; a link where there is no script. */
  opener: (page: Page, role: 'button' | 'link') => Locator;
  viewport?: { width: number; height: number };
  /** The message that is written already. */
  message: RegExp;
  thanks: RegExp;
  /** Where the thanks lead back to. */
  back: string;
};

const named = (name: string | RegExp) => (page: Page, role: 'button' | 'link') =>
  page.getByRole(role, { name });

const INTENTS: Intent[] = [
  {
    intent: 'brochure',
    opener: named(/^Ask for the brochure/),
    message: /^Please let me read the brochure of Aranya\.$/,
    thanks: /^You asked for the brochure of Aranya\.$/,
    back: `${PROJECT}#brochure`,
  },
  {
    intent: 'plan',
    opener: named('See the plan: Three bedrooms, type B'),
    message: /^Please show me the plan of the 3 BHK at Aranya\.$/,
    thanks: /^You asked for the plan of the 3 BHK at Aranya\.$/,
    back: `${PROJECT}#plan-2`,
  },
  {
    intent: 'call back',
    opener: named('Call me back'),
    viewport: PHONE,
    message: /^Please call me back about Aranya\.$/,
    thanks: /^You asked us to call you back about Aranya\.$/,
    back: PROJECT,
  },
];

/** What the entry of an address asks for, as it is stored. */
function intentsOf(email: string): unknown[] {
  const database = new Database(inject('databaseFile'), { readonly: true });
  try {
    return database.prepare('select intent from website_leads where email = ?').pluck().all(email);
  } finally {
    database.close();
  }
}

const messageOf = (page: Page) => modalForm(page).getByRole('textbox', { name: 'Message' }).inputValue();

/** The plan stands behind the choice of its configuration. */
async function choosePlans(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Floor plans' }).getByRole('radio', { name: '3 BHK' }).focus();
  await page.keyboard.press('Space');
}

/** Sends the enquiry with the message that stands there. @returns the address it is stored under */
async function sendAsItIs(page: Page): Promise<string> {
  const email = newAddress();
  await fill(modalForm(page), { ...VISITOR, Email: email });
  await submit(modalForm(page)).press('Enter');
  await page.waitForURL(/\/thank-you/);
  return email;
}

describe.each(INTENTS)('Who wants a $intent', ({ intent, opener, viewport, message, thanks, back }) => {
  it.each(['by keys', 'by thumb', 'without script'])(
    'is understood, from the opener to the thanks: %s',
    async (how) => {
      const script = how !== 'without script';
      const touch = how === 'by thumb';
      const window = touch ? PHONE : viewport;
      const page = await visit(PROJECT, { script, touch, ...(window ? { viewport: window } : {}) });
      if (intent === 'plan') await choosePlans(page);
      const opens = opener(page, script ? 'button' : 'link');
      if (touch) await opens.tap();
      else await opens.press('Enter');
      await modalForm(page).waitFor();
      const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
      await dialog
        .getByText(/Aranya[^.]*(:|\.)/)
        .first()
        .waitFor();
      expect(await messageOf(page)).toMatch(message);
      const email = await sendAsItIs(page);
      expect(await leadsOf(email)).toMatchObject([{ message: expect.stringMatching(message) }]);
      expect(intentsOf(email)).toEqual([intent]);
      await page.getByText(thanks).waitFor();
      const way = page.getByRole('link', { name: 'Back to Aranya' });
      expect(await way.getAttribute('href')).toBe(back);
      // The menu names every project, to everybody.
      const shared = await visit('/thank-you', { script });
      expect(await shared.getByRole('main').textContent()).not.toContain('Aranya');
    },
  );
});

describe('What was asked for', () => {
  it.each([true, false])('is the brochure itself, script: %s', async (script) => {
    const page = await visit(PROJECT, { script });
    await page.getByRole(script ? 'button' : 'link', { name: /^Ask for the brochure/ }).click();
    await sendAsItIs(page);
    const link = page.getByRole('link', { name: 'Read the brochure of Aranya' });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toContain('/brochure?pass=');
    const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  it.each([true, false])('is the plan that was asked for, script: %s', async (script) => {
    const page = await visit(PROJECT, { script });
    await choosePlans(page);
    await page
      .getByRole(script ? 'button' : 'link', { name: 'See the plan: Three bedrooms, type B' })
      .click();
    await sendAsItIs(page);
    await page.getByRole('link', { name: 'See the plan: 3 BHK, Aranya' }).click();
    await page.waitForURL(/#plan-2$/);
    const chosen = page.getByRole('radio', { name: '3 BHK' });
    await expect.poll(() => chosen.isChecked()).toBe(true);
    await page
      .locator('#plan-2')
      .getByRole('button', { name: /^Enlarge/ })
      .waitFor();
  });

  it('without a pass the brochure stays closed', async () => {
    const closed = await fetch(`${inject('siteUrl')}${PROJECT}/brochure?pass=x.y.z`, { redirect: 'manual' });
    expect([closed.status, closed.headers.get('location')]).toEqual([302, `${PROJECT}/plans?pass=x.y.z`]);
    expect(closed.headers.get('cache-control')).toContain('no-store');
  });

  it('is a price on the page of the cost sheet', async () => {
    const page = await visit('/projects/residential/shisam');
    const opener = page.getByRole('button', { name: 'Ask for the price' });
    await opener.press('Enter');
    await modalForm(page).waitFor();
    expect(await messageOf(page)).toMatch(/^Please tell me the price of the .+ at .+\.$/);
    const email = await sendAsItIs(page);
    expect(intentsOf(email)).toEqual(['price']);
    await page.getByText(/^You asked for the price of the .+ A person looks it up/).waitFor();
  });
});

describe('A message of the visitor’s own', () => {
  it('is never written over, by another opener, a reload or another page', async () => {
    const page = await visit(PROJECT);
    const form = await openModal(page);
    expect(await messageOf(page)).toBe('');
    const own = 'Do the east homes hear the road?';
    await form.getByRole('textbox', { name: 'Message' }).fill(own);
    await page.keyboard.press('Escape');
    await choosePlans(page);
    await page.getByRole('button', { name: 'See the plan: Three bedrooms, type B' }).click();
    expect(await messageOf(page)).toBe(own);
    await page.reload();
    await page.getByRole('button', { name: /^Ask for the brochure/ }).click();
    expect(await messageOf(page)).toBe(own);
    const email = await sendAsItIs(page);
    expect(await leadsOf(email)).toMatchObject([{ message: own }]);
    expect(intentsOf(email)).toEqual(['brochure']);
  });

  it('one of ours gives way to the next wish, and is gone with a plain enquiry', async () => {
    const page = await visit(PROJECT);
    await choosePlans(page);
    await page.getByRole('button', { name: 'See the plan: Three bedrooms, type B' }).click();
    await modalForm(page).getByRole('textbox').first().focus();
    await untilAwake(page, 'dialog[open] form');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Ask for the brochure/ }).click();
    expect(await messageOf(page)).toContain('brochure');
    await page.keyboard.press('Escape');
    await openModal(page);
    expect(await messageOf(page)).toBe('');
  });
});

it('A page that is gone back to opens for the next wish, and no longer for the last', async () => {
  const page = await visit(PROJECT);
  await page.getByRole('button', { name: /^Ask for the brochure/ }).click();
  await sendAsItIs(page);
  await page.goBack();
  await openModal(page);
  expect(await messageOf(page)).toBe('');
  await page.keyboard.press('Escape');
});

describe('What is about no project in particular', () => {
  it.each([
    [
      'a call, on the contact page',
      '/contact-us',
      'Ask to be called back',
      /^Please call me back\.$/,
      'call back',
    ],
  ])('is asked for without script too: %s', async (_, path, name, message, intent) => {
    const page = await visit(path, { script: false, viewport: PHONE });
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.waitForURL(/\/contact-us\?asked=/);
    expect(await messageOf(page)).toMatch(message);
    const email = await sendAsItIs(page);
    expect(intentsOf(email)).toEqual([intent]);
    await page.getByText(/^You asked us to call you back/).waitFor();
  });

  it('is nothing that is a project’s', async () => {
    const text = await (await fetch(`${inject('siteUrl')}/contact-us?asked=brochure&of=free+gold`)).text();
    expect(text).not.toMatch(/gold|Please let me read/);
  });
});

it('A page that was asked to open the enquiry is made for one visitor, and changes nobody else’s', async () => {
  const asked = await fetch(`${inject('siteUrl')}${PROJECT}?asked=visit&of=free+gold`);
  const text = await asked.text();
  expect(text).toContain('I would like to visit Aranya.');
  expect(text).not.toContain('gold');
  expect(asked.headers.get('cache-control')).toContain('no-store');
  expect(await (await fetch(inject('siteUrl') + PROJECT)).text()).not.toContain('I would like to visit');
});

it('A plain enquiry is thanked for without any of it', async () => {
  const page = await visit('/about-us');
  await openModal(page);
  await fill(modalForm(page), { Message: 'When do the keys come?' });
  const email = await sendAsItIs(page);
  await page.getByText(/^Your reference/).waitFor();
  expect(intentsOf(email)).toEqual([null]);
  // As the first office of the contact page has it.
  await page.getByText(/^Somebody calls you in office hours \(Monday to Saturday 9\.30\sam/).waitFor();
  expect(
    await page
      .getByText(/^You asked/)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
});

it('The house goes into the address book', async () => {
  const card = await fetch(`${inject('siteUrl')}/contact.vcf`);
  expect(card.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
  const text = await card.text();
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n[\s\S]*\r\nTEL[^\r]+\r\n[\s\S]*END:VCARD\r\n$/);
});
