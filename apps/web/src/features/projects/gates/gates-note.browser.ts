import { readAsked } from './gate-passes';

/** Leads back from the thank-you page to the plans that this browser asked for: there they open in place. */
export function enhance(note: HTMLElement): void {
  const asked = readAsked();
  const link = note.querySelector('a');
  if (!asked || !link) return;
  link.href = asked.page;
  const words = link.querySelector('span');
  if (words) words.textContent = asked.words;
  note.removeAttribute('hidden');
}
