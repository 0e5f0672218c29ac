import { chatGoingOn } from '../../../contracts/company-chat';
import { readReference } from './enquiry-draft';
import { referenceLine } from './reference-line';

/** Shows the visitor the reference of the enquiry that was just accepted, and takes it along into the chat. */
export function enhance(root: HTMLElement): void {
  // Told by the address: what this tab remembers is of an earlier enquiry.
  if (!root.hidden) return;
  const reference = readReference();
  const place = root.querySelector('strong');
  if (!reference || !place) return;
  place.textContent = reference;
  const chat = root.querySelector('a');
  if (chat) chat.href = chatGoingOn(chat.href, referenceLine(reference));
  root.hidden = false;
}
