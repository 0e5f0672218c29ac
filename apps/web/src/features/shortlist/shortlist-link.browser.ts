import { paths } from '../../config/paths';
import { $keptHomes } from '../../contracts/kept-homes';
import { shortlistParts as parts } from './shortlist-parts';

/** Shows the way to the shortlist, or a sentence with it, once it is not empty. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const link = root instanceof HTMLAnchorElement ? root : root.querySelector('a');
  const count = parts.count.first(root);
  const stop = $keptHomes.subscribe((kept) => {
    root.hidden = kept.length === 0;
    link?.setAttribute('href', paths.shortlist(kept));
    if (count) count.textContent = String(kept.length);
  });
  signal.addEventListener('abort', stop);
}
