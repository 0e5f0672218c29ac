import { keepHomes, readKeptHomes } from '../../config/kept-homes';
import { paths } from '../../config/paths';
import { MOST_KEPT } from '../../config/shortlist-address';

// No island: a few attributes on links that are there already, on every page.

const SAID_FOR_MS = 5000;
let saidUntil: ReturnType<typeof setTimeout> | undefined;

/** Says what became of a press, for a while. */
export function sayOfShortlist(words: string): void {
  const said = document.querySelector('[data-shortlist-said]');
  if (!said) return;
  said.textContent = words;
  clearTimeout(saidUntil);
  saidUntil = setTimeout(() => said.replaceChildren(), SAID_FOR_MS);
}

/** Brings the page in step with what this browser keeps. */
export function showShortlist(): void {
  const kept = readKeptHomes();
  for (const link of document.querySelectorAll('[data-keep]')) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-pressed', String(kept.includes(link.getAttribute('data-keep') ?? '')));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist-link]')) {
    link.hidden = kept.length === 0;
    link.href = paths.shortlist(kept);
  }
  for (const count of document.querySelectorAll('[data-shortlist-count]')) {
    count.textContent = String(kept.length);
  }
  for (const note of document.querySelectorAll<HTMLElement>('[data-shortlist-note]')) {
    note.hidden = kept.length === 0;
    note.querySelector('a')?.setAttribute('href', paths.shortlist(kept));
  }
}

/** Keeps what a link is for, or no longer; false where this browser keeps nothing and the link must lead on. */
function press(link: HTMLElement): boolean {
  const { keep: name = '', title = '' } = link.dataset;
  const kept = readKeptHomes();
  const isKept = kept.includes(name);
  if (!isKept && kept.length >= MOST_KEPT) {
    sayOfShortlist('Your shortlist holds twelve. Take one off to keep another.');
    return true;
  }
  const now = isKept ? kept.filter((other) => other !== name) : [name, ...kept];
  if (!keepHomes(now)) return false;
  showShortlist();
  sayOfShortlist(
    isKept ? `${title} is off your shortlist.` : `Kept: ${title}. ${now.length} on your shortlist.`,
  );
  return true;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-keep]') : null;

/** Makes the Keep links of a page switches, and shows the way to the shortlist once it is not empty. */
export function wakeShortlist(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link && !event.metaKey && !event.ctrlKey && press(link)) event.preventDefault();
  });
  // A button answers the space bar too.
  document.addEventListener('keydown', (event) => {
    const link = event.key === ' ' ? linkOf(event) : null;
    if (!link) return;
    event.preventDefault();
    link.click();
  });
  // Another tab has changed it, or the browser brings back a page as it was.
  addEventListener('storage', showShortlist);
  addEventListener('pageshow', showShortlist);
  showShortlist();
  // A list that could not be had may still come: it is drawn by the browser then.
  if (document.querySelector('[data-load="failed"]')) {
    const main = document.querySelector('main');
    if (main) new MutationObserver(showShortlist).observe(main, { childList: true, subtree: true });
  }
}
