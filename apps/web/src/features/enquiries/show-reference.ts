import { readReference } from './enquiry-draft';

/** Shows the visitor the reference of the enquiry that was just accepted. */
export function showReference(): void {
  const reference = readReference();
  const line = document.querySelector('[data-enquiry-reference]');
  const place = line?.querySelector('strong');
  if (!reference || !place) return;
  place.textContent = reference;
  line?.removeAttribute('hidden');
}
