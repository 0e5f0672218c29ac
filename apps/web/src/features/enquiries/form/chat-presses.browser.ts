import { pressWithReference } from '../../../contracts/chat-press';
import { chatGoingOn } from '../../../contracts/company-chat';
import { readReference } from './enquiry-draft';
import { referenceLine } from './reference-line';

/**
 * Takes the reference of the enquiry that this tab sent along into the company's chat, and tells the press in the place of
 * the browser, which may not do so by itself. Without script the links do both as they stand.
 */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  function press({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[ping]') : null;
    if (!link) return;
    const { ping } = link;
    const reference = readReference();
    if (reference && !link.href.includes(reference))
      link.href = chatGoingOn(link.href, referenceLine(reference));
    if (!navigator.sendBeacon(reference ? pressWithReference(ping, reference) : ping)) return;
    // Once is enough; whoever presses again tells it again.
    link.removeAttribute('ping');
    setTimeout(() => {
      link.ping = ping;
    });
  }
  root.addEventListener('click', press, { signal });
}
