import { readReference } from './enquiry-draft';

/** Shows the visitor the reference of the enquiry that was just accepted. */
export function enhance(line: HTMLElement): void {
  const reference = readReference();
  const place = line.querySelector('strong');
  if (!reference || !place) return;
  place.textContent = reference;
  line.hidden = false;
}
