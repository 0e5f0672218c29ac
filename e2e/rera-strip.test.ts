import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { editorOf } from '../testing/editor.ts';
import { qrCodesIn } from '../testing/qr-reader.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { axeFinds } from './axe.ts';
import { DESKTOP, NARROW_PHONE, PHONE, visit } from './visitor.ts';

const TABLET = { width: 768, height: 1024 };
const SCREENS = [NARROW_PHONE, PHONE, TABLET, DESKTOP];
// What it takes to be read on a screen that somebody else holds.
const LEAST_MODULE_PX = 3;
const LEAST_SIDE_PX = 88;
/** Narrower windows show what is advertised in one column. */
const ONE_COLUMN_PX = 640;
const LEAST_CONTRAST = 4.5;
const SAMPLE_PAGE = 'https://maharera.maharashtra.gov.in/';
const view = (id: number) => `https://maharerait.maharashtra.gov.in/public/project/view/${id}`;

const strip = (within: Page | Locator) => within.locator('[data-rera-strip]:visible');
const screenshot = (page: Page) => page.screenshot({ animations: 'disabled' });
/** The codes a scanner sees in the window, as addresses: the host's capitals are no difference. */
const scanned = async (page: Page) =>
  (await qrCodesIn(await screenshot(page))).map(({ text, ...place }) => ({
    href: new URL(text).href,
    ...place,
  }));
const hrefs = async (page: Page) => (await scanned(page)).map(({ href }) => href).sort();

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error(`Not on the page: ${element}`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}
type Box = Awaited<ReturnType<typeof box>>;
const overlap = (one: Box, other: Box) =>
  one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom;

/** The largest type of any way to reach the developer or the project that the page has, dialogs included. */
const largestContact = (page: Page, address: string) =>
  page.evaluate((words) => {
    const contacts = [
      ...document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me"], address'),
      ...[...document.querySelectorAll('p, dd, address')].filter(
        (part) => words && part.textContent?.trim() === words,
      ),
    ];
    const all = contacts.flatMap((contact) => [contact, ...contact.querySelectorAll('*')]);
    if (contacts.length < 4) throw new Error('The page has lost its contact details');
    return Math.max(...all.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  }, address);

const typeSizes = (element: Locator) =>
  element
    .locator('a')
    .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)));

/** Each code's side in pixels of the screen, and what one of its modules gets of them. */
const codes = (element: Locator) =>
  element.locator('svg:visible').evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const { width, height } = drawing.getBoundingClientRect();
      const modules = drawing instanceof SVGSVGElement ? drawing.viewBox.baseVal.width : Number.NaN;
      return { width, height, module: width / modules };
    }),
  );

/** The contrast of every line of type in it and of every code, against what is painted behind. */
const contrasts = (element: Locator) =>
  element.locator('a, p, svg:visible, time').evaluateAll((parts) => {
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) =>
        Number(value) / 255 <= 0.04045
          ? Number(value) / 255 / 12.92
          : ((Number(value) / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (part: Element): string => {
      for (let at: Element | null = part; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (/^rgb\(/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    return parts.map((part) => {
      const [light = 0, dark = 0] = [luminance(getComputedStyle(part).color), luminance(behind(part))].sort(
        (a, b) => b - a,
      );
      return (light + 0.05) / (dark + 0.05);
    });
  });

async function addressOf(url: string, cmsUrl: string): Promise<string> {
  const { data }: { data: { address?: string | null }[] } = await (
    await fetch(`${cmsUrl}/api/projectss?filters[url][$eq]=${url}`)
  ).json();
  return data[0]?.address ?? '';
}

/** Everything Order 46C/2025 and we ask of a strip, wherever it stands. */
async function expectLawful(page: Page, found: Locator, contact: number) {
  for (const size of await typeSizes(found)) expect(size).toBeGreaterThanOrEqual(contact);
  for (const contrast of await contrasts(found)) expect(contrast).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  for (const { width, height, module } of await codes(found)) {
    expect(width).toBeCloseTo(height, 3);
    expect(width).toBeGreaterThanOrEqual(LEAST_SIDE_PX);
    expect(module).toBeGreaterThanOrEqual(LEAST_MODULE_PX);
  }
  expect(await axeFinds(page, { within: '[data-rera-strip]' })).toEqual([]);
}

describe('RERA strip: the first screen of a project (Orders 46/2023, 46A/2023, 46C/2025)', () => {
  const stack = inject('edited');
  const several = (many: number) =>
    Array.from({ length: many }, (_, index) => index + 1).map((number) => ({
      ...aRegisteredPhase(`Tower ${number}`),
      reraNumber: number % 2 ? `P52100${many}5432${number}` : `PR126000250${many}23${number}`,
      reraUrl: view(36180 + number),
    }));

  beforeAll(async () => {
    const editor = editorOf({ url: stack.cmsUrl }, stack.editorToken);
    for (const many of [2, 5]) {
      await editor.createPublished('api::projects.projects', {
        title: many === 2 ? 'Two phases' : 'Five phases of a rather long name by the river',
        url: `phases-${many}`,
        category: 'residential',
        projectStatus: 'under construction',
        locality: 'Baner',
        address: 'Baner Road, Pune 411045',
        phases: several(many),
      });
    }
    await vi.waitFor(
      async () => {
        const { status } = await fetch(`${stack.siteUrl}/projects/residential/phases-5`);
        expect(status).toBe(200);
      },
      { timeout: 20_000 },
    );
  });

  const CASES = [
    ['residential/aranya', [SAMPLE_PAGE]],
    ['residential/tekdi', [SAMPLE_PAGE]],
    ['commercial/tamba', [SAMPLE_PAGE]],
    ['residential/phases-2', [view(36181), view(36182)]],
    ['residential/phases-5', [1, 2, 3, 4, 5].map((number) => view(36180 + number))],
  ] as const;

  describe.each(SCREENS)('at $width × $height', (viewport) => {
    it.each(CASES)('%s can be scanned at the top right', async (path, pages) => {
      const page = await visit(`/projects/${path}`, { viewport, siteUrl: stack.siteUrl });
      const found = strip(page).first();
      expect(await hrefs(page)).toEqual([...pages].sort());
      const [label, menu, heading] = [
        await box(found),
        await box(page.getByRole('banner').getByRole('button')),
        await box(page.getByRole('heading', { level: 1 })),
      ];
      expect(label.bottom).toBeLessThanOrEqual(viewport.height);
      expect(label.right).toBeLessThanOrEqual(viewport.width);
      // Its right edge is the page's own: where the menu ends.
      expect(Math.abs(label.right - menu.right)).toBeLessThanOrEqual(8);
      // On a phone it follows the name it belongs to; elsewhere it begins right below the menu.
      // More than two codes would push each other out of the first screen there.
      if (viewport.width < TABLET.width && pages.length <= 2) {
        expect(label.y).toBeGreaterThanOrEqual(heading.bottom);
        expect(label.y - menu.bottom).toBeLessThanOrEqual(viewport.height / 3);
      } else {
        expect(label.y - menu.bottom).toBeLessThanOrEqual(40);
      }
      expect(overlap(label, menu)).toBe(false);
      expect(overlap(label, heading)).toBe(false);
      if (pages.length <= 2) {
        for (const { left, top } of await scanned(page)) {
          expect(left).toBeGreaterThanOrEqual(viewport.width / 2);
          expect(top).toBeLessThanOrEqual(viewport.height / 2);
        }
      }
      const url = path.split('/')[1] ?? '';
      await expectLawful(page, found, await largestContact(page, await addressOf(url, stack.cmsUrl)));
    });
  });

  it('has one number for each phase, each beside its name, and MahaRERA’s address', async () => {
    const page = await visit('/projects/residential/phases-5', { viewport: PHONE, siteUrl: stack.siteUrl });
    const phases = strip(page).first().getByRole('listitem');
    const five = several(5);
    expect(await phases.count()).toBe(five.length);
    for (const [index, { name, reraNumber, reraUrl }] of five.entries()) {
      const phase = phases.nth(index);
      expect(await phase.textContent()).toContain(name);
      expect(await phase.getByRole('link', { name: reraNumber }).getAttribute('href')).toBe(reraUrl);
    }
    expect(await strip(page).first().textContent()).toContain('maharera.maharashtra.gov.in');
  });

  it('is printed with the page', async () => {
    const page = await visit('/projects/residential/phases-2', { siteUrl: stack.siteUrl });
    await page.emulateMedia({ media: 'print' });
    expect(await hrefs(page)).toEqual([view(36181), view(36182)]);
    const label = await box(strip(page).first());
    expect(label.x).toBeGreaterThanOrEqual(DESKTOP.width / 2);
  });

  it('is read from a photograph of a phone: turned, out of focus and dim', async () => {
    const page = await visit('/projects/residential/aranya', { viewport: PHONE, siteUrl: stack.siteUrl });
    const photograph = await sharp(await screenshot(page))
      .resize({ width: 2 * PHONE.width })
      .rotate(7, { background: '#777' })
      .blur(1.6)
      .linear(0.55, 30)
      .jpeg({ quality: 60 })
      .toBuffer();
    expect((await qrCodesIn(photograph)).map(({ text }) => new URL(text).href)).toEqual([SAMPLE_PAGE]);
  });
});

describe('RERA strip: where a project has no code', () => {
  it('an occupancy certificate is named by its date', async () => {
    const page = await visit('/projects/residential/shisam', { viewport: PHONE });
    expect(await strip(page).first().textContent()).toMatch(/Occupancy certificate\s*12 Aug 2026/);
    expect(await hrefs(page)).toEqual([]);
  });

  it('a tower with a certificate and one without are told apart', async () => {
    const page = await visit('/projects/residential/aranya', { viewport: PHONE });
    const [first, second] = await strip(page).first().getByRole('listitem').allTextContents();
    expect(first).toMatch(/Tower One, occupancy certificate\s*16 Feb 2026/);
    expect(second).toMatch(/Tower Two\s*P52100000022.*Sample registration/);
  });

  it('before its registration nobody is invited to enquire, and nothing can be scanned (RERA s. 3)', async () => {
    const page = await visit('/projects/commercial/bazaar-lane', { viewport: PHONE });
    expect(await strip(page).first().textContent()).toContain('Registration awaited');
    expect(await hrefs(page)).toEqual([]);
    const openers = page.locator('main button[commandfor="enquire-now"]');
    expect(await openers.count()).toBe(0);
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).click();
    await page.getByRole('dialog').getByText('Until Bazaar Lane is registered').waitFor();
    expect(await hrefs(page)).toEqual([]);
  });
});

describe('RERA strip: wherever else a project is advertised', () => {
  const LISTS = ['/projects/residential', '/projects/commercial', '/'];

  describe.each(SCREENS)('at $width × $height', (viewport) => {
    it.each(LISTS)('every entry of %s has its own, readable in the window', async (path) => {
      const page = await visit(path, { viewport, reducedMotion: true });
      const entries = page
        .locator('article, li:not([data-enhance="banners"] *)')
        .filter({ has: page.locator(':scope > div > [data-rera-strip]') });
      expect(await entries.count()).toBeGreaterThanOrEqual(path === '/' ? 4 : 3);
      const contact = await largestContact(page, '');
      let read = 0;
      for (const entry of await entries.all()) {
        const found = strip(entry);
        await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const [label, whole] = [await box(found), await box(entry)];
        expect(label.right).toBeLessThanOrEqual(viewport.width);
        // On a phone it follows the title it belongs to; above the picture it read as the end of the entry before.
        if (viewport.width < ONE_COLUMN_PX) {
          expect(label.y).toBeGreaterThanOrEqual((await box(entry.getByRole('heading').first())).bottom);
          expect(label.bottom).toBeLessThanOrEqual(whole.bottom + 1);
        } else expect(label.y - whole.y).toBeLessThanOrEqual(whole.height / 4);
        const expected = await found.locator('svg').count();
        const inside = (await scanned(page)).filter(
          ({ top, left }) => top >= label.y && top <= label.bottom && left >= label.x && left <= label.right,
        );
        expect(new Set(inside.map(({ href }) => href))).toEqual(new Set(expected ? [SAMPLE_PAGE] : []));
        for (const { left } of inside) expect(left).toBeGreaterThanOrEqual(label.x + label.width / 3);
        read += expected;
      }
      expect(read).toBeGreaterThan(0);
      await expectLawful(page, strip(page), contact);
    });

    it('the enquiry modal that opens on a project has it at its top right', async () => {
      const page = await visit('/projects/residential/aranya', { viewport, reducedMotion: true });
      const contact = await largestContact(page, '');
      // Past the banner, whose codes a scanner would see behind the modal too.
      await page
        .getByRole('navigation', { name: 'On this page' })
        .evaluate((facts) => facts.scrollIntoView({ block: 'start', behavior: 'instant' }));
      // In the band on a desktop, in the bar on a phone.
      await page
        .getByRole('button', { name: /^(Ask about this project|Enquire Now)$/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
      const found = strip(dialog);
      await found.waitFor();
      const [modal, label] = [await box(dialog), await box(found)];
      const [code, ...more] = await scanned(page);
      expect(more).toEqual([]);
      expect(code?.href).toBe(SAMPLE_PAGE);
      expect(code?.left).toBeGreaterThanOrEqual(modal.x + modal.width / 2);
      expect(label.bottom).toBeLessThanOrEqual(modal.y + modal.height / 2);
      expect(await found.textContent()).toMatch(/P52100000022[\s\S]*maharera\.maharashtra\.gov\.in/);
      await expectLawful(page, found, contact);
    });
  });

  it('the modal of any other page speaks of no registration', async () => {
    const page = await visit('/contact-us');
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).click();
    await page.getByRole('dialog', { name: 'Enquire Now' }).waitFor();
    expect(await strip(page).count()).toBe(0);
  });
});

describe('RERA strip: the code as a file', () => {
  const file = (page: string) =>
    fetch(`${inject('siteUrl')}/registration-qr.svg?page=${encodeURIComponent(page)}`);

  it('says what the one in the page says', async () => {
    const response = await file(view(36185));
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const picture = await sharp(Buffer.from(await response.arrayBuffer()))
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
    expect((await qrCodesIn(picture)).map(({ text }) => new URL(text).href)).toEqual([view(36185)]);
  });

  it.each([
    '',
    'https://example.com/',
    'https://maharera.maharashtra.gov.in.example/',
    'javascript:alert(1)',
  ])('is not made for "%s"', async (page) => expect((await file(page)).status).toBe(404));
});
