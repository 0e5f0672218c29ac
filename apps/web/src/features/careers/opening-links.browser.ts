import { openingParts as parts } from './opening-parts';

/** Chooses the opening in the form without asking the server for the page again. */
function applyFor(link: HTMLAnchorElement, event: Event): void {
  const asked = new URL(link.href).searchParams.get('opening');
  const select = document.querySelector<HTMLSelectElement>('select[name="opening"]');
  const option = [...(select?.options ?? [])].find((each) => parts.option.read(each) === asked);
  if (!select || !option) return;
  event.preventDefault();
  select.value = option.value;
  document.getElementById('apply')?.scrollIntoView();
  // The fields come after it; the page has moved already.
  select.focus({ preventScroll: true });
}

/** Leads from an opening to its application at once; without it the link asks the server. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const onLink = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href*="?opening="]') : null;
    if (link instanceof HTMLAnchorElement && !event.defaultPrevented) applyFor(link, event);
  };
  root.addEventListener('click', onLink, { signal });
}
