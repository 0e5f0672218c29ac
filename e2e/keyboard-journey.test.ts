import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newAddress } from './forms.ts';
import { leadsOf } from './leads.ts';
import { visit } from './visitor.ts';

// Far more than any page of the journey needs: reaching it means the keyboard got lost.
const MOST_TABS = 80;

async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : '';
    // biome-ignore lint/performance/useDomNodeTextContent: hidden words of a button are no part of its name.
    const shown = element instanceof HTMLElement ? element.innerText : element.textContent;
    return (element.getAttribute('aria-label') ?? label ?? '') || (shown ?? '');
  });
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < MOST_TABS; count++) {
    await page.keyboard.press('Tab');
    if (name.test((await focusedName(page)).trim())) {
      const outlined = await page.evaluate(() => {
        const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      expect(outlined, `the focus on ${name} can be seen`).toBe(true);
      return;
    }
  }
  throw new Error(`${name} cannot be reached with the Tab key`);
}

it('A visitor with only a keyboard goes from landing to thank-you', async () => {
  const page = await visit('/');
  await tabTo(page, /skip/i);
  await tabTo(page, /menu/i);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Projects/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Residential$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/projects/residential');

  await tabTo(page, /^Enquire Now$/);
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Enquire Now' });
  await modal.waitFor();
  const email = newAddress();
  await modal.getByRole('textbox', { name: /name/i }).waitFor();
  if (!/name/i.test(await focusedName(page))) await tabTo(page, /^(full )?name/i);
  await page.keyboard.type('Kiran Patil');
  await tabTo(page, /phone/i);
  await page.keyboard.type('9000000008');
  await tabTo(page, /email/i);
  await page.keyboard.type(email);
  await tabTo(page, /message/i);
  await page.keyboard.type('I would like to see a home on Sunday.');
  await tabTo(page, /^Submit$/);
  await page.keyboard.press('Enter');
  // Who types faster than the script comes sends the form without it, and is told the reference in the address.
  await page.waitForURL(({ pathname }) => pathname === '/thank-you');
  expect(await leadsOf(email)).toHaveLength(1);
});
