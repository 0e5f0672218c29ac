import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from './visitor.ts';

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const PAGES = [
  '/',
  '/projects/residential/aranya',
  '/projects/residential/shisam',
  '/projects/commercial/tamba',
];
/** In wider windows the words stand beside the picture. */
const ONE_BELOW_THE_OTHER_PX = 1024;
/** The shape from which 16:9 is as far as 3:4. */
const BETWEEN_BOTH_CROPS = Math.sqrt((16 / 9) * (3 / 4));
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

/**
 * Every line of words in the box that opens the page, and in the header above it: what of it lies on the picture, and
 * its contrast with the ground it stands on. A label of a registration brings its own paper, and is left out.
 */
function wordsOfOpening(section: Element) {
  const bright = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([part]) => {
      const level = Number(part) / 255;
      return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
  /** Its own, or what it stands in has; the header has none, and lies over the section. */
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    if (!isClear(backgroundColor)) return backgroundColor;
    const { parentElement } = element;
    return parentElement && !element.matches('header') ? groundOf(parentElement) : groundOf(section);
  };
  if (isClear(getComputedStyle(section).backgroundColor))
    throw new Error('What opens the page has no ground');
  const picture = section.querySelector('picture:has(source)')?.closest('div')?.getBoundingClientRect();
  if (!picture) throw new Error('The page opens without a picture');
  const holders = [section, ...document.querySelectorAll('body > header')];
  const walk = holders.flatMap((holder) => [...holder.querySelectorAll('h1, h2, p, a, button')]);
  return walk
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[data-rera-strip]') && element.textContent?.trim())
    .flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const [high = 0, low = 0] = [bright(getComputedStyle(element).color), bright(groundOf(element))].sort(
        (one, other) => other - one,
      );
      const isOnPicture =
        left < picture.right - 1 &&
        right > picture.left + 1 &&
        top < picture.bottom - 1 &&
        bottom > picture.top + 1;
      return width === 0
        ? []
        : [{ words: element.textContent ?? '', isOnPicture, contrast: (high + 0.05) / (low + 0.05) }];
    });
}

/** Of a banner with a crop of its own for phones: the shape of the one that is shown, and of the box it stands in. */
async function shapesOfOpening(page: Page) {
  const picture = page.locator('main > section').first().locator('picture:has(source[type])').first();
  await expect
    .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  return picture.evaluate((element) => {
    const img = element.querySelector('img');
    if (!img) throw new Error('A picture without an image');
    const { width, height } = img.getBoundingClientRect();
    const hasBoth = element.querySelector('source[media]') !== null;
    return hasBoth ? { crop: img.naturalWidth / img.naturalHeight, box: width / height } : null;
  });
}

it.each(WINDOWS.filter(({ width }) => width < ONE_BELOW_THE_OTHER_PX))(
  'The crop of a banner that is shown is the one nearer in shape to its box: $width × $height',
  async (viewport) => {
    const page = await visit('/thank-you', { viewport });
    let seen = 0;
    for (const path of PAGES) {
      await page.goto(path);
      const shapes = await shapesOfOpening(page);
      if (!shapes) continue;
      seen += 1;
      expect(shapes.crop < 1, `${path}: ${JSON.stringify(shapes)}`).toBe(shapes.box < BETWEEN_BOTH_CROPS);
    }
    expect(seen).toBeGreaterThan(0);
  },
);

it.each(WINDOWS)(
  'Words that open a page stand on ink and never on its picture: $width × $height',
  async (viewport) => {
    const page = await visit('/thank-you', { viewport });
    for (const path of PAGES) {
      await page.goto(path);
      const words = await page.locator('main > section').first().evaluate(wordsOfOpening);
      expect(words.length, path).toBeGreaterThan(3);
      expect(
        words.filter(({ isOnPicture }) => isOnPicture),
        path,
      ).toEqual([]);
      expect(
        words.filter(({ contrast }) => contrast < LEAST_CONTRAST),
        path,
      ).toEqual([]);
    }
  },
);
