import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { axeFinds } from './axe.ts';
import { fill, modalForm, newAddress, openModal, submit } from './forms.ts';
import { leadsOf } from './leads.ts';
import { DESKTOP, NARROW_PHONE, PHONE, untilHelped, visit } from './visitor.ts';

const ARANYA = '/projects/residential/aranya';
const TAMBA = '/projects/commercial/tamba';
const UNREGISTERED = '/projects/commercial/bazaar-lane';
const TARGET_PX = 44;
/** Of a phone's screen, for header and chapters together. */
const MOST_OF_A_SCREEN = 0.15;
const MOST_SCREENS = 12;

const band = (page: Page) => page.getByRole('region', { name: 'At a glance' });
const chapters = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const bar = (page: Page) => page.getByRole('complementary', { name: /^Enquire about/ });
const diary = (page: Page) => page.getByRole('region', { name: 'On the building site' });
const slider = (page: Page) => diary(page).getByRole('slider').first();

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
const bringInto = (locator: Locator, block: ScrollLogicalPosition = 'start') =>
  locator.evaluate((element, where) => element.scrollIntoView({ block: where, behavior: 'instant' }), block);
/** As they are read, a line for each part. */
const wordsOf = async (part: Locator) => (await part.allInnerTexts()).join('\n');
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe('The chapters', () => {
  it.each([PHONE, DESKTOP])('are named under the header wherever one reads: $width px', async (viewport) => {
    const page = await visit(ARANYA, { viewport, reducedMotion: true });
    for (const heading of ['Pictures', 'Around Wakad', 'Questions, answered']) {
      const title = page.getByRole('heading', { name: heading });
      await bringInto(title);
      const [stays, header] = [await boxOf(chapters(page)), await boxOf(page.getByRole('banner'))];
      expect(stays.y, heading).toBeCloseTo(header.bottom, -1);
      expect((await boxOf(title)).y, heading).toBeGreaterThanOrEqual(stays.bottom);
      if (viewport === PHONE) expect(stays.bottom / viewport.height).toBeLessThanOrEqual(MOST_OF_A_SCREEN);
    }
    expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
  });

  it.each([true, false])(
    'are links that lead to their own, in the order of the page (script: %s)',
    async (script) => {
      const page = await visit(ARANYA, { viewport: PHONE, script, reducedMotion: true });
      const links = chapters(page).getByRole('link');
      expect(await links.allTextContents()).toEqual([
        'Prices',
        'Plans',
        'Pictures',
        'Progress',
        'Around',
        'Registration',
      ]);
      let above = 0;
      for (const link of await links.all()) {
        await link.click();
        const chapter = page.locator((await link.getAttribute('href')) ?? '');
        await expect.poll(async () => (await boxOf(chapter)).y).toBeLessThan(PHONE.height / 4);
        expect((await boxOf(chapter.getByRole('heading').first())).y).toBeGreaterThanOrEqual(
          (await boxOf(chapters(page))).bottom,
        );
        const from = await page.evaluate(() => scrollY);
        expect(from).toBeGreaterThan(above);
        above = from;
        if (script) await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
      }
      expect(await chapters(page).locator('[aria-current]').count()).toBe(script ? 1 : 0);
    },
  );

  it('leave the words of a low window alone, and are gone when it is enlarged four times', async () => {
    const low = await visit(ARANYA, { viewport: { width: 720, height: 450 } });
    const title = await boxOf(low.getByRole('heading', { level: 1 }));
    expect(title.y).toBeGreaterThanOrEqual((await boxOf(low.getByRole('banner'))).bottom);
    expect(title.bottom).toBeLessThanOrEqual((await boxOf(bar(low))).y);
    await bringInto(low.getByRole('heading', { name: 'Pictures' }));
    expect((await boxOf(chapters(low))).bottom).toBeLessThan(0);
    const enlarged = await visit(ARANYA, { viewport: { width: 320, height: 256 } });
    expect(await chapters(enlarged).isVisible()).toBe(false);
    expect(await pageWidth(enlarged)).toBeLessThanOrEqual(320);
  });

  it('begin with price, plan and pictures, in three screens of a phone; all of them take twelve', async () => {
    for (const path of [ARANYA, TAMBA, UNREGISTERED]) {
      const page = await visit(path, { viewport: PHONE, reducedMotion: true });
      const tops = await page.evaluate(() =>
        ['prices', 'plans', 'pictures'].flatMap((id) => document.getElementById(id)?.offsetTop ?? []),
      );
      // Before a registration the law lets none of them be shown.
      if (path === UNREGISTERED) expect(tops, path).toEqual([]);
      else expect(tops.length, path).toBeGreaterThanOrEqual(2);
      expect(tops, path).toEqual(tops.toSorted((one, other) => one - other));
      for (const top of tops) expect(top, path).toBeLessThan(3 * PHONE.height);
      const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / PHONE.height;
      expect(screens, path).toBeLessThanOrEqual(MOST_SCREENS);
    }
  });

  it.each([PHONE, DESKTOP])(
    'lie over nothing that has the focus, forwards or back: $width px',
    async (viewport) => {
      const page = await visit(ARANYA, { viewport, reducedMotion: true });
      await bringInto(page.getByRole('heading', { name: 'Registration and dates' }), 'center');
      const covered = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || !document.querySelector('main')?.contains(focused)) return null;
          const { left, top, width, height } = focused.getBoundingClientRect();
          const above = document.elementFromPoint(
            left + Math.min(width, 40) / 2,
            top + Math.min(height, 40) / 2,
          );
          const own = above !== null && (focused.contains(above) || above.contains(focused));
          return own ? null : focused.textContent;
        });
      await page
        .getByRole('link', { name: /^MahaRERA’s website, to look it up/ })
        .first()
        .focus();
      for (const key of [...Array(14).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        expect(await covered(), key).toBeNull();
      }
    },
  );

  it('and the facts leave the registration in the first screen alone', async () => {
    const page = await visit(ARANYA, { viewport: NARROW_PHONE });
    const strip = await boxOf(page.locator('[data-rera-strip]').first());
    expect(strip.bottom).toBeLessThan((await boxOf(band(page))).y);
    expect(strip.bottom).toBeLessThan((await boxOf(bar(page))).y);
  });
});

describe('The facts', () => {
  it.each([PHONE, DESKTOP])('are whole, at the end of the first screen: $width px', async (viewport) => {
    const page = await visit(ARANYA, { viewport });
    const words = await wordsOf(page.locator('main > section').first().or(band(page)));
    for (const fact of [/From ₹1\.16 Cr/, /2, 3 & 4 BHK/, /Dec 2027/, /Under construction/, /Wakad/]) {
      expect(words).toMatch(fact);
    }
    for (const fact of await band(page).locator('dd:visible').all()) {
      const cut = await fact.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(cut, (await fact.textContent()) ?? '').toBe(false);
      expect((await boxOf(fact)).right).toBeLessThanOrEqual(viewport.width);
    }
    expect((await boxOf(band(page))).y).toBeLessThan(viewport.height + 2 * TARGET_PX);
  });
});

describe('The building site', () => {
  it('says how far each tower is, and what was promised', async () => {
    const page = await visit(ARANYA);
    const words = await wordsOf(diary(page));
    expect(words).toMatch(/Tower Two[\s\S]*63%[\s\S]*Promised for\s+31 Dec 2027[\s\S]*Tower One[\s\S]*100%/);
    expect(words).toMatch(/Occupancy certificate\s+16 Feb 2026/);
    const earlier = diary(page).getByText('Basement complete');
    expect(await earlier.isVisible()).toBe(false);
    await diary(page)
      .getByText(/earlier entries/)
      .click();
    expect(await earlier.isVisible()).toBe(true);
  });

  it.each([PHONE, DESKTOP])('shows then and now by keyboard and by touch: $width px', async (viewport) => {
    const page = await visit(ARANYA, { viewport });
    await bringInto(slider(page), 'center');
    await untilHelped(page, '[data-enhanced~="before-after"]');
    const [before, after] = await diary(page).getByRole('figure').first().getByRole('img').all();
    if (!before || !after) throw new Error('Two pictures are compared');
    expect(await boxOf(before)).toEqual(await boxOf(after));
    const coveredFrom = () =>
      slider(page).evaluate((input) =>
        getComputedStyle(input.parentElement ?? input).getPropertyValue('--at'),
      );
    await slider(page).focus();
    await page.keyboard.press('Home');
    expect(await coveredFrom()).toBe('0');
    await page.keyboard.press('End');
    expect(await coveredFrom()).toBe('1');
    await page.keyboard.press('ArrowLeft');
    expect(await coveredFrom()).toBe('0.99');
    const whole = await boxOf(slider(page));
    await page.mouse.click(whole.x + whole.width / 4, whole.y + 20);
    const at = Number(await coveredFrom());
    expect(at).toBeGreaterThan(0.15);
    expect(at).toBeLessThan(0.3);
    // The picture of now begins where the line stands, not only the handle.
    const clip = await after.evaluate((image) => {
      const part = image.closest('[data-enhance="before-after"] > div');
      return part ? getComputedStyle(part).clipPath : '';
    });
    expect(clip).toMatch(/^inset\(0px 0px 0px/);
  });

  it('shows both pictures side by side without script', async () => {
    const page = await visit(ARANYA, { script: false });
    const figure = diary(page).getByRole('figure').first();
    const [before, after] = await figure.getByRole('img').all();
    if (!before || !after) throw new Error('Two pictures are compared');
    expect((await boxOf(after)).x).toBeGreaterThanOrEqual((await boxOf(before)).right);
    expect(await figure.getByRole('slider').count()).toBe(0);
    expect(await wordsOf(figure)).toMatch(/Mar 2025[\s\S]*Sep 2026/);
  });
});

describe('The enquiry at the foot of a phone', () => {
  it('is there while one reads, not while one types, and covers nothing at the end of the page', async () => {
    const page = await visit(ARANYA, { viewport: NARROW_PHONE, reducedMotion: true });
    const enquire = bar(page).getByRole('button', { name: 'Enquire Now' });
    const chat = page
      .getByRole('complementary', { name: 'Reach us' })
      .getByRole('link', { name: /whatsapp/i });
    for (const heading of ['Areas and prices', 'On the building site']) {
      await bringInto(page.getByRole('heading', { name: heading }));
      expect((await boxOf(bar(page))).bottom).toBeCloseTo(NARROW_PHONE.height, 0);
    }
    for (const target of [enquire, chat]) {
      const { width, height } = await boxOf(target);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
    }
    expect((await boxOf(enquire)).right).toBeLessThanOrEqual((await boxOf(chat)).x);
    // It stands for the tab on the edge: one way to the modal in view, not two.
    expect(await page.getByRole('button', { name: 'Enquire Now', exact: true }).count()).toBe(1);

    const typed = page.getByRole('contentinfo').getByRole('textbox').first();
    await typed.focus();
    expect(await bar(page).isVisible()).toBe(false);
    expect(await chat.isVisible()).toBe(false);
    await typed.blur();
    await bringInto(page.getByRole('heading', { name: 'Areas and prices' }));
    expect(await bar(page).isVisible()).toBe(true);

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await bar(page).evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0);
  });

  it('opens the modal, and is not offered before a registration', async () => {
    const page = await visit(ARANYA, { viewport: PHONE });
    await openModal(page);
    const unregistered = await visit(UNREGISTERED, { viewport: PHONE });
    expect(await bar(unregistered).count()).toBe(0);
  });

  it('elsewhere the tab on the edge is as wide as a thumb', async () => {
    const page = await visit('/about-us', { viewport: NARROW_PHONE });
    const tab = await boxOf(page.getByRole('button', { name: 'Enquire Now', exact: true }));
    await page.mouse.click(NARROW_PHONE.width - TARGET_PX + 1, tab.y + tab.height / 2);
    await modalForm(page).waitFor();
  });
});

describe('A commercial project', () => {
  it('says what a tenant asks, and which floors are free', async () => {
    const page = await visit(TAMBA);
    const words = await wordsOf(page.getByRole('region', { name: 'For your fit-out plan' }));
    for (const fact of [
      /Floor plate\s+24,000 sq ft\s+carpet area, 2,229\.7 sq m/,
      /Efficiency\s+78%/,
      /Power\s+7 kW\s+for each 1,000 sq ft, 100% of it backed up/,
      /Parking\s+1 car bay\s+for each 800 sq ft/,
      /Certification\s+IGBC Platinum/,
    ]) {
      expect(words).toMatch(fact);
    }
    const floor = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
    expect(await wordsOf(floor('Floor 14'))).toMatch(/24,000 sq ft 2,229\.7 sq m\s+Available\s+1 Oct 2027/);
    await page.getByText('1 more is taken').click();
    expect(await wordsOf(floor('Floor 8'))).toMatch(/Leased\s+—/);
  });

  it('its enquiry is stored under a source of its own, with script', async () => {
    const page = await visit(TAMBA, { viewport: PHONE });
    const form = await openModal(page);
    const email = newAddress();
    await fill(form, {
      Name: 'Rohan Deshpande',
      Phone: '9000000041',
      Email: email,
      Message: 'Two floors, please.',
    });
    await submit(form).click();
    await page.waitForURL('**/thank-you');
    expect(await leadsOf(email)).toMatchObject([
      { source: 'commercial form', message: 'Two floors, please.' },
    ]);
  });

  it('and without; what is wrong is said on the same page', async () => {
    const page = await visit(TAMBA, { script: false, expectedNoise: /422/ });
    const email = newAddress();
    await page.getByRole('button', { name: 'Ask about this project' }).click();
    await fill(modalForm(page), { Name: 'Rohan', Phone: '9000000042', Email: email, Message: 'Short' });
    await submit(modalForm(page)).click();
    await modalForm(page).getByText('Message must be at least 10 characters').waitFor();
    await fill(modalForm(page), { Message: 'Two floors, please.' });
    await submit(modalForm(page)).click();
    await page.waitForURL('**/thank-you?reference=*');
    expect(await leadsOf(email)).toMatchObject([{ source: 'commercial form' }]);
  });
});

describe('On paper', () => {
  it('there are facts, prices, plans, what it comes to, registration and every answer, and nothing to press', async () => {
    const page = await visit(ARANYA, { reducedMotion: true });
    await page.emulateMedia({ media: 'print' });
    for (const gone of [
      // A plan is the button that enlarges it.
      page.getByRole('button', { name: /^(?!Enlarge)/ }).filter({ visible: true }),
      page.getByRole('contentinfo').locator('form').filter({ visible: true }),
      bar(page).filter({ visible: true }),
    ]) {
      expect(await gone.allTextContents()).toEqual([]);
    }
    for (const kept of [
      band(page),
      page.locator('[data-rera-strip]').first(),
      page.getByRole('heading', { name: 'Areas and prices' }),
      page.getByRole('heading', { name: 'Floor plans' }),
      page.locator('[data-cost-summary]').getByText(/all in$/),
      page.getByText('Not in Tower One', { exact: false }),
    ]) {
      expect(await kept.isVisible()).toBe(true);
    }
    for (const empty of ['Pictures', 'Walkthrough', 'Other residences']) {
      expect(await page.getByRole('heading', { name: empty }).isVisible(), empty).toBe(false);
    }
    expect(await chapters(page).isVisible()).toBe(false);
    // A plan that waits for an enquiry is a line with its name.
    const gated = await boxOf(
      page.getByRole('heading', { name: 'Three bedrooms, type B' }).locator('xpath=../..'),
    );
    expect(gated.height).toBeLessThan(2 * TARGET_PX);
  });
});

describe('What a page leads to', () => {
  it('answers open by keyboard, and other projects of its kind follow, none of them itself', async () => {
    const page = await visit(ARANYA);
    const answer = page.getByText('Not in Tower One', { exact: false });
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('Do I pay GST?').focus();
    await page.locator('summary', { hasText: 'Do I pay GST?' }).press('Enter');
    expect(await answer.isVisible()).toBe(true);
    const others = page.getByRole('region', { name: 'Other residential projects' });
    const titles = await others.getByRole('heading', { level: 3 }).allTextContents();
    expect(titles).toHaveLength(3);
    expect(titles).not.toContain('Aranya');
  });

  it.each([PHONE, DESKTOP])('axe finds nothing on either kind of page: $width px', async (viewport) => {
    for (const path of [ARANYA, TAMBA]) {
      const page = await visit(path, { viewport, reducedMotion: true });
      expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
    }
  });
});

describe('Projects of other lengths', () => {
  const LONG =
    'Shrimant Peshwe Bajirao Residences at the Bend of the River, Second Phase, East and West Wings';
  const stack = inject('edited');
  beforeAll(async () => {
    const editor = editorOf({ url: stack.cmsUrl }, stack.editorToken);
    const least = { projectStatus: 'new launch', locality: 'Baner' };
    await editor.createPublished('api::projects.projects', {
      ...least,
      phases: [aRegisteredPhase()],
      title: 'Bare',
      url: 'bare',
      category: 'residential',
    });
    await editor.createPublished('api::projects.projects', {
      ...least,
      phases: [aRegisteredPhase('Everything')],
      title: LONG,
      url: 'long',
      category: 'commercial',
      locality: 'Nanded City, Sinhagad Road, beyond Dhayari Phata',
      amenities: Array.from({ length: 40 }, (_, index) => ({
        name: `Amenity ${index + 1}, with a name that takes more than a line`,
        group: `Group ${Math.floor(index / 9) + 1}`,
      })),
      ProjectConfiguration: Array.from({ length: 9 }, (_, index) => ({
        type: `${index + 1}.5 BHK duplex with a terrace and a study`,
        carpetAreaFrom: 100_000 + index,
        carpetAreaTo: 120_000 + index,
        priceFrom: '1234567890',
        priceTo: '2345678901',
      })),
      workspace: { certification: 'Indian Green Building Council, Platinum, pre-certified in 2026' },
      floors: [{ floor: 'Basement, mezzanine and ground floor, north-eastern quarter', carpetArea: 123_456 }],
      constructionUpdates: [{ title: 'Excavation begun', date: '2026-11-02' }],
    });
    await vi.waitFor(
      async () => {
        for (const path of ['residential/bare', 'commercial/long']) {
          expect((await fetch(`${stack.siteUrl}/projects/${path}`)).status).toBe(200);
        }
      },
      { timeout: 20_000 },
    );
  });

  it.each([NARROW_PHONE, DESKTOP])(
    'long names and forty amenities stay in the page: $width px',
    async (viewport) => {
      const page = await visit('/projects/commercial/long', {
        viewport,
        siteUrl: stack.siteUrl,
        reducedMotion: true,
      });
      expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
      const amenities = page.getByRole('region', { name: 'Shared by everyone' });
      expect(await amenities.getByRole('listitem').count()).toBe(40);
      // Each in the window, once its rail is moved to it.
      for (const item of await amenities.getByRole('listitem').all()) {
        await item.scrollIntoViewIfNeeded();
        const { x, right } = await boxOf(item);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(viewport.width);
      }
      await bringInto(page.getByRole('heading', { name: 'Shared by everyone' }));
      expect((await boxOf(chapters(page))).height).toBeLessThanOrEqual(viewport.height / 10);
      // One update: nothing to compare, nothing folded away.
      expect(await slider(page).count()).toBe(0);
      expect(await wordsOf(diary(page))).toMatch(/Excavation begun/);
      expect(await axeFinds(page, { rules: 'wcag' })).toEqual([]);
    },
  );

  it('with nothing but what an editor must fill in, a page has no empty chapter', async () => {
    const page = await visit('/projects/residential/bare', { siteUrl: stack.siteUrl, viewport: PHONE });
    expect(await wordsOf(page.locator('main'))).toMatch(/New launch\s*·?\s*Baner[\s\S]*Price on request/);
    // What is on the market has a registration, and that alone is a chapter.
    expect(await chapters(page).getByRole('link').allTextContents()).toEqual(['Registration']);
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual(['Registration and dates', 'Other residential projects', 'Come and see Bare.']);
    expect(await pageWidth(page)).toBeLessThanOrEqual(PHONE.width);
  });
});
