import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { axeFinds } from './axe.ts';
import { DESKTOP, holdBack, PHONE, untilAwake, visit } from './visitor.ts';

const PROJECT = '/projects/residential/aranya';
const SHEET = `${PROJECT}/cost-sheet`;
const TAMBA = '/projects/commercial/tamba/cost-sheet';
const ARCADE = '/projects/commercial/chaupal-yard/cost-sheet';
const RATES = 'api::cost-rates.cost-rates';
const LIVE_WITHIN_MS = 20_000;

/** The figures a sheet ends in, as they are read out. */
async function figures(page: Page): Promise<{ total: string; month: string }> {
  const said = await page.locator('form[action$="/cost-sheet"] output').allTextContents();
  const [total = '', month = ''] = said;
  return { total, month };
}
const form = (page: Page) => page.locator('form[action$="/cost-sheet"]');
const line = (page: Page, name: string | RegExp) =>
  form(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell')
    .first()
    .textContent();

/** Wakes the calculator as a visitor does, by touching it. */
async function awake(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded();
  await form(page).getByRole('radio').first().hover();
  await untilAwake(page, 'form[action$="/cost-sheet"]');
}

describe('A project’s page', () => {
  it.each([PHONE, DESKTOP])(
    'says what the first priced home comes to in one line, which opens the sheet: $width px',
    async (viewport) => {
      const page = await visit(PROJECT, { viewport, script: false });
      const summary = page.locator('[data-cost-summary]');
      expect((await summary.allInnerTexts()).join()).toMatch(
        /2 BHK, all in\s+₹1\.4 Cr[\s\S]*A month\s+₹75,117[\s\S]*75% borrowed at/,
      );
      expect(await page.locator('main form').count()).toBe(0);
      await summary.getByRole('link').click();
      // Where a project also lets, the bare address opens the sheet of a lease.
      await page.waitForURL((url) => url.pathname === SHEET && url.search === '?configuration=2-bhk');
      expect(await figures(page)).toEqual({ total: '₹1,40,41,271', month: '₹75,117' });
    },
  );
});

describe('The cost sheet', () => {
  it('adds up to the rupee for each configuration and buyer as one chooses', async () => {
    const page = await visit(SHEET);
    await awake(page);
    // 1,16,00,000 and parking 6,00,000; 5 + 5 + 1 + 1 per cent and 30,000; charges worked out by hand.
    expect(await figures(page)).toEqual({ total: '₹1,40,41,271', month: '₹75,117' });
    await form(page)
      .getByRole('radio', { name: /^3 BHK/ })
      .check();
    await expect.poll(() => figures(page)).toEqual({ total: '₹2,04,43,513', month: '₹1,09,597' });
    await form(page)
      .getByRole('radio', { name: /^Women only/ })
      .check();
    await expect.poll(async () => (await figures(page)).total).toBe('₹2,02,65,513');
    expect(await line(page, /^Concession for women/)).toBe('−₹1,78,000');
    await form(page).getByRole('textbox', { name: 'Your negotiated price' }).fill('1.7 cr');
    await expect.poll(() => line(page, /^Agreement value/)).toBe('₹1,76,00,000');
  });

  it('forgets a typed figure with the configuration it was typed for', async () => {
    const page = await visit(SHEET);
    await awake(page);
    await form(page).getByRole('textbox', { name: 'Loan' }).fill('50 lakh');
    await expect.poll(async () => (await figures(page)).month).toBe('₹41,047');
    await form(page)
      .getByRole('radio', { name: /^4 BHK/ })
      .check();
    expect(await form(page).getByRole('textbox', { name: 'Loan' }).inputValue()).toBe('');
  });

  it('takes over what was chosen before it woke', async () => {
    const page = await visit('/thank-you');
    const letItCome = await holdBack(page, (url) => /cost-sheet\.island/.test(url.pathname));
    await page.goto(SHEET, { waitUntil: 'domcontentloaded' });
    // Set without any event, as a browser does that restores a form.
    await page.locator('input[value="3-bhk"]').evaluate((radio) => {
      if (radio instanceof HTMLInputElement) radio.checked = true;
    });
    letItCome();
    await awake(page);
    await expect.poll(async () => (await figures(page)).total).toBe('₹2,04,43,513');
  });

  it('works from the keyboard alone', async () => {
    const page = await visit(SHEET);
    await form(page)
      .getByRole('radio', { name: /^2 BHK/ })
      .focus();
    await untilAwake(page, 'form[action$="/cost-sheet"]');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await figures(page)).total).toBe('₹2,04,43,513');
    await page.keyboard.press('Tab');
    await page.keyboard.type('20000000');
    await expect.poll(() => line(page, /^Agreement value/)).toBe('₹2,06,00,000');
  });

  it('says what it did not understand, and goes on with ours', async () => {
    const page = await visit(SHEET);
    await awake(page);
    const years = form(page).getByRole('textbox', { name: 'Years' });
    await years.fill('45');
    await form(page).getByText('Type whole years between 1 and 30').waitFor();
    expect(await years.getAttribute('aria-invalid')).toBe('true');
    expect((await figures(page)).month).toBe('₹75,117');
  });

  it('is not there where nothing is for sale or nothing may be offered yet', async () => {
    for (const path of ['/projects/residential/angan', '/projects/commercial/bazaar-lane']) {
      const page = await fetch(inject('siteUrl') + path);
      expect(page.status, path).toBe(200);
      expect(await page.text(), path).not.toContain('data-cost-summary');
      expect((await fetch(`${inject('siteUrl')}${path}/cost-sheet`)).status, path).toBe(404);
    }
  });
});

describe('Without script', () => {
  it('the page shows the first priced home, every other in a table, and the loan year by year', async () => {
    const page = await visit(SHEET, { script: false });
    expect(await figures(page)).toEqual({ total: '₹1,40,41,271', month: '₹75,117' });
    await page.getByText('All configurations side by side').click();
    const row = form(page).getByRole('row', { name: /^4 BHK/ });
    expect(await row.textContent()).toContain('₹3.11 Cr');
    await page.getByText('Year by year').click();
    expect(await page.getByRole('row', { name: /^20 / }).textContent()).toMatch(/₹0$/);
  });

  it('the form opens a page with the same figures as with script', async () => {
    const page = await visit(SHEET, { script: false });
    await form(page)
      .getByRole('radio', { name: /^3 BHK/ })
      .check();
    await form(page)
      .getByRole('radio', { name: /^Women only/ })
      .check();
    await form(page).getByRole('textbox', { name: 'Years' }).fill('15');
    await form(page).getByRole('button', { name: 'Work it out' }).click();
    await page.waitForURL('**/cost-sheet?**');
    const without = await figures(page);
    expect(without.total).toBe('₹2,02,65,513');
    const same = await visit(page.url());
    await untilAwake(same, 'form[action$="/cost-sheet"]');
    expect(await figures(same)).toEqual(without);
  });

  it('a space whose price is on request is one line and a way to ask, until one types the price one was given', async () => {
    const page = await visit(TAMBA, { script: false });
    await page.getByText('The price of this one is on request.').waitFor();
    const ask = form(page).getByRole('link', { name: 'Ask for the price' });
    expect(await ask.getAttribute('href')).toMatch(/^\/projects\/commercial\/tamba\?asked=price&/);
    expect(await form(page).getByRole('table').count()).toBe(0);
    expect(await form(page).textContent()).not.toContain('—');
    await form(page).getByRole('textbox', { name: 'Your negotiated price' }).fill('12 crore');
    await form(page).getByRole('button', { name: 'Work it out' }).click();
    await page.waitForURL('**price=12**');
    expect(await line(page, /^Basement parking/)).toBe('₹7,00,000');
    expect(await line(page, /^Agreement value/)).toBe('₹12,07,00,000');
    expect(await line(page, /^GST 12%/)).toBe('₹1,44,84,000');
  });

  it('a finished shop carries no GST, whoever buys', async () => {
    const page = await visit(`${ARCADE}?configuration=shop-on-the-yard&buyer=women`, { script: false });
    expect(await line(page, /^GST 0%/)).toBe('₹0');
    expect(await page.getByText('In whose name').count()).toBe(0);
    expect(await page.getByText('Concession for women').count()).toBe(0);
  });
});

describe('An office to let', () => {
  const lease = async (page: Page) =>
    (await form(page).locator('output').allTextContents()).map((text) => text.trim());

  it('has a lease sheet at the same address, for the area and the rent one types, without script too', async () => {
    const page = await visit(`${ARCADE}?configuration=suite`);
    await untilAwake(page, 'form[action$="/cost-sheet"]');
    // 3,800 × (100 + 22) and 18 per cent, worked out by hand.
    expect(await lease(page)).toEqual(['₹5,47,048', '₹65,64,576']);
    await form(page).getByRole('textbox', { name: 'Carpet area' }).fill('4,000');
    await expect.poll(() => lease(page)).toEqual(['₹5,75,840', '₹69,10,080']);
    await page.waitForURL(/configuration=suite&area=4000$/);
    const same = await visit(page.url(), { script: false, viewport: PHONE });
    expect(await lease(same)).toEqual(['₹5,75,840', '₹69,10,080']);
    await form(same)
      .getByRole('textbox', { name: /^Your negotiated rent/ })
      .fill('90');
    await form(same).getByRole('button', { name: 'Work it out' }).click();
    await same.waitForURL('**rent=90**');
    expect(await line(same, /^Rent/)).toBe('₹3,60,000');
    expect(await line(same, /^Deposit/)).toBe('₹21,60,000');
  });

  it('leads to the cost sheet of what is sold there, and back', async () => {
    const page = await visit(ARCADE, { script: false });
    await page.getByRole('link', { name: 'To buy instead' }).click();
    await page.waitForURL('**configuration=shop-on-the-yard');
    expect(await line(page, /^Agreement value/)).toBe('₹2,42,00,000');
    await page.getByRole('link', { name: 'To rent instead' }).click();
    await page.waitForURL('**configuration=floor-of-a-block');
  });
});

describe('A home in a finished tower and in a rising one', () => {
  it('carries GST in the rising one only, and the address says which was chosen', async () => {
    const page = await visit(SHEET);
    await untilAwake(page, 'form[action$="/cost-sheet"]');
    expect(await line(page, /^GST 5%/)).toBe('₹6,10,000');
    await form(page)
      .getByRole('radio', { name: /^Tower One/ })
      .check();
    await expect.poll(() => line(page, /^GST 0%/)).toBe('₹0');
    await page.waitForURL(/tower=tower-one/);
    const same = await visit(page.url(), { script: false });
    expect(await line(same, /^GST 0%/)).toBe('₹0');
  });
});

describe('The instalment', () => {
  // From the closed formula at 60 digits, apart from the site's code.
  const KNOWN = [
    ['1000000', '8.5', '20', '₹8,678'],
    ['50 lakh', '9', '20', '₹44,986'],
    ['25,00,000', '8.4', '15', '₹24,472'],
    ['91.5 L', '7.75', '20', '₹75,117'],
    ['₹1,00,000', '12', '1', '₹8,885'],
    ['75 lakhs', '6.5', '30', '₹47,405'],
    ['3 cr', '10.25', '10', '₹4,00,617'],
    ['1200000', '0', '10', '₹10,000'],
    ['1000000', '0', '30', '₹2,778'],
    ['45 lac', '7', '25', '₹31,805'],
    ['5000000000', '30', '30', '₹12,50,17,234'],
    ['87500000', '0.001', '30', '₹2,43,092'],
    ['19875000', '9.5', '15', '₹2,07,540'],
    ['3650000', '8.65', '7', '₹58,079'],
    ['123456789', '7.333', '13', '₹12,29,886'],
    ['0', '9', '20', '₹0'],
  ] as const;

  it('is exact to the rupee for every known loan as one types', async () => {
    const page = await visit(SHEET);
    await untilAwake(page, 'form[action$="/cost-sheet"]');
    const field = (name: string) => form(page).getByRole('textbox', { name });
    for (const [loan, rate, years, month] of KNOWN) {
      await field('Loan').fill(loan);
      await field('Interest a year').fill(rate);
      await field('Years').fill(years);
      await expect.poll(async () => (await figures(page)).month, { message: `${loan} ${rate}` }).toBe(month);
    }
  });

  it('is the same from the server, by address', async () => {
    for (const [loan, rate, years, month] of KNOWN) {
      const query = new URLSearchParams({ loan, rate, years });
      const html = await (await fetch(`${inject('siteUrl')}${SHEET}?${query}`)).text();
      const [, , said] = /<output[^>]*>([^<]*)<.*<output[^>]*>([^<]*)</s.exec(html) ?? [];
      expect(said, `${loan} at ${rate}`).toBe(month);
    }
  });
});

describe('A sheet by address', () => {
  it('follows the figures, and opens the same ones for whoever gets the link', async () => {
    const page = await visit(SHEET);
    await awake(page);
    await form(page)
      .getByRole('radio', { name: /^4 BHK/ })
      .check();
    await form(page).getByRole('textbox', { name: 'Interest a year' }).fill('8.125');
    await page.waitForURL(/cost-sheet\?configuration=4-bhk&rate=8\.125$/);
    await form(page).getByRole('textbox', { name: 'Loan' }).fill('1.5 cr');
    await page.waitForURL(/&loan=15000000&/);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('The link is copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    const [shared, withoutScript] = [
      await visit(link),
      await visit(link, { script: false, viewport: PHONE }),
    ];
    expect(await figures(shared)).toEqual(await figures(page));
    expect(await figures(withoutScript)).toEqual(await figures(page));
  });

  it('is kept by no cache, and two visitors of the same moment get their own', async () => {
    const ask = async (loan: string) => {
      const answer = await fetch(`${inject('siteUrl')}${SHEET}?rate=0&years=10&loan=${loan}`);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      return answer.text();
    };
    const [one, other] = await Promise.all([ask('1200000'), ask('2400000')]);
    expect(one).toContain('>₹10,000<');
    expect(other).toContain('>₹20,000<');
    expect(one).toContain('<meta name="robots" content="noindex"');
    // The page of the project itself is one for all, whatever its address carries.
    const project = await fetch(`${inject('siteUrl')}${PROJECT}?loan=1200000&rate=0&years=10`);
    expect(await project.text()).not.toContain('>₹10,000<');
  });

  it.each([
    'configuration=castle&buyer=dog&price=cheap&loan=-1&rate=abc&years=1.5',
    'price=%3Cscript%3Ealert(1)%3C/script%3E&loan=%00&rate=%F0%9F%8F%A0&years=NaN',
    `price=${'9'.repeat(3000)}&loan=1e308&rate=1e9&years=99999`,
    'configuration=__proto__&price[]=1&price=&price=2&loan=0x10',
    'configuration=%00&rate=8%25x&years=%2B5',
  ])('with rubbish in it opens our own figures: %s', async (query) => {
    const answer = await fetch(`${inject('siteUrl')}${SHEET}?${query}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/₹(NaN|∞)|undefined/);
    expect(html).toContain('>₹1,40,41,271<');
    const page = await visit(`${SHEET}?${query}`);
    await untilAwake(page, 'form[action$="/cost-sheet"]');
    expect(await figures(page)).toEqual({ total: '₹1,40,41,271', month: '₹75,117' });
  });

  it('prints on two sheets of paper: the cost, and the loan with every year', async () => {
    const page = await visit(`${SHEET}?configuration=3-bhk&buyer=women`);
    await untilAwake(page, 'form[action$="/cost-sheet"]');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    // A sheet with prices advertises the project on paper too.
    const registration = page.locator('main [data-rera-strip]').first();
    for (const name of ['P52100000022', 'maharera.maharashtra.gov.in'])
      expect(await registration.getByRole('link', { name }).isVisible(), name).toBe(true);
    expect(await page.getByRole('cell', { name: '₹0', exact: true }).last().isVisible()).toBe(true);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('axe on %s', (_, viewport) => {
  it.each([SHEET, `${SHEET}?years=99&configuration=3-bhk`, TAMBA])('finds nothing on %s', async (path) => {
    const page = await visit(path, { viewport, reducedMotion: true });
    await awake(page);
    for (const summary of await form(page).locator('summary').all()) await summary.click();
    expect(await axeFinds(page, { within: 'form[action$="/cost-sheet"]' })).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wider, 'nothing is wider than the window').toBe(false);
  });
});

describe('What editors do with the rates', () => {
  const stack = inject('edited');

  it('a new rate is live at once, and without rates there is no sheet', async () => {
    const editor = editorOf({ url: stack.cmsUrl }, stack.editorToken);
    const text = async (path: string) => (await fetch(stack.siteUrl + path)).text();
    expect(await text(PROJECT)).toContain('1,40,41,271 rupees');
    const { data } = await (await fetch(`${stack.cmsUrl}/api/cost-rates?populate[0]=registrationFee`)).json();
    const { id: _, ...fee } = data.registrationFee;
    await editor.publishSingle(RATES, { registrationFee: { ...fee, maxFee: '50000' } });
    await expect.poll(() => text(PROJECT), { timeout: LIVE_WITHIN_MS }).toContain('1,40,61,271 rupees');
    expect(await text(SHEET)).toContain('₹1,40,61,271');
    const unpublished = await fetch(
      `${stack.cmsUrl}/content-manager/single-types/${RATES}/actions/unpublish`,
      {
        method: 'POST',
        headers: { authorization: editor.authorization, 'content-type': 'application/json' },
        body: '{}',
      },
    );
    expect(unpublished.status).toBe(200);
    await expect.poll(() => text(PROJECT), { timeout: LIVE_WITHIN_MS }).not.toContain('data-cost-summary');
    expect((await fetch(stack.siteUrl + SHEET)).status).toBe(404);
  });
});
