import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeFinds } from './axe.ts';
import { freeTimes, onDay, sayWho } from './booking.ts';
import { leadsOf } from './leads.ts';
import { DESKTOP, PHONE, visit } from './visitor.ts';

const ARANYA = '/projects/residential/aranya/visit';
const TEKDI = '/projects/residential/tekdi/visit';

const chosen = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
function visitsOf(email: string): unknown[] {
  const database = new Database(inject('databaseFile'), { readonly: true });
  try {
    return database
      .prepare(
        'select v.project, v.state, v.starts_at as at from visits v join website_leads l on v.lead_id = l.id where l.email = ? order by v.id',
      )
      .all(email);
  } finally {
    database.close();
  }
}

/** Chooses a time at Aranya, and goes on to the times of Tekdi. @returns the time that was chosen */
async function chooseBoth(page: Page, nth: number): Promise<string> {
  await onDay(page, nth);
  const first = freeTimes(page).nth(3);
  const time = (await first.getAttribute('value')) ?? '';
  await first.click();
  await page.waitForURL(/hold=/);
  await page.getByText('See another project as well?').click();
  await page.getByRole('link', { name: 'Tekdi', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Tekdi as well' }).waitFor();
  return time;
}

// Each test has a day of its own, so that no two want one place.
describe('Several projects in one booking', () => {
  it.each([
    ['on a phone', { viewport: PHONE, touch: true }, 6],
    ['without script', { viewport: DESKTOP, script: false }, 7],
  ] as const)('are chosen one beside the other and booked by one form, %s', async (_, options, nth) => {
    const page = await visit(ARANYA, options);
    const time = await chooseBoth(page, nth);
    // The same day is open, without the times that nobody could keep.
    const at = Date.parse(time);
    const offered = await freeTimes(page).evaluateAll((buttons) =>
      buttons.map((button) => Date.parse(button.getAttribute('value') ?? '')),
    );
    expect(offered.length).toBeGreaterThan(0);
    for (const start of offered) expect(Math.abs(start - at)).toBeGreaterThanOrEqual(2 * 3_600_000);
    const day = (start: number) => new Date(start + 330 * 60_000).toISOString().slice(0, 10);
    expect(new Set(offered.map(day))).toEqual(new Set([day(at)]));
    await freeTimes(page).first().click();
    await page.getByRole('heading', { level: 1, name: 'Visit Aranya and Tekdi' }).waitFor();
    await chosen(page, 'Aranya')
      .getByText(/^Held for you until/)
      .waitFor();
    await chosen(page, 'Tekdi')
      .getByText(/^Held for you until/)
      .waitFor();
    // Whatever is asked about names its registration (RERA, Order 46/2023).
    for (const number of ['P52100000022', 'P52100000023'])
      await page.getByRole('main').getByText(number).first().waitFor();
    const email = await sayWho(page, `90000003${nth}1`);
    await page.getByRole('button', { name: 'Book these visits' }).click();
    await page.waitForURL(/\/visits\/[\w.-]+\?booked/);
    expect(await leadsOf(email)).toMatchObject([{ source: 'visit' }]);
    expect(visitsOf(email)).toEqual([
      { project: 'aranya', state: 'booked', at },
      { project: 'tekdi', state: 'booked', at: offered[0] },
    ]);
    await page.getByRole('heading', { name: 'Booked with it' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Tekdi', exact: true }).click();
    await page.getByText('The hut below the hill').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Aranya', exact: true }).waitFor();
  });

  it('are changed, left out and given up again, and what was chosen before stays', async () => {
    const page = await visit(ARANYA, { viewport: DESKTOP });
    await chooseBoth(page, 10);
    await page.getByRole('link', { name: 'Back without Tekdi' }).click();
    await page.getByRole('heading', { level: 1, name: 'Visit Aranya', exact: true }).waitFor();
    await page.getByText(/^Held for you until/).waitFor();
    await page.getByText('See another project as well?').click();
    await page.getByRole('link', { name: 'Tekdi', exact: true }).click();
    await freeTimes(page).first().click();
    const tekdi = chosen(page, 'Tekdi');
    const before = await tekdi.locator('time').getAttribute('datetime');
    await tekdi.getByRole('link', { name: 'Choose another time' }).click();
    await freeTimes(page).last().click();
    await tekdi.waitFor();
    expect(await tekdi.locator('time').getAttribute('datetime')).not.toBe(before);
    // Its first time is free for others again.
    const other = await visit(`${TEKDI}?day=${before?.slice(0, 10)}`, { script: false });
    expect(await other.locator(`button[name="time"][value="${before}"]`).isEnabled()).toBe(true);
    await tekdi.getByRole('link', { name: 'Leave it out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Visit Aranya', exact: true }).waitFor();
    expect(await tekdi.count()).toBe(0);
  });

  it('have no mistake for those who cannot see, and rubbish in the address chooses nothing', async () => {
    const page = await visit(ARANYA, { viewport: PHONE });
    await chooseBoth(page, 12);
    expect(await axeFinds(page)).toEqual([]);
    await freeTimes(page).first().click();
    await chosen(page, 'Tekdi').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    for (const rubbish of ['also=%00', 'also=residential~nowhere~2030-01-01T00:00:00Z', 'beside=x,y~~~']) {
      const strange = await visit(`${ARANYA}?${rubbish}`);
      await strange.getByRole('heading', { level: 1, name: 'Visit Aranya', exact: true }).waitFor();
    }
  });
});
