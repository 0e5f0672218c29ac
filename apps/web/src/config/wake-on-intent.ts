import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const;

/**
 * `client:intent`: an island wakes when a visitor first points at, touches or focuses it, or at once where the
 * address points into it.
 * Until then no script of it is fetched, and what it holds works as plain HTML.
 */
const wakeOnIntent: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    for (const sign of SIGNS) element.removeEventListener(sign, wake);
    const hydrate = await load();
    await hydrate();
    // Its script could not be had: the next sign asks again.
    if (element.hasAttribute('ssr')) listen();
  };
  const listen = () => {
    for (const sign of SIGNS) element.addEventListener(sign, wake, { passive: true });
  };
  listen();
  // Not `:target`: browsers decide on that later than this runs.
  if (element.contains(document.getElementById(location.hash.slice(1)))) void wake();
};

export default wakeOnIntent;
