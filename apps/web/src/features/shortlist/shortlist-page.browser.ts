import { paths } from '../../config/paths';
import { $keptHomes, keepHomes } from '../../contracts/kept-homes';
import { MOST_KEPT } from '../../contracts/shortlist-address';
import { shortlistParts as parts } from './shortlist-parts';
import { sayOfShortlist } from './shortlist-said';

const namesOf = (text: string | null) => (text ? text.split(',') : []);
const hold = (one: readonly string[], other: readonly string[]) => other.every((name) => one.includes(name));

/**
 * The shortlist's page shows what its address says. Where that is what this browser keeps, both change together;
 * where it is somebody else's list, it can be kept too.
 */
export function enhance(page: HTMLElement, signal: AbortSignal): void {
  const shown = namesOf(parts.shown.read(page));
  const missing = namesOf(parts.missing.read(page));
  const kept = $keptHomes.get();
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

  const keepAll = parts.keepAll.first(page);
  const ownLink = parts.own.first(page);
  if (keepAll && !hold(own, shown)) keepAll.hidden = false;
  if (ownLink instanceof HTMLAnchorElement && own.length > 0 && !hold(shown, own)) {
    ownLink.hidden = false;
    ownLink.href = paths.shortlist(own);
  }
  const onKeepAll = () => {
    const all = [...new Set([...shown, ...$keptHomes.get()])];
    if (!keepHomes(all.slice(0, MOST_KEPT))) {
      sayOfShortlist('This browser keeps nothing for us. The link to this page has it all.');
      return;
    }
    if (keepAll) keepAll.hidden = true;
    sayOfShortlist(
      all.length > MOST_KEPT
        ? 'Kept. A shortlist holds twelve: the oldest of yours made room.'
        : `Kept. ${all.length} on your shortlist.`,
    );
  };
  const onDrop = (event: Event) => {
    const home = parts.drop.read(parts.drop.pressed(event));
    if (home && isOwn) keepHomes($keptHomes.get().filter((name) => name !== home));
  };
  const onAdd = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLFormElement)) return;
    const added = new FormData(currentTarget).get('add');
    const list = $keptHomes.get();
    const mine = isOwn || (shown.length === 0 && list.length === 0);
    if (mine && typeof added === 'string' && list.length < MOST_KEPT) keepHomes([added, ...list]);
  };
  keepAll?.addEventListener('click', onKeepAll, { signal });
  page.addEventListener('click', onDrop, { signal });
  parts.add.first(page)?.addEventListener('submit', onAdd, { signal });
}
