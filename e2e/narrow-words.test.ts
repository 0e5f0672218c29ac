import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstDetail, PAGES } from './pages.ts';
import { untilHelped, visit } from './visitor.ts';

/** The narrowest window WCAG 1.4.10 asks for, as tall as a phone and as low as a desktop magnified four times; and twice. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 640, height: 400 },
] as const;

const kinds: [kind: string, path: () => string | Promise<string>][] = [
  ...PAGES.map((path): [string, () => string] => [path, () => path]),
  ['a residential project', () => firstDetail('/projects/residential')],
  ['a commercial project', () => firstDetail('/projects/commercial')],
  ['a cost sheet', async () => `${await firstDetail('/projects/residential')}/cost-sheet`],
  [
    'plans whose link has run out',
    async () => `${await firstDetail('/projects/residential')}/plans?pass=none`,
  ],
  ['a news item', () => firstDetail('/news-and-media')],
  ['an article', () => firstDetail('/blogs')],
  ['a shortlist', () => '/shortlist?homes=tekdi.4-bhk-hill-home,aranya.2-bhk'],
];

/** Words of which a part stands on another line, without a sign between that lets a line end. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // For screen readers, or for robots: a pixel of it is there.
      let frame: Element | null = parentElement;
      while (frame && frame.getBoundingClientRect().width > 1) frame = frame.parentElement;
      if (frame) continue;
      // Nobody reads an address aloud: it may break where it must.
      if (/@|:\/\//.test(textContent ?? '')) continue;
      for (const word of (textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}’']{2,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(`${word[0]} in "${textContent?.trim().slice(0, 60)}"`);
      }
    }
    return broken;
  });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(WINDOWS)('In a window of $width by $height pixels', (viewport) => {
  it.each(kinds)('%s breaks no word and fits', async (_, path) => {
    const page = await visit(await path(), {
      viewport,
      reducedMotion: true,
      expectedNoise: /status of 4\d\d/,
    });
    expect(await brokenWords(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it('what is nowhere breaks no word and fits', async () => {
    const page = await visit('/nowhere', { viewport, expectedNoise: /404/ });
    expect(await brokenWords(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  it.each([
    ['menu', /menu/i],
    ['enquiry', /enquire now/i],
  ])('the %s breaks no word', async (_, name) => {
    const page = await visit('/', { viewport, reducedMotion: true });
    await untilHelped(page, 'header');
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog', { name }).waitFor();
    expect(await brokenWords(page)).toEqual([]);
  });
});
