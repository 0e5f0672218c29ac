// A file that is not there will not come for asking, and a line that has come back may need a moment.
const MOST_TRIES = 6;
const ONCE_MORE_AFTER_MS = 3000;

/** Notes on the frames of pictures that they have come, for style sheets that let some wait for a scroll. */
function noteWhatCame(page: HTMLElement, signal: AbortSignal): void {
  const note = (image: EventTarget | null) => {
    if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return;
    image.closest('picture')?.parentElement?.toggleAttribute('data-come', true);
  };
  for (const image of page.querySelectorAll('img')) note(image);
  // It does not bubble.
  page.addEventListener('load', ({ target }) => note(target), { capture: true, signal });
}

/**
 * Asks again for pictures that could not be had, when there is hope: the connection is back, or somebody looks at the
 * page again. Their places are kept meanwhile, so nothing moves.
 */
export function enhance(page: HTMLElement, signal: AbortSignal): void {
  noteWhatCame(page, signal);
  const tries = new WeakMap<HTMLImageElement, number>();
  const ask = () => {
    if (!navigator.onLine || document.hidden) return;
    for (const image of document.querySelectorAll('img')) {
      const made = tries.get(image) ?? 0;
      // A lazy one that was not asked for yet is not complete.
      const isBroken = image.complete && image.currentSrc && image.naturalWidth === 0;
      if (!isBroken || made === MOST_TRIES) continue;
      tries.set(image, made + 1);
      // The same address: whatever is set makes a browser choose from the picture's lists and ask anew.
      const { src } = image;
      image.src = src;
    }
  };
  const askTwice = () => {
    ask();
    setTimeout(ask, ONCE_MORE_AFTER_MS);
  };
  for (const sign of ['online', 'pageshow']) addEventListener(sign, askTwice, { signal });
  document.addEventListener('visibilitychange', askTwice, { signal });
}
