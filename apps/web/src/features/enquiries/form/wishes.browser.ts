import { keep, readKeptJson } from '../../../browser/tab-storage';
import { dialogs } from '../../../contracts/dialogs';
import { type Wish, wishFields, wishOf, wishSaid } from '../../../contracts/wish';
import { wishParts } from './wish-parts';

const WRITTEN = 'wish-messages';
// As many openers as a visitor presses before one message is sent.
const MOST_WRITTEN = 20;
const OPENER = `button[command="show-modal"][commandfor="${dialogs.enquireNow}"]`;

/** The messages we have written in this tab: a draft may bring each of them back. */
function writtenMessages(): string[] {
  const kept = readKeptJson(WRITTEN);
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
}

/** Writes the message of a wish, but never over a visitor's own: only where nothing stands, or what we wrote. */
function writeMessage(field: HTMLTextAreaElement, wish: Wish | null): void {
  const written = writtenMessages();
  if (field.value.trim() !== '' && !written.includes(field.value)) return;
  const message = wish ? wishSaid(wish, 'message') : '';
  if (field.value === message) return;
  if (message) {
    const others = written.filter((text) => text !== message);
    keep(WRITTEN, JSON.stringify([message, ...others].slice(0, MOST_WRITTEN)));
  }
  field.value = message;
  // For whoever looks at the field: an error that is none any more, the draft.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function openFor(wish: Wish | null): void {
  const dialog = document.getElementById(dialogs.enquireNow);
  const form = dialog?.querySelector('form');
  const line = dialog && wishParts.line.first(dialog);
  if (!form || !line) return;
  line.textContent = wish ? wishSaid(wish, 'line') : '';
  line.hidden = wish === null;
  for (const name of wishFields) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = wish?.[name] ?? '';
  }
  const message = form.elements.namedItem('message');
  if (message instanceof HTMLTextAreaElement) writeMessage(message, wish);
}

/**
 * Lets the enquiry know what it is opened for: its line, its message, and what goes along with it. Each opener says
 * so itself (`contracts/wish.ts`), and a plain one takes it back.
 */
export function enhance(page: HTMLElement, signal: AbortSignal): void {
  const onOpen = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest(OPENER) : null;
    if (opener) openFor(wishOf(opener));
  };
  page.addEventListener('click', onOpen, { capture: true, signal });
}
