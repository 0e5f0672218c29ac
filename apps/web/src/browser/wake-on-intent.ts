import type { ClientDirective } from 'astro';
import { onIntent, onNextSign } from './intent';

/**
 * `client:intent`: an island wakes when a visitor is about to use it, or, as `client:intent="form"`, what is in it by
 * this selector. Until then no script of it is fetched, and what it holds works as plain HTML.
 */
const wakeOnIntent: ClientDirective = (load, { value }, island) => {
  const element = (typeof value === 'string' && island.querySelector(value)) || island;
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
    // Its script could not be had: the next sign asks again.
    if (island.hasAttribute('ssr')) onNextSign(element, wake);
  };
  onIntent(element, wake);
};

export default wakeOnIntent;
