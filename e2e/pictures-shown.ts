import type { Page } from 'playwright-core';

/** A picture as it stands on a page. Widths in pixels: of the file, of the screen. */
type Shown = {
  file: string;
  mime: string;
  fetched: number;
  /** How wide the picture is drawn before its box cuts it. */
  drawn: number;
  /** What the page said before its layout was known: the length from `sizes`. */
  announced: number;
  /** The widths the page offered in the list the browser chose from; empty where there was no list. */
  offered: number[];
  /** Shape of what is drawn over the shape of the file. */
  stretch: number;
  lazy: boolean;
  high: boolean;
  decoding: string;
  /** From the top of the page, in heights of the window. */
  windowsDown: number;
};

const SCROLL_STEP = 0.7;

/** Scrolls through the page as a visitor does, along its rails too, until every picture that is displayed has come. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * step) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const rails = [...document.querySelectorAll('main *')].filter(
      (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'auto',
    );
    for (const rail of rails) {
      rail.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let x = 0; x < rail.scrollWidth; x += rail.clientWidth * step) {
        rail.scrollTo({ left: x, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      rail.scrollTo({ left: 0, behavior: 'instant' });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  }, SCROLL_STEP);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

/** Every uploaded picture that is displayed somewhere on the page. */
export async function picturesShown(page: Page): Promise<Shown[]> {
  await scrollThrough(page);
  return page.evaluate(async () => {
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && !image.currentSrc.startsWith('data:'),
    );
    return Promise.all(
      shown.map(async (image) => {
        const response = await fetch(image.currentSrc);
        const bitmap = await createImageBitmap(await response.blob());
        const shape = bitmap.width / bitmap.height;

        const style = getComputedStyle(image);
        const px = (length: string) => Number.parseFloat(length);
        const width = px(style.width) - px(style.paddingLeft) - px(style.paddingRight);
        const height = px(style.height) - px(style.paddingTop) - px(style.paddingBottom);
        const byFit: Record<string, number> = {
          cover: Math.max(width, height * shape),
          contain: Math.min(width, height * shape),
        };

        const path = new URL(image.currentSrc).pathname;
        const lists = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
        const chosen = lists.find(({ srcset }) => srcset.includes(path))?.srcset ?? '';
        return {
          file: path,
          mime: response.headers.get('content-type') ?? '',
          fetched: bitmap.width,
          drawn: (byFit[style.objectFit] ?? width) * devicePixelRatio,
          // A file from a list is as wide, by itself, as `sizes` said.
          announced: image.naturalWidth * devicePixelRatio,
          offered: [...chosen.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
          stretch: style.objectFit === 'fill' ? width / height / shape : 1,
          lazy: image.loading === 'lazy',
          high: image.fetchPriority === 'high',
          decoding: image.decoding,
          windowsDown: (image.getBoundingClientRect().top + scrollY) / innerHeight,
        };
      }),
    );
  });
}
