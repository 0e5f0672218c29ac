import { projectAt } from '../../../config/paths';
import { readWish } from '../../../contracts/kept-wish';
import { heldOf, readAsked } from './gate-passes';
import { gateWords, openedAt } from './opened-at';

const pathOf = (address: string) => new URL(address, location.origin).pathname;

/** Leads on from the thank-you page to what this browser asked for: on the project's page it opens in place. */
export function enhance(note: HTMLElement): void {
  const asked = readAsked();
  const link = note.querySelector('a');
  if (!asked || !link) return;
  const page = pathOf(asked.page);
  const kept = readWish();
  const wish = kept?.page === page ? kept : null;
  const project = projectAt(page.slice(1).split('/'));
  const held = project && heldOf(decodeURIComponent(project.url));
  if (wish?.intent === 'brochure' && held?.kind === 'pass') link.href = openedAt(page, held.pass, wish);
  else link.href = wish?.intent === 'plan' && wish.at ? `${page}#${wish.at}` : asked.page;
  const words = link.querySelector('span');
  if (words) words.textContent = gateWords(wish, asked.words);
  note.removeAttribute('hidden');
}
