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
  [...opening.querySelectorAll('[data-searched]')].map(({ textContent }) => textContent).join(' ');

/** Shows what is looked for, out of what the server has put on the page. */
function follow(form: HTMLFormElement): void {
  const search = searchOf(form);
  let [found, total] = [0, 0];
  for (const department of document.querySelectorAll<HTMLElement>('[data-department]')) {
    let foundHere = 0;
    for (const opening of department.querySelectorAll<HTMLElement>('[data-opening]')) {
      const fits =
        (!search.department || department.dataset.department === search.department) &&
        (!search.place || opening.dataset.place === search.place) &&
        hasWords(`${department.dataset.department} ${wordsOf(opening)}`, search.q);
      opening.hidden = !fits;
      total += 1;
      if (fits) foundHere += 1;
    }
    department.hidden = foundHere === 0;
    found += foundHere;
  }
  const count = document.querySelector('[data-opening-count]');
  if (count) count.textContent = outcomeWords(found, total);
  document.querySelector('[data-opening-clear]')?.toggleAttribute('hidden', found === total);
  // Replaced: Back leads to where the visitor came from.
  history.replaceState(history.state, '', searchPath(search));
}

/** Chooses the opening in the form without asking the server for the page again. */
function applyFor(link: HTMLAnchorElement, event: Event): void {
  const asked = new URL(link.href).searchParams.get('opening');
  const select = document.querySelector<HTMLSelectElement>('select[name="opening"]');
  const option = [...(select?.options ?? [])].find(({ dataset }) => dataset.mark === asked);
  if (!select || !option) return;
  event.preventDefault();
  select.value = option.value;
  document.getElementById('apply')?.scrollIntoView();
  // The fields come after it; the page has moved already.
  select.focus({ preventScroll: true });
}

/** Makes the search of the career page answer at once; without it the form asks the server. */
export function followSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-opening-search]');
  if (!form) return;
  form.addEventListener('input', () => follow(form));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    follow(form);
  });
  document.querySelector('[data-opening-clear]')?.addEventListener('click', (event) => {
    event.preventDefault();
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
      field.value = '';
    follow(form);
    form.querySelector<HTMLElement>('[name="q"]')?.focus();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href*="?opening="]') : null;
    if (link instanceof HTMLAnchorElement && !event.defaultPrevented) applyFor(link, event);
  });
  // A browser that restores a form after Back has no event for it.
  if (Object.values(searchOf(form)).some((asked) => asked !== '')) follow(form);
}
