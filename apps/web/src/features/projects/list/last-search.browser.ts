import { paths } from '../../../config/paths';
import { projectCategory } from '../project';
import { forgetSearch, lastSearch } from './last-search';
import { lastSearchParts as parts } from './last-search-parts';
import { askedOf, listSearch } from './list-query';

/** Offers what was asked of this list the last time, where nothing is asked of it now. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const category = projectCategory(root.dataset.category);
  const [offer, words, use] = [parts.offer.first(root), parts.words.first(root), parts.use.first(root)];
  if (!category || !offer || !words || !(use instanceof HTMLAnchorElement)) return;
  const last = lastSearch(category);
  const asked = listSearch(askedOf(new URLSearchParams(location.search)).query);
  if (!last || asked !== '') return;
  words.textContent = last.words;
  use.href = paths[category] + last.search;
  offer.hidden = false;
  const forget = () => {
    forgetSearch(category);
    offer.hidden = true;
    // The button that had the focus is gone.
    parts.introduction.first(root)?.focus();
  };
  parts.forget.first(root)?.addEventListener('click', forget, { signal });
  signal.addEventListener('abort', () => {
    offer.hidden = true;
  });
}
