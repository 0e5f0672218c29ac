import { readAsked } from './gate-passes';

/** Leads back from the thank-you page to the plans that this browser asked for: there they open in place. */
export function showGatesNote(): void {
  const asked = readAsked();
  const note = document.querySelector('[data-gates-note]');
  const link = note?.querySelector('a');
  if (!asked || !note || !link) return;
  link.href = asked.page;
  const words = link.querySelector('span');
  if (words) words.textContent = asked.words;
  note.removeAttribute('hidden');
}
