import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { enquire, someNumber } from '../testing/leads.ts';
import { axeFinds } from './axe.ts';
import { type Account, anAccount, type MadeAccount, signedIn } from './panel.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
/** What a thumb needs (WCAG 2.5.5). */
const THUMB_PX = 44;

let asha: Account;
let ravi: Account;
let meera: MadeAccount;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
  ravi = await anAccount(cmsUrl, 'desk-sales', 'Ravi');
  meera = await anAccount(cmsUrl, 'desk-sales-manager', 'Meera');
});

/** Some enquiries of people of one family, the newest first, as the list has them. */
async function aFamily(count: number) {
  const family = `Bhonsle-${randomUUID().slice(0, 8)}`;
  const made: { name: string; reference: string }[] = [];
  for (let times = 0; times < count; times += 1) {
    const name = `${['Anu', 'Bina', 'Chitra', 'Deepa', 'Esha'][times]} ${family}`;
    const reference = await enquire({ url: cmsUrl }, { name, mobile: someNumber() });
    made.unshift({ name, reference });
  }
  const view = (name: string) => `/admin/lead-desk?view=${name}&q=${encodeURIComponent(family)}`;
  return { made, view };
}

const boxOf = (desk: Page, { name }: { name: string }) =>
  desk.getByRole('checkbox', { name: new RegExp(`^Choose ${name},`) });
const bar = (desk: Page) => desk.getByRole('group', { name: 'What can be done to those that are chosen' });
const notice = (desk: Page) => desk.getByRole('group', { name: 'What was done' });
const isFocused = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement));

it('A manager chooses by keys and with Shift, loses them with a reason, and undoes it within the minute', async () => {
  const { made, view } = await aFamily(5);
  const [first, second, third, , last] = made;
  if (!first || !second || !third || !last) throw new Error('No enquiries');
  const desk = await signedIn(meera, view('open'), DESKTOP);
  await boxOf(desk, first).focus();
  await desk.keyboard.press('Space');
  await bar(desk).getByText('1 enquiry chosen').waitFor();
  await boxOf(desk, third).click({ modifiers: ['Shift'] });
  await bar(desk).getByText('3 enquiries chosen').waitFor();
  expect(new URL(desk.url()).pathname).toBe('/admin/lead-desk');
  const all = desk.getByRole('checkbox', { name: 'Choose all on this page' });
  expect(await all.getAttribute('aria-checked')).toBe('mixed');
  expect(
    await axeFinds(desk, { within: '[aria-label="What can be done to those that are chosen"]' }),
  ).toEqual([]);
  await all.click();
  await bar(desk).getByText('5 enquiries chosen').waitFor();
  await boxOf(desk, last).click();
  await bar(desk).getByText('4 enquiries chosen').waitFor();

  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    bar(desk).getByRole('button', { name: 'Export' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(5);
  expect(csv).not.toContain(last.reference);

  await bar(desk).getByRole('button', { name: 'Lost …' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Lose 4 enquiries' });
  const confirm = dialog.getByRole('button', { name: 'Lose 4 enquiries' });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByText('You can undo it for a minute.').waitFor();
  await dialog.getByRole('radio', { name: 'Budget' }).click();
  // Thought better of: nothing was done, and the keyboard is where it was.
  await desk.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(bar(desk).getByRole('button', { name: 'Lost …' }))).toBe(true);
  await bar(desk).getByRole('button', { name: 'Lost …' }).click();
  await dialog.getByRole('radio', { name: 'Budget' }).click();
  await confirm.click();

  await notice(desk).getByText('4 enquiries are lost now: Budget.').waitFor();
  const undo = notice(desk).getByRole('button', { name: 'Undo' });
  await expect.poll(() => isFocused(undo)).toBe(true);
  await desk.getByRole('row', { name: new RegExp(second.reference) }).waitFor({ state: 'detached' });
  const secondsLeft = async () => Number(/(\d+) s/.exec((await undo.textContent()) ?? '')?.[1]);
  // Who looks into one and comes back can still undo it, and chooses others meanwhile.
  await desk.getByRole('link', { name: last.name, exact: true }).click();
  await desk.getByRole('heading', { name: 'Next step' }).waitFor();
  await desk.goBack();
  await boxOf(desk, last).click();
  await bar(desk).getByText('1 enquiry chosen').waitFor();
  await bar(desk).getByRole('button', { name: 'Choose none' }).click();
  const before = await secondsLeft();
  expect(before).toBeLessThanOrEqual(60);
  await expect.poll(secondsLeft).toBeLessThan(before);
  await undo.press('Enter');
  await notice(desk).getByText('Undone: 4 enquiries are as before.').waitFor();
  await desk.getByRole('row', { name: new RegExp(second.reference) }).waitFor();
  await notice(desk).getByRole('button', { name: 'Close' }).click();
  await notice(desk).waitFor({ state: 'detached' });
  expect(await isFocused(desk.getByRole('group', { name: 'Enquiries' }))).toBe(true);
});

it('By thumb a manager gives some to a colleague; one that was taken meanwhile is named, and stays', async () => {
  const { made, view } = await aFamily(3);
  const [taken, ...others] = made;
  if (!taken) throw new Error('No enquiries');
  const desk = await signedIn(meera, view('open'), PHONE, { touch: true });
  for (const lead of made) await boxOf(desk, lead).tap();
  await bar(desk).getByText('3 enquiries chosen').waitFor();
  for (const button of await bar(desk).getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB_PX);
  }
  const around = boxOf(desk, taken).locator('..');
  const size = await around.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(THUMB_PX);
  const sideways = await desk.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);

  await bar(desk).getByRole('button', { name: 'Give to …' }).tap();
  const dialog = desk.getByRole('dialog', { name: 'Give 3 enquiries to a colleague' });
  await dialog.getByRole('radio', { name: asha.name }).last().tap();
  const other = await signedIn(ravi, `/admin/lead-desk?q=${taken.reference}`);
  await other.getByRole('link', { name: taken.name, exact: true }).click();
  await other.getByRole('textbox', { name: 'Note' }).fill('Mine: we met at the site');
  // What is on the screen stays as it is while the question is open, whoever is quicker.
  await desk.route('**/lead-desk/leads?*', (route) => route.abort());
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.getByText(`Belongs to ${ravi.name}`).waitFor();
  await dialog.getByRole('button', { name: 'Give', exact: true }).tap();
  await desk.unroute('**/lead-desk/leads?*');
  await notice(desk).getByText(`2 enquiries belong to ${asha.name} now.`).waitFor();
  await notice(desk).getByText('1 enquiry stays as it is:').waitFor();
  await notice(desk)
    .getByText(`${taken.name} (${taken.reference}): The owner was changed by a colleague meanwhile`)
    .waitFor();
  expect(
    (await notice(desk).getByRole('button', { name: 'Undo' }).boundingBox())?.height,
  ).toBeGreaterThanOrEqual(THUMB_PX);
  // No network for a moment: it says so, and the way back is still there.
  await desk.route('**/lead-desk/chosen/undo', (route) => route.abort(), { times: 1 });
  await notice(desk).getByRole('button', { name: 'Undo' }).tap();
  await notice(desk).getByRole('alert').filter({ hasText: 'The CMS did not answer' }).waitFor();
  await notice(desk).getByRole('button', { name: 'Undo' }).tap();
  await notice(desk).getByText('Undone: 2 enquiries are as before.').waitFor();

  const hers = await signedIn(asha, view('mine'));
  await hers.getByText('No enquiry fits these filters.').waitFor();
  // A sales person takes some at once, and is offered nothing that they may not.
  await hers.goto(view('unassigned'));
  for (const lead of others) await boxOf(hers, lead).click();
  expect(await bar(hers).getByRole('button', { name: 'Spam …' }).count()).toBe(0);
  await bar(hers).getByRole('button', { name: 'Make mine' }).click();
  await notice(hers).getByText(`2 enquiries belong to ${asha.name} now.`).waitFor();
});

it('Those called spam at once are under Spam, and back in the list when it is undone', async () => {
  const { made, view } = await aFamily(2);
  const desk = await signedIn(meera, view('open'));
  for (const lead of made) await boxOf(desk, lead).click();
  await bar(desk).getByRole('button', { name: 'Spam …' }).click();
  await desk.getByRole('button', { name: 'Call 2 enquiries spam' }).click();
  await notice(desk).getByText('2 enquiries are under Spam now.').waitFor();
  const suspected = await signedIn(meera, view('spam'));
  for (const { reference } of made)
    await suspected.getByRole('row', { name: new RegExp(reference) }).waitFor();
  await notice(desk).getByRole('button', { name: 'Undo' }).click();
  for (const lead of made) await boxOf(desk, lead).waitFor();
});

it('A manager writes tags of the house; they are put on in bulk and on the entry, filter the list, and are undone', async () => {
  const { made, view } = await aFamily(3);
  const [first, second] = made;
  if (!first || !second) throw new Error('No enquiries');
  const mark = randomUUID().slice(0, 6);
  const [nri, loan] = [`NRI ${mark}`, `Loan needed ${mark} in full`];
  for (const label of [nri, loan]) {
    expect(
      (await meera.ask('POST', '/content-manager/collection-types/api::tag.tag', { label })).status,
    ).toBe(201);
  }
  const desk = await signedIn(asha, view('open'), PHONE, { touch: true });
  const cardOf = ({ reference }: { reference: string }) =>
    desk.getByRole('listitem').filter({ hasText: reference });
  for (const lead of [first, second]) await boxOf(desk, lead).tap();
  await bar(desk).getByRole('button', { name: 'Tag …' }).tap();
  const dialog = desk.getByRole('dialog', { name: 'Tag 2 enquiries' });
  await dialog.getByRole('radio', { name: nri }).tap();
  await dialog.getByRole('button', { name: 'Put on' }).tap();
  await notice(desk).getByText(`2 enquiries carry ${nri} now.`).waitFor();
  for (const lead of [first, second]) await cardOf(lead).getByText(nri, { exact: true }).waitFor();
  expect(await axeFinds(desk, { within: '[aria-label="Tags"]' })).toEqual([]);
  await notice(desk).getByRole('button', { name: 'Undo' }).tap();
  await notice(desk).getByText('Undone: 2 enquiries are as before.').waitFor();
  await cardOf(first).getByText(nri, { exact: true }).waitFor({ state: 'detached' });

  await desk.getByRole('link', { name: first.name, exact: true }).tap();
  const tags = desk.getByRole('group', { name: 'Tags of this enquiry' });
  for (const label of [nri, loan]) {
    await tags.getByRole('combobox', { name: 'Put a tag on' }).tap();
    await desk.getByRole('option', { name: label }).tap();
    await tags.getByRole('button', { name: `Take off ${label}` }).waitFor();
    // What was pressed is gone, and the keyboard is where it was.
    await expect.poll(() => isFocused(tags)).toBe(true);
  }
  expect(await axeFinds(desk, { within: '[aria-label="Tags of this enquiry"]' })).toEqual([]);
  await tags.getByRole('button', { name: `Take off ${nri}` }).tap();
  await desk.getByText(`Taken off: ${nri}`).waitFor();
  const sideways = () =>
    desk.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);

  await desk.goBack();
  await desk.getByRole('button', { name: 'Filters', exact: true }).tap();
  await desk.getByRole('combobox', { name: 'Tag', exact: true }).tap();
  await desk.getByRole('option', { name: loan }).tap();
  await cardOf(second).waitFor({ state: 'detached' });
  await cardOf(first).getByText(loan, { exact: true }).waitFor();
  expect(await sideways()).toBe(0);
  expect(new URL(desk.url()).searchParams.get('tag')).toMatch(/^\w+$/);
});
