import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { enquire, someNumber } from '../testing/leads.ts';
import { axeFinds } from './axe.ts';
import { type Account, anAccount, signedIn } from './panel.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
const at = { url: cmsUrl };

let asha: Account;
let meera: Account;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
  meera = await anAccount(cmsUrl, 'desk-sales-manager', 'Meera');
});

const dialogOf = (desk: Page) => desk.getByRole('dialog', { name: /^WhatsApp to/ });
const messageIn = (desk: Page) => dialogOf(desk).getByRole('textbox', { name: 'Message' });
const textOf = async (desk: Page) => {
  const href = await dialogOf(desk).getByRole('link', { name: 'Open in WhatsApp' }).getAttribute('href');
  return new URL(href ?? '').searchParams.get('text');
};
const choose = async (desk: Page, option: string) => {
  await dialogOf(desk).getByRole('combobox', { name: 'Text' }).click();
  await desk.getByRole('option', { name: option, exact: true }).click();
};

describe.each([
  ['by thumb', PHONE],
  ['at a desk', DESKTOP],
] as const)('%s', (_, viewport) => {
  it('A text in the person’s language is offered first, filled in, read and changed before WhatsApp opens, and noted', async () => {
    const name = `Vidya ${randomUUID().slice(0, 8)}`;
    const mobile = someNumber();
    const reference = await enquire(at, { name, mobile, context: { project: 'aranya' } });
    const desk = await signedIn(asha, `/admin/lead-desk?view=all&q=${reference}`, viewport);
    await desk.getByRole('link', { name, exact: true }).click();
    const note = desk.getByRole('textbox', { name: 'Note' });
    await note.fill('Asks for the plans');
    const write = desk.getByRole('button', { name: `WhatsApp ${name}` });
    await write.click();
    await dialogOf(desk).getByText('Their language is not noted yet').waitFor();
    expect(await messageIn(desk).inputValue()).toBe(
      `Good day Vidya, Asha Desk of Varada here. It was about Aranya (${reference}). When may I call?`,
    );
    await desk.keyboard.press('Escape');
    await dialogOf(desk).waitFor({ state: 'detached' });
    expect(await write.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await note.inputValue()).toBe('Asks for the plans');

    await desk.getByRole('link', { name: 'Everything of this person' }).click();
    await desk.getByRole('combobox', { name: 'Speaks' }).click();
    await desk.getByRole('option', { name: 'Marathi', exact: true }).click();
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.getByText('Saved').first().waitFor();
    await desk.goBack();
    await desk.getByRole('button', { name: `WhatsApp ${name}` }).click();
    await dialogOf(desk).getByText('They speak Marathi.').waitFor();
    const marathi = `नमस्कार Vidya, Varada कडून Asha Desk. Aranya (${reference}). कधी फोन करू?`;
    expect(await textOf(desk)).toBe(marathi);
    expect(await axeFinds(desk, { within: '[role="dialog"]', rules: 'wcag' })).toEqual([]);

    // What is changed is kept while another one is looked at.
    await messageIn(desk).fill(`${marathi} धन्यवाद & 100 %`);
    await choose(desk, 'Drawings (English)');
    expect(await textOf(desk)).toBe('The drawings of Aranya lie ready, Vidya.');
    await choose(desk, 'Called in vain (Marathi)');
    expect(await textOf(desk)).toBe(`${marathi} धन्यवाद & 100 %`);

    const open = dialogOf(desk).getByRole('link', { name: 'Open in WhatsApp' });
    expect(await open.getAttribute('href')).toMatch(new RegExp(`^https://wa\\.me/91${mobile}\\?text=`));
    const box = await open.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await open.evaluate((link) => {
      // The other site is not there to be opened.
      link.addEventListener('click', (event) => event.preventDefault());
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    await dialogOf(desk).waitFor({ state: 'detached' });
    await desk.getByRole('list').filter({ hasText: 'Received' }).getByText('Opened WhatsApp').waitFor();
  });
});

it('Where nothing is known of a project, no text has a gap, and the one that needs it is named', async () => {
  const name = `Vidya ${randomUUID().slice(0, 8)}`;
  const reference = await enquire(at, { name });
  const desk = await signedIn(asha, `/admin/lead-desk?view=all&q=${reference}`);
  await desk.getByRole('link', { name, exact: true }).click();
  await desk.getByRole('button', { name: `WhatsApp ${name}` }).click();
  await messageIn(desk).waitFor();
  expect(await textOf(desk)).toContain('It was about our houses');
  await dialogOf(desk).getByText('Drawings (English) needs the project').waitFor();
  await choose(desk, 'In your own words');
  expect(await messageIn(desk).inputValue()).toBe('');
  expect(await textOf(desk)).toBeNull();
});

it('A manager who writes a placeholder that is none is told in the form which are', async () => {
  const panel = await signedIn(
    meera,
    '/admin/content-manager/collection-types/api::message-template.message-template/create',
  );
  await panel.getByRole('textbox', { name: 'Name' }).fill(`Greeting ${randomUUID()}`);
  const text = panel.getByRole('textbox', { name: 'Text' });
  await text.fill('Hello {customer}, welcome.');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel
    .getByText('{customer} cannot be filled in. Write {visitor}, {sales person}, {company}')
    .first()
    .waitFor();
  await text.fill('Hello {visitor|}, welcome.');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('Saved document').first().waitFor();
});
