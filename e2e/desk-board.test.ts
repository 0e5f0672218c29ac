import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { enquire, someNumber } from '../testing/leads.ts';
import { axeFinds } from './axe.ts';
import { type Account, anAccount, askedByHand, askedByItself, signedIn } from './panel.ts';
import { DESKTOP, PHONE } from './visitor.ts';

const cmsUrl = inject('cmsUrl');
/** What a thumb needs (WCAG 2.5.5). */
const THUMB_PX = 44;
/** The first enquiry of a phone stands in its upper third. */
const UPPER_THIRD_PX = PHONE.height / 3;

let asha: Account;
let meera: Account;

beforeAll(async () => {
  asha = await anAccount(cmsUrl, 'desk-sales', 'Asha');
  meera = await anAccount(cmsUrl, 'desk-sales-manager', 'Meera');
});

/** Some enquiries of people of one family, and the board of them. */
async function aFamily(...names: string[]) {
  const family = `Deshmukh-${randomUUID().slice(0, 8)}`;
  for (const name of names) {
    await enquire({ url: cmsUrl }, { name: `${name} ${family}`, mobile: someNumber() });
  }
  const board = (view: string) => `/admin/lead-desk/board?view=${view}&q=${encodeURIComponent(family)}`;
  return { full: (name: string) => `${name} ${family}`, board };
}

const column = (desk: Page, stage: string) => desk.getByRole('region', { name: stage, exact: true });
const cardIn = (desk: Page, stage: string, name: string) =>
  column(desk, stage).getByRole('article', { name: new RegExp(`^${name},`) });
const notice = (desk: Page) => desk.getByRole('group', { name: 'What was done' });
const countOf = (desk: Page, stage: string) => column(desk, stage).getByRole('heading');
const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

const faultsOf = (desk: Page) => axeFinds(desk, { within: 'main', rules: 'wcag' });

/** Takes a card by the mouse and lets it go over a column. */
async function drag(desk: Page, card: Locator, to: Locator) {
  await card.hover({ position: { x: 8, y: 8 } });
  await desk.mouse.down();
  const from = await card.boundingBox();
  await desk.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) + 30, { steps: 5 });
  const over = await to.boundingBox();
  await desk.mouse.move((over?.x ?? 0) + 40, (over?.y ?? 0) + 60, { steps: 8 });
  await desk.mouse.up();
}

it('An enquiry is dragged to its new stage, stands there for a colleague by itself, and goes back within the minute', async () => {
  const { full, board } = await aFamily('Anu', 'Bina', 'Chitra');
  const desk = await signedIn(meera, board('open'), DESKTOP);
  const other = await signedIn(asha, board('all'));
  await cardIn(desk, 'New', full('Bina')).waitFor();
  await cardIn(other, 'New', full('Bina')).waitFor();
  expect(await countOf(desk, 'New').textContent()).toContain('3');
  expect(await desk.getByRole('group', { name: 'Enquiries by stage' }).getByRole('region').count()).toBe(8);

  await drag(desk, cardIn(desk, 'New', full('Bina')), column(desk, 'Qualified'));
  await cardIn(desk, 'Qualified', full('Bina')).waitFor();
  await desk
    .getByRole('status')
    .filter({ hasText: `${full('Bina')} is in Qualified now.` })
    .waitFor();
  expect(await countOf(desk, 'New').textContent()).toContain('2');
  await cardIn(other, 'Qualified', full('Bina')).waitFor();
  await cardIn(other, 'New', full('Bina')).waitFor({ state: 'detached' });
  expect(await countOf(other, 'Qualified').textContent()).toContain('1');
  expect(await faultsOf(desk)).toEqual([]);

  await notice(desk).getByRole('button', { name: 'Undo' }).click();
  await notice(desk).getByText('Undone: 1 enquiry is as before.').waitFor();
  await cardIn(desk, 'New', full('Bina')).waitFor();
  await cardIn(other, 'New', full('Bina')).waitFor();

  // The same enquiries as a list and back; and the board is still there after a reload.
  await desk.reload();
  await cardIn(desk, 'New', full('Bina')).waitFor();
  await desk.getByRole('link', { name: 'List' }).click();
  await desk.getByRole('row', { name: new RegExp(full('Bina')) }).waitFor();
  await desk.getByRole('link', { name: 'Board' }).click();
  await cardIn(desk, 'New', full('Bina')).getByRole('link').click();
  await desk.getByRole('heading', { name: full('Bina'), level: 1 }).waitFor();
  await desk.getByText('Undone: New again').waitFor();
});

it('By keys alone it is moved from its card, which keeps the keyboard; Escape leaves it where it is', async () => {
  const { full, board } = await aFamily('Anu', 'Bina');
  const desk = await signedIn(asha, board('all'), DESKTOP);
  const link = (stage: string) => cardIn(desk, stage, full('Anu')).getByRole('link');
  await link('New').focus();
  await desk.keyboard.press('m');
  const choices = desk.getByRole('group', { name: `Where ${full('Anu')} can go` });
  await expect.poll(() => isFocused(choices.getByRole('button', { name: 'Contacted' }))).toBe(true);
  await desk.keyboard.press('Escape');
  await choices.waitFor({ state: 'detached' });
  expect(await isFocused(link('New'))).toBe(true);

  await desk.keyboard.press('m');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect.poll(() => isFocused(link('Qualified'))).toBe(true);
  await desk
    .getByRole('status')
    .filter({ hasText: `${full('Anu')} is in Qualified now.` })
    .waitFor();
  // Whoever works on one of nobody has it.
  await cardIn(desk, 'Qualified', full('Anu')).getByText(asha.name).waitFor();
  // A colleague moves it on: the keyboard goes with it.
  const other = await signedIn(meera, board('all'));
  const theirs = cardIn(other, 'Qualified', full('Anu'));
  await theirs.getByRole('button', { name: `Move ${full('Anu')}` }).click();
  await theirs.getByRole('button', { name: 'Visited' }).click();
  await expect.poll(() => isFocused(link('Visited'))).toBe(true);
});

it('What a colleague moved meanwhile is not moved unseen: that is said, and it stands where it is', async () => {
  const { full, board } = await aFamily('Anu');
  const desk = await signedIn(meera, board('all'), DESKTOP);
  const other = await signedIn(asha, board('all'));
  const mine = cardIn(desk, 'New', full('Anu'));
  await mine.getByRole('button', { name: `Move ${full('Anu')}` }).click();
  await drag(other, cardIn(other, 'New', full('Anu')), column(other, 'Negotiation'));
  await other.getByRole('status').filter({ hasText: 'is in Negotiation now' }).waitFor();
  // Nothing moves under the hand of whoever is choosing.
  await mine.getByRole('button', { name: 'Contacted' }).click();
  await desk
    .getByText(`${full('Anu')} was not moved. The stage was changed by a colleague meanwhile.`)
    .waitFor();
  await cardIn(desk, 'Negotiation', full('Anu')).waitFor();
  expect(await column(desk, 'Contacted').getByRole('article').count()).toBe(0);
  expect(await notice(desk).count()).toBe(0);

  // Nor is it lost where nobody answers: it goes back, and can be moved again.
  await desk.route('**/stage', (route) => route.abort(), { times: 1 });
  await drag(desk, cardIn(desk, 'Negotiation', full('Anu')), column(desk, 'Booked'));
  await desk.getByText(`${full('Anu')} was not moved. The CMS did not answer.`).waitFor();
  await cardIn(desk, 'Negotiation', full('Anu')).waitFor();
  await drag(desk, cardIn(desk, 'Negotiation', full('Anu')), column(desk, 'Booked'));
  await cardIn(desk, 'Booked', full('Anu')).waitFor();
});

it('Who is lost needs a reason, wherever the card was let go; in a view of what is open it is gone then', async () => {
  const { full, board } = await aFamily('Anu', 'Bina');
  const desk = await signedIn(meera, board('open'), DESKTOP);
  await cardIn(desk, 'New', full('Anu')).waitFor();
  await column(desk, 'Lost').getByText('Not in this view').waitFor();
  await drag(desk, cardIn(desk, 'New', full('Anu')), column(desk, 'Lost'));
  const dialog = desk.getByRole('dialog', { name: `Lose ${full('Anu')}` });
  const confirm = dialog.getByRole('button', { name: 'Lose it' });
  expect(await confirm.isDisabled()).toBe(true);
  await desk.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(cardIn(desk, 'New', full('Anu')).getByRole('link'))).toBe(true);

  await drag(desk, cardIn(desk, 'New', full('Anu')), column(desk, 'Lost'));
  await dialog.getByRole('radio', { name: 'Budget' }).click();
  await confirm.click();
  await notice(desk)
    .getByText(`${full('Anu')} is lost now: Budget.`)
    .waitFor();
  await cardIn(desk, 'New', full('Anu')).waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: 'All', exact: true }).click();
  await desk.getByRole('searchbox').fill(full('Anu'));
  await cardIn(desk, 'Lost', full('Anu')).getByText('Budget').waitFor();
});

it('A phone shows one stage with its first card in the upper third, and moves it by thumb', async () => {
  const { full, board } = await aFamily('Anu', `Venkatanarasimharajuvaripeta${'a'.repeat(60)}`);
  const desk = await signedIn(asha, board('open'), PHONE, { touch: true });
  const card = cardIn(desk, 'New', full('Anu'));
  await card.waitFor();
  const first = column(desk, 'New').getByRole('article').first();
  expect((await first.boundingBox())?.y).toBeLessThan(UPPER_THIRD_PX);
  const sideways = () =>
    desk.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  const searched = desk.getByRole('button', { name: 'Search and filters, 1 set' });
  await searched.tap();
  await desk.getByRole('searchbox').waitFor();
  await searched.tap();
  expect(await faultsOf(desk)).toEqual([]);

  await card.getByRole('button', { name: `Move ${full('Anu')}` }).tap();
  for (const button of await card.getByRole('group').getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB_PX);
  }
  expect(await sideways()).toBe(0);
  await card.getByRole('button', { name: 'Site visit booked' }).tap();
  await notice(desk)
    .getByText(`${full('Anu')} is in Site visit booked now.`)
    .waitFor();
  await card.waitFor({ state: 'detached' });
  await desk.getByRole('combobox', { name: 'Stage shown' }).tap();
  await desk.getByRole('option', { name: 'Site visit booked (1)' }).tap();
  await cardIn(desk, 'Site visit booked', full('Anu')).waitFor();
  await desk.reload();
  await cardIn(desk, 'Site visit booked', full('Anu')).waitFor();
  await desk.getByRole('button', { name: 'The stage before: Qualified' }).tap();
  await column(desk, 'Qualified').getByText('No enquiries').waitFor();
  await desk.getByRole('button', { name: 'All', exact: true }).tap();
  await desk.waitForURL(/view=all/);
  expect(await desk.getByRole('combobox', { name: 'Stage shown' }).textContent()).toContain('Qualified');
});

it('A board that does not come says why and is asked for again; one without enquiries says so; a long column gives more', async () => {
  const desk = await signedIn(meera, '/admin', DESKTOP);
  const byItself = askedByItself('board');
  await desk.route(byItself, (route) => route.abort());
  await desk.route(askedByHand('board'), (route) => route.abort(), { times: 1 });
  await desk.goto(`/admin/lead-desk/board?q=${randomUUID()}`);
  const alert = desk.getByRole('alert').filter({ hasText: 'The CMS did not answer' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await desk.getByText('No enquiry fits these filters.').waitFor();
  await desk.unroute(byItself);

  const names = Array.from({ length: 27 }, (_, nth) => `Nth${nth}`);
  const { full, board } = await aFamily(...names);
  await desk.goto(board('open'));
  await cardIn(desk, 'New', full('Nth26')).waitFor();
  expect(await column(desk, 'New').getByRole('article').count()).toBe(25);
  expect(await countOf(desk, 'New').textContent()).toContain('27');
  await desk.getByRole('button', { name: 'Show more of New' }).click();
  await cardIn(desk, 'New', full('Nth0')).waitFor();
  await desk.reload();
  await expect.poll(() => column(desk, 'New').getByRole('article').count()).toBe(27);
});
