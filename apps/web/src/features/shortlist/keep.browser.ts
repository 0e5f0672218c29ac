import { $keptHomes, keepHomes } from '../../contracts/kept-homes';
import { MOST_KEPT } from '../../contracts/shortlist-address';
import { keepParts as parts } from '../../ui/keep-link-parts';
import { sayOfShortlist } from './shortlist-said';

/** Keeps a home, or no longer; false where this browser keeps nothing and the link must lead on. */
function press(name: string, title: string): boolean {
  const kept = $keptHomes.get();
  const isKept = kept.includes(name);
  if (!isKept && kept.length >= MOST_KEPT) {
    sayOfShortlist('Your shortlist holds twelve. Take one off to keep another.');
    return true;
  }
  const now = isKept ? kept.filter((other) => other !== name) : [name, ...kept];
  if (!keepHomes(now)) return false;
  sayOfShortlist(
    isKept ? `${title} is off your shortlist.` : `Kept: ${title}. ${now.length} on your shortlist.`,
  );
  return true;
}

/** Makes a Keep link a switch. */
export function enhance(link: HTMLElement, signal: AbortSignal): void {
  const name = parts.name.read(link) ?? '';
  const title = parts.title.read(link) ?? '';
  const onClick = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && press(name, title)) event.preventDefault();
  };
  // A button answers the space bar too.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  };
  link.setAttribute('role', 'button');
  const stop = $keptHomes.subscribe((kept) => link.setAttribute('aria-pressed', String(kept.includes(name))));
  link.addEventListener('click', onClick, { signal });
  link.addEventListener('keydown', onKey, { signal });
  signal.addEventListener('abort', () => {
    stop();
    link.removeAttribute('role');
    link.removeAttribute('aria-pressed');
  });
}
