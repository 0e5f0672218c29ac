// A file that is not there will not come for asking, and a line that has come back may need a moment.
const MOST_TRIES = 6;
const ONCE_MORE_AFTER_MS = 3000;

/**
 * Asks again for pictures that could not be had, when there is hope: the connection is back, or somebody looks at the
 * page again. Their places are kept meanwhile, so nothing moves.
 */
export function enhance(_page: HTMLElement, signal: AbortSignal): void {
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
