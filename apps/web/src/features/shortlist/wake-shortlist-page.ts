import { keepHomes, readKeptHomes } from '../../config/kept-homes';
import { paths } from '../../config/paths';
import { MOST_KEPT } from '../../config/shortlist-address';
import { sayOfShortlist, showShortlist } from './wake-shortlist';

const namesOf = (text: string | undefined) => (text ? text.split(',') : []);
const hold = (one: readonly string[], other: readonly string[]) => other.every((name) => one.includes(name));

/**
 * The shortlist's page shows what its address says. Where that is what this browser keeps, both change together;
 * where it is somebody else's list, it can be kept too.
 */
export function wakeShortlistPage(): void {
  const page = document.querySelector<HTMLElement>('[data-shortlist]');
  if (!page) return;
  const shown = namesOf(page.dataset.shortlist);
  const missing = namesOf(page.dataset.missing);
  const kept = readKeptHomes();
  // What is no longer listed has been named on this page, and is not asked for again.
  const own = kept.filter((name) => !missing.includes(name));
  if (own.length < kept.length) keepHomes(own);
  if (shown.length === 0 && missing.length === 0 && own.length > 0) {
    location.replace(paths.shortlist(own));
    return;
  }
  const isOwn = own.length > 0 && hold(shown, own) && hold(own, shown);
  // The order of the address is the latest.
  if (isOwn) keepHomes(shown);
  showShortlist();

  const keepAll = page.querySelector<HTMLButtonElement>('[data-keep-all]');
  const ownLink = page.querySelector<HTMLAnchorElement>('[data-own-list]');
  if (keepAll && !hold(own, shown)) keepAll.hidden = false;
  if (ownLink && own.length > 0 && !hold(shown, own)) {
    ownLink.hidden = false;
    ownLink.href = paths.shortlist(own);
  }
  keepAll?.addEventListener('click', () => {
    const all = [...new Set([...shown, ...readKeptHomes()])];
    if (!keepHomes(all.slice(0, MOST_KEPT))) {
      sayOfShortlist('This browser keeps nothing for us. The link to this page has it all.');
      return;
    }
    keepAll.hidden = true;
    showShortlist();
    sayOfShortlist(
      all.length > MOST_KEPT
        ? 'Kept. A shortlist holds twelve: the oldest of yours made room.'
        : `Kept. ${all.length} on your shortlist.`,
    );
  });
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-drop]') : null;
    const home = link?.dataset.drop;
    if (home && isOwn) keepHomes(readKeptHomes().filter((name) => name !== home));
  });
  page.querySelector('[data-add-home]')?.addEventListener('submit', ({ currentTarget }) => {
    if (!(currentTarget instanceof HTMLFormElement)) return;
    const added = new FormData(currentTarget).get('add');
    const list = readKeptHomes();
    const mine = isOwn || (shown.length === 0 && list.length === 0);
    if (mine && typeof added === 'string' && list.length < MOST_KEPT) keepHomes([added, ...list]);
  });
}
