import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fill, newAddress } from './forms.ts';
import { leadsOf } from './leads.ts';
import { PHONE, untilAwake, visit } from './visitor.ts';

const OFFICES = '/projects/commercial/chaupal-yard';
const SHEET = 'form[action$="/cost-sheet"]';
const DAY_MS = 86_400_000;

/** What a lease never has. The stamp duty of a leave and licence is another, a line of what is paid once. */
const OF_A_PURCHASE = /\bEMI\b|instalment|agreement value|\bloan\b|women only/i;

type Way = { how: string; script: boolean; touch: boolean; use: (control: Locator) => Promise<void> };

const WAYS: Way[] = [
  { how: 'by keys', script: true, touch: false, use: (control) => control.press('Enter') },
  { how: 'by thumb', script: true, touch: true, use: (control) => control.tap() },
  { how: 'without script', script: false, touch: false, use: (control) => control.click() },
];

/** What is paid in the first month and in the first year, as it is read out. */
const told = async (page: Page) =>
  (await page.locator(`${SHEET} output`).allTextContents()).map((text) => text.trim());

describe.each(WAYS)('Who wants an office to let, $how', ({ script, touch, use }) => {
  it('goes from the list to what a month of it comes to, and asks for it', async () => {
    const page = await visit('/projects/commercial', { script, touch, viewport: PHONE });
    await use(page.getByRole('main').getByRole('link', { name: 'Chaupal Yard', exact: true }));
    await page.waitForURL(`**${OFFICES}`);
    const least = page.getByRole('region', { name: 'What a month costs' });
    expect(await least.textContent()).toMatch(/₹5,47,048 a month for 3,800 sq ft: rent, maintenance and GST/);
    await use(least.getByRole('link', { name: 'Work out yours' }));

    await page.waitForURL(`**${OFFICES}/cost-sheet`);
    const suite = page.locator(SHEET).getByRole('radio', { name: /^Suite/ });
    if (script) {
      await suite.focus();
      await untilAwake(page, SHEET);
    }
    await suite.check();
    // The area is asked for where there is one to choose: of the chosen space.
    if (!script) await use(page.locator(SHEET).getByRole('button', { name: 'Work it out' }));
    const area = page.locator(SHEET).getByRole('textbox', { name: 'Carpet area' });
    await area.fill('4,000');
    if (!script) await use(page.locator(SHEET).getByRole('button', { name: 'Work it out' }));
    // 4,000 × (100 + 22) and 18 per cent, worked out by hand.
    await expect.poll(() => told(page)).toEqual(['₹5,75,840', '₹69,10,080']);
    const said = (await page.getByRole('main').allInnerTexts()).join().replaceAll(/\s+/g, ' ');
    for (const term of [/Rent/, /Deposit/, /locked in/, /Escalation/, /Maintenance/, /Warm shell/])
      expect(said).toMatch(term);
    expect(said).not.toMatch(OF_A_PURCHASE);

    await page.goto(OFFICES);
    await use(page.getByRole('link', { name: 'Book a visit' }).first());
    await page.waitForURL(`**${OFFICES}/visit`);
    // Nobody entered when this one can be visited.
    const form = page.getByRole('main').locator('form', { hasText: 'How many come' });
    const email = newAddress();
    await fill(form, { Name: 'Farida Irani', 'Phone Number': '+91 90000 00082', Email: email });
    await form.getByLabel('Day').fill(new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10));
    await use(form.getByRole('button', { name: 'Ask for this time' }));
    await page.waitForURL(/\/visits\/[\w.-]+/);
    await page.getByRole('heading', { level: 1, name: 'Your visit is asked for' }).waitFor();
    await page.getByText('Chaupal Yard').first().waitFor();
    expect(await leadsOf(email)).toMatchObject([{ mobile: '9000000082' }]);
  });
});
