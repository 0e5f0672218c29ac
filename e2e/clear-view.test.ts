import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { firstDetail, PAGES } from './pages.ts';
import { visit } from './visitor.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1440];
const HEIGHT = 844;

/**
 * What lies under the tab and the chat while a visitor pages down by half a window: words and controls, by their own
 * boxes. Neither counts what is hidden under the bar of a project's page, which is a bar.
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    const floating = [...document.querySelectorAll<HTMLElement>('aside[aria-label="Reach us"] > *')];
    const boxesOf = (node: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const under = (x: number, y: number): string | null => {
      const top = document
        .elementsFromPoint(x, y)
        .find((each) => !floating.some((link) => link.contains(each)));
      if (!top) return null;
      const holds = ({ left, right, top: upper, bottom }: DOMRect) =>
        x > left && x < right && y > upper && y < bottom;
      const words = [...top.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() && boxesOf(node).some(holds),
      );
      if (words) return words.textContent?.trim() ?? '';
      const control = top.closest('a, button, input, select, textarea, summary, label');
      return control && holds(control.getBoundingClientRect()) ? control.outerHTML.slice(0, 80) : null;
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; ; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      for (const link of floating) {
        if (!link.checkVisibility({ visibilityProperty: true })) continue;
        const { left, top, width, height } = link.getBoundingClientRect();
        for (let across = 1; across < width; across += width / 6 - 0.5) {
          for (let down = 1; down < height; down += height / 12 - 0.5) {
            const said = under(left + across, top + down);
            if (said) found.add(`${link.textContent?.trim() || 'The chat'} at ${Math.round(y)}: ${said}`);
          }
        }
      }
      if (y >= document.documentElement.scrollHeight - innerHeight) break;
    }
    return [...found];
  });
}

describe('The Enquire tab and the chat', () => {
  it.each(WIDTHS)('lie over no word and no control of any page in a window of %i px', async (width) => {
    const pages = [
      ...PAGES,
      await firstDetail('/projects/residential'),
      await firstDetail('/projects/commercial'),
      await firstDetail('/news-and-media'),
      await firstDetail('/blogs'),
      '/shortlist',
      '/no-such-page',
    ];
    const page = await visit('/', { viewport: { width, height: HEIGHT }, expectedNoise: /404/ });
    for (const path of pages) {
      await page.goto(path);
      expect(await covered(page), path).toEqual([]);
    }
  });

  it.each([320, 390, 1440])('are 44 px at least, in a window of %i px', async (width) => {
    const page = await visit('/about-us', { viewport: { width, height: HEIGHT } });
    for (const link of await page.locator('aside[aria-label="Reach us"] > *').all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});
