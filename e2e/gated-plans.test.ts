import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { type Door, spellingsOf } from '../testing/spellings.ts';
import { type Stack, startStack } from '../testing/stack.ts';
import { fill, modalForm, newAddress, submit } from './forms.ts';
import { leadsOf } from './leads.ts';
import { DESKTOP, PHONE, untilAwake, untilHelped, visit } from './visitor.ts';

const PROJECT = '/projects/residential/aranya';
const PLAN = 'Three bedrooms, type B';
const VISITOR = { Name: 'Rohan Deshpande', Phone: '9000000021', Message: 'Please show me the plans.' };
/** How the files of Aranya's gated plans, and its brochure, are named in the library. */
const KEPT_BACK = /plan_(3bhk_b|4bhk_c|penthouse|typical_floor)_\w+|brochure_\w+\.pdf/;
const BLURRED_BYTES = 1500;
const AT_ONCE = 6;

const section = (page: Page) => page.getByRole('region', { name: 'Floor plans' });
/** A button, and a link in its place where there is no script. */
const gate = (page: Page) => {
  const name = `See the plan: ${PLAN}`;
  return section(page).getByRole('button', { name }).or(section(page).getByRole('link', { name }));
};
const enlarge = (page: Page) =>
  section(page).getByRole('button', { name: /^Enlarge: .*dining room of 5\.05 by/, includeHidden: true });

async function chooseThree(page: Page): Promise<void> {
  await section(page).getByRole('radio', { name: '3 BHK' }).focus();
  await page.keyboard.press('Space');
}

/** Enquires from the gate of a plan. @returns the address it is stored under */
async function enquire(page: Page, { script = true } = {}): Promise<string> {
  await chooseThree(page);
  await gate(page).click();
  const form = modalForm(page);
  const email = newAddress();
  await fill(form, { ...VISITOR, Email: email });
  // Posted before that, the server thanks, and the page it came from does not learn of it.
  if (script) await untilAwake(page, 'dialog[open] form');
  await submit(form).click();
  await page.waitForURL(/\/thank-you/);
  return email;
}

/** What the CMS keeps of the gated files, read past every gate. */
async function gatedAddresses(siteUrl: string, opened: Page): Promise<string[]> {
  const found = (await opened.content()).match(/\/media\/[^\s",?]+\?pass=[\w.-]+/g) ?? [];
  return [...new Set(found)].map((address) => siteUrl + address);
}

describe('Gated plans and the brochure', () => {
  const [siteUrl, cmsUrl] = [inject('siteUrl'), inject('cmsUrl')];

  it('neither the page nor any list names a file of theirs', async () => {
    for (const path of [
      PROJECT,
      '/',
      '/projects/residential',
      `${PROJECT}/plans`,
      `${PROJECT}/plans?pass=x.y.z`,
      '/sitemap.xml',
      '/news-and-media.atom',
      '/blogs.atom',
    ]) {
      const text = await (await fetch(siteUrl + path)).text();
      expect(text, path).not.toMatch(KEPT_BACK);
      expect(text, path).not.toContain('/gated/');
    }
    const everything =
      'populate[floorPlans][populate]=*&populate[gallery][populate]=*&populate[brochure]=true&populate[seo][populate]=*';
    const answer = await (await fetch(`${cmsUrl}/api/projectss?${everything}`)).text();
    expect(answer).not.toMatch(KEPT_BACK);
    expect(answer).not.toMatch(/\/gated\/|gatedBy|gatePreview/);
    const page = await visit(PROJECT);
    await chooseThree(page);
    const blurred = await section(page).locator('[data-gate] img:visible').getAttribute('src');
    expect(blurred).toMatch(/^data:image\/webp;base64,/);
    expect(blurred?.length).toBeLessThan(BLURRED_BYTES);
  });

  it.each([PHONE, DESKTOP])(
    'open in place after an enquiry, to zoom by keys: $width px',
    async (viewport) => {
      const page = await visit(PROJECT, { viewport });
      const email = await enquire(page);
      expect(await leadsOf(email)).toHaveLength(1);
      await page.getByText(/^Your reference: SH-\w+$/).waitFor();
      await page.getByRole('link', { name: 'See the plan: 3 BHK, Aranya' }).click();
      await page.waitForURL(`**${PROJECT}#plan-2`);
      await chooseThree(page);
      await enlarge(page).focus();
      expect(await gate(page).count()).toBe(0);
      await untilHelped(page, 'dialog[data-plan-sheet][data-awake]');
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: PLAN });
      await sheet.waitFor();
      await page.keyboard.press('+');
      await expect.poll(() => sheet.getByRole('status').textContent()).toBe('160%');
      await page.keyboard.press('Escape');
      expect(await enlarge(page).evaluate((button) => button === document.activeElement)).toBe(true);
      const brochure = page.getByRole('link', { name: /^Read the brochure/ });
      const pdf = await page.request.get((await brochure.getAttribute('href')) ?? '');
      expect(pdf.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      });
      // A page that was left before it opened opens when the visitor goes back to it.
      await page.goBack();
      await page.goBack();
      await enlarge(page).waitFor({ state: 'attached' });
    },
  );

  it('a link that has run out offers the enquiry that opens them again', async () => {
    const page = await visit(`${PROJECT}/plans?pass=x.y.z`, { expectedNoise: /403/ });
    await page.getByRole('button', { name: 'Open the plans again' }).click();
    const form = modalForm(page);
    const email = newAddress();
    await fill(form, { ...VISITOR, Email: email });
    // Posted before that, it is thanked by the server, whose link is another.
    await untilAwake(page, 'dialog[open] form');
    await submit(form).click();
    await page.waitForURL(/\/thank-you/);
    expect(await leadsOf(email)).toHaveLength(1);
    await page.getByRole('link', { name: 'See the floor plans of Aranya' }).click();
    await page.waitForURL(`**${PROJECT}#floor-plans-heading`);
    await enlarge(page).waitFor({ state: 'attached' });
  });

  it('their files come with the pass alone, and what was opened is kept by no cache', async () => {
    const page = await visit(PROJECT);
    await enquire(page);
    await page.goto(PROJECT);
    await enlarge(page).waitFor({ state: 'attached' });
    const addresses = await gatedAddresses(siteUrl, page);
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      const [bare = '', pass = ''] = address.split('?');
      const opened = await fetch(address);
      expect([opened.status, opened.headers.get('cache-control')], address).toEqual([
        200,
        'private, no-store',
      ]);
      await opened.body?.cancel();
      const forged = pass.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'));
      const [name = ''] = bare.split('/').slice(-1);
      for (const closed of [bare, `${bare}?`, `${cmsUrl}/uploads/${name}`, `${cmsUrl}/%75ploads/${name}`]) {
        expect((await fetch(closed)).status, closed).toBe(404);
      }
      expect((await fetch(`${bare}?${forged}`)).status).toBe(403);
    }
    // Nobody else's page has changed by it.
    const fresh = () => fetch(siteUrl + PROJECT);
    expect(await (await fresh()).text()).not.toMatch(/pass=|\d{5}_3bhk/);
    // Nor the one that is kept: where a notice or a slow CMS has just had it forgotten, that is the one made now.
    const kept = await vi.waitFor(async () => {
      const answer = await fresh();
      expect(['HIT', 'STALE']).toContain(answer.headers.get('x-astro-cache'));
      return answer;
    });
    expect(await kept.text()).not.toMatch(/pass=|\d{5}_3bhk/);
    const [, pass = ''] = addresses[0]?.split('?pass=') ?? [];
    const plans = await fetch(`${siteUrl}${PROJECT}/plans?pass=${pass}`);
    expect([plans.status, plans.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetch(`${siteUrl}${PROJECT}/plans`)).status).toBe(403);
    expect((await fetch(`${siteUrl}/projects/residential/tekdi/plans?pass=${pass}`)).status).toBe(403);
  });

  // Also the address of an nginx, once one stands in front of the site.
  const doors: Door[] = [{ name: 'the site', url: siteUrl, open: '/media', gated: '/media/gated' }];
  it.each(doors)('however their address is written, $name gives no byte of them', async (door) => {
    const page = await visit(PROJECT);
    await enquire(page);
    await page.goto(PROJECT);
    await enlarge(page).waitFor({ state: 'attached' });
    const addresses = await gatedAddresses(door.url, page);
    const original =
      addresses.find((address) => /\/projects_aranya_plan_3bhk_b_\w{10}\.webp\?/.test(address)) ?? '';
    const kinds = [
      original,
      original.replace('/projects_', '/thumbnail_projects_'),
      addresses.find((address) => address.includes('.avif')) ?? '',
      addresses.find((address) => address.includes('.pdf')) ?? '',
    ];
    for (const address of kinds) {
      const [, documentId = '', name = ''] = /\/media\/gated\/(\w+)\/([\w.]+)\?/.exec(address) ?? [];
      const opened = await fetch(address);
      expect(opened.status, address).toBe(200);
      const bytes = Buffer.from(await opened.arrayBuffer());
      const [head, middle] = [bytes.subarray(0, 24), bytes.subarray(bytes.length >> 1).subarray(0, 24)];
      const ask = async (target: string) => {
        const { body, head: told } = await rawRequest(door.url, target);
        expect(body.includes(head) || body.includes(middle), target).toBe(false);
        expect(told, target).not.toMatch(/content-type: (image|application\/pdf)/i);
      };
      const spellings = [...new Set(spellingsOf({ documentId, name }, door))];
      expect(spellings.length).toBeGreaterThan(150);
      while (spellings.length > 0) await Promise.all(spellings.splice(0, AT_ONCE).map(ask));
    }
  });

  it('without script the thank-you page leads to them, for this visitor alone', async () => {
    const page = await visit(PROJECT, { script: false });
    const email = await enquire(page, { script: false });
    expect(await leadsOf(email)).toHaveLength(1);
    await page.getByRole('link', { name: 'See the plan: 3 BHK, Aranya' }).click();
    await page.getByRole('heading', { name: 'Aranya, every plan' }).waitFor();
    await chooseThree(page);
    await enlarge(page).click();
    await page.getByRole('dialog', { name: PLAN }).waitFor();
    const full = page.getByRole('dialog', { name: PLAN }).getByRole('link', { name: 'The drawing alone' });
    expect((await page.request.get((await full.getAttribute('href')) ?? '')).status()).toBe(200);
    expect(await (await fetch(`${siteUrl}/thank-you`)).text()).not.toContain('pass=');
  });

  it('an enquiry from elsewhere opens nothing', async () => {
    const page = await visit('/about-us', { script: false });
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).last().click();
    await fill(modalForm(page), { ...VISITOR, Email: newAddress() });
    await submit(modalForm(page)).click();
    await page.waitForURL(/\/thank-you/);
    expect(await page.getByRole('link', { name: /floor plans|the plan:/ }).count()).toBe(0);
  });
});

describe('The CMS is away while somebody asks for a plan', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ seeded: inject('seeded') });
    for (const path of [PROJECT, '/thank-you']) await (await fetch(stack.siteUrl + path)).text();
    await stack.stopCms();
  });
  afterAll(() => stack?.stop());

  it('it says so, and opens by itself once the enquiry has arrived', async () => {
    const away = { siteUrl: stack.siteUrl, expectedNoise: /./ };
    const page = await visit(PROJECT, away);
    await enquire(page);
    await page.goto(PROJECT);
    await chooseThree(page);
    await section(page)
      .getByText('opens here as soon as your enquiry has reached our desk')
      .first()
      .waitFor();
    const bare = await visit(PROJECT, { ...away, script: false });
    await enquire(bare, { script: false });
    await bare.getByText('please look at this page again in a few minutes').waitFor();

    await stack.startCms();
    await enlarge(page).waitFor({ state: 'attached', timeout: 60_000 });
    await bare.reload();
    await bare.getByRole('link', { name: 'See the plan: 3 BHK, Aranya' }).waitFor();
  });
});
