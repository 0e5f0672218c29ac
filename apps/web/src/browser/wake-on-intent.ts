import type { ClientDirective } from 'astro';
import { onIntent, onNextSign } from './intent';

/**
 * `client:intent`: an island wakes when a visitor is about to use it. Until then no script of it is fetched, and what
 * it holds works as plain HTML.
 */
const wakeOnIntent: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
    // Its script could not be had: the next sign asks again.
    if (element.hasAttribute('ssr')) onNextSign(element, wake);
  };
  onIntent(element, wake);
};

export default wakeOnIntent;
