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
