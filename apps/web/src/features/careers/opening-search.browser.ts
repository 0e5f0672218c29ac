import { openingParts as parts } from './opening-parts';
import { hasWords, type OpeningSearch, outcomeWords, searchPath } from './opening-search';

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function searchOf(form: HTMLFormElement): OpeningSearch {
  const fields = new FormData(form);
  return { q: textIn(fields, 'q'), department: textIn(fields, 'department'), place: textIn(fields, 'place') };
}

/** What the server looks in too. */
const wordsOf = (opening: Element) =>
  parts.searched
    .all(opening)
    .map(({ textContent }) => textContent)
    .join(' ');

/** Shows what is looked for, out of what the server has put on the page. */
function follow(root: HTMLElement, form: HTMLFormElement): void {
  const search = searchOf(form);
  let [found, total] = [0, 0];
  for (const department of parts.department.all(root)) {
    const name = parts.department.read(department);
    let foundHere = 0;
    for (const opening of parts.opening.all(department)) {
      const fits =
        (!search.department || name === search.department) &&
        (!search.place || parts.place.read(opening) === search.place) &&
        hasWords(`${name} ${wordsOf(opening)}`, search.q);
      opening.hidden = !fits;
      total += 1;
      if (fits) foundHere += 1;
    }
    department.hidden = foundHere === 0;
    found += foundHere;
  }
  const count = parts.count.first(root);
  if (count) count.textContent = outcomeWords(found, total);
  parts.clear.first(root)?.toggleAttribute('hidden', found === total);
  // Replaced: Back leads to where the visitor came from.
  history.replaceState(history.state, '', searchPath(search));
}

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

/** Makes the search of the career page answer at once; without it the form asks the server. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const form = parts.search.first(root);
  if (!(form instanceof HTMLFormElement)) return;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    follow(root, form);
  };
  const clear = (event: Event) => {
    event.preventDefault();
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
      field.value = '';
    follow(root, form);
    form.querySelector<HTMLElement>('[name="q"]')?.focus();
  };
  const onLink = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href*="?opening="]') : null;
    if (link instanceof HTMLAnchorElement && !event.defaultPrevented) applyFor(link, event);
  };
  form.addEventListener('input', () => follow(root, form), { signal });
  form.addEventListener('submit', onSubmit, { signal });
  parts.clear.first(root)?.addEventListener('click', clear, { signal });
  root.addEventListener('click', onLink, { signal });
  // A browser that restores a form after Back has no event for it.
  if (Object.values(searchOf(form)).some((asked) => asked !== '')) follow(root, form);
}
