import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { NARROW_PHONE, PHONE, untilAwake, visit } from './visitor.ts';

const LIST = '/projects/residential';
/** "3 BHK under 2 Cr by 2027", as an address says it. */
const WISH = '?type=3-bhk&budget=20000000&possession=2027';

const shown = (page: Page) => page.locator('[data-projects] > li:visible h2').allTextContents();

/** What the one card that is left says of its project. */
async function card(page: Page): Promise<string> {
  const facts = page.locator('[data-projects] > li:visible dl');
  return facts.evaluate((list) =>
    [...list.children]
      .filter((row) => row instanceof HTMLElement && !row.hidden)
      .map((row) => row.textContent)
      .join('\n'),
  );
}

/** The 3 BHK with its own price and area, and not what the smallest home costs. */
async function expectTheAnswer(page: Page): Promise<void> {
  await expect.poll(() => shown(page)).toEqual(['Aranya']);
  const said = await card(page);
  expect(said).toMatch(/^3 BHK₹1\.72 Cr.*₹1\.89 Cr.*1,186–1,240 sq ft/);
  expect(said).not.toMatch(/1\.16|2, 3 & 4 BHK/);
  expect(said).toMatch(/Possession.*Tower Two Dec 2027/s);
}

it('3 BHK under 2 Cr by 2027, by keys', async () => {
  const page = await visit(LIST);
  await page.getByLabel('Configuration').focus();
  await untilAwake(page, 'search');
  await page.keyboard.type('3 BHK');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.getByText('Up to ₹2 Cr', { exact: true }).waitFor();
  // Past the two areas.
  for (let field = 0; field < 3; field++) await page.keyboard.press('Tab');
  await page.keyboard.type('By the end of 2027');
  await expectTheAnswer(page);
  expect(new URL(page.url()).search).toBe(WISH);
});

it('3 BHK under 2 Cr by 2027, by thumb, and the day after', async () => {
  const page = await visit(LIST, { viewport: PHONE, touch: true });
  const picture = await page.locator('[data-projects] img').first().boundingBox();
  expect((picture?.y ?? 0) + (picture?.height ?? 0), 'the first screen has a picture').toBeLessThanOrEqual(
    PHONE.height,
  );
  await page.getByRole('button', { name: 'Filter and sort' }).tap();
  await untilAwake(page, 'search');
  await page.getByLabel('Configuration').selectOption('3 BHK');
  await page.getByLabel('Budget, at most').fill('2 Cr');
  await page.getByLabel('Possession', { exact: true }).selectOption('By the end of 2027');
  await page.getByRole('button', { name: 'Show 1' }).tap();
  await expectTheAnswer(page);

  // The browser has kept it, and offers it; it is not applied by itself.
  await page.goto(LIST);
  const offer = page.getByText('Your last search: 3 BHK, up to ₹2 Cr, by the end of 2027');
  await offer.waitFor();
  expect(await shown(page)).toHaveLength(4);
  await page.getByRole('link', { name: 'Use it' }).tap();
  await page.waitForURL(`**${LIST}${WISH}`);
  await expectTheAnswer(page);
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Forget' }).tap();
  await offer.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByText('4 residential projects').waitFor();
  expect(await offer.isVisible()).toBe(false);
});

it('3 BHK under 2 Cr by 2027, without script', async () => {
  const page = await visit(LIST, { script: false, viewport: NARROW_PHONE });
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByLabel('Configuration').selectOption('3 BHK');
  await page.getByLabel('Budget, at most').fill('2');
  await page.getByLabel('Possession', { exact: true }).selectOption('By the end of 2027');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(`**${LIST}${WISH}`);
  await expectTheAnswer(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

it('A budget that cannot be read is said, without script too, and never repeated', async () => {
  const page = await visit(LIST, { script: false });
  await page.getByLabel('Budget, at most').fill('cheap please');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(`**${LIST}?budget=unread`);
  await page.getByText('We could not read the budget, so it does not count yet.').waitFor();
  expect(await page.getByLabel('Budget, at most').getAttribute('aria-invalid')).toBe('true');
  expect(await page.content()).not.toContain('cheap please');
  expect(await shown(page)).toHaveLength(4);
});

it('Where nothing fits, each wish can be dropped, and says what that gives', async () => {
  const page = await visit(`${LIST}?locality=sus&locality=warje&budget=20000000&possession=2027`, {
    script: false,
  });
  const ways = page.getByRole('list', { name: 'What to leave out' }).getByRole('link');
  expect(await ways.allTextContents()).toEqual([
    'Without Sus or Warje: 1 project',
    'Without the budget of ₹2 Cr: 1 project',
  ]);
  await ways.first().click();
  await page.waitForURL(`**${LIST}?budget=20000000&possession=2027`);
  expect(await shown(page)).toEqual(['Aranya']);
});
