import { visibleText } from '@sahyara/lead-contract/visible-text';
import { keptReply } from '../outcome';
import type { ToldMessage } from './hook-payload';

// What is no text is not fetched: it stays in WhatsApp.
const OTHERS: Record<string, string> = {
  image: 'a picture',
  video: 'a film',
  audio: 'a voice message',
  document: 'a file',
  sticker: 'a sticker',
  location: 'a place',
  contacts: 'a contact',
};

/** What stands in the history of what somebody wrote, its beginning; null where there is nothing to say. */
export function wordsOfMessage({ type, text, button }: ToldMessage): string | null {
  const typed = type === 'text' ? text?.body : type === 'button' ? button?.text : undefined;
  if (typed !== undefined) {
    const words = keptReply(visibleText(typed));
    return words === '' ? null : `On WhatsApp: ${words}`;
  }
  const sent = Object.hasOwn(OTHERS, type) ? OTHERS[type] : undefined;
  return sent === undefined ? null : `On WhatsApp they sent ${sent}: look there`;
}
