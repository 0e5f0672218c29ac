import { z } from 'zod';
import { GATES_CHANGED } from '../gates/gates-changed';
import { DESK_SETTINGS, LEDGER } from '../ledger/ledger-rows';
import { VARIANTS_MADE } from '../media/variants-made';
import { TELL_AGAIN } from './tell-again';

/** One line of a notice to the site: what happened to which entry. `*` stands for any. */
export type ContentChange = { uid: string; documentId: string; action: string };

/** A restart may have swallowed notices, so the site renews everything. */
export const restart: ContentChange = { uid: '*', documentId: '*', action: 'restart' };

/** A file that is gated from now on may stand anywhere, and so may one that no longer is. */
const gatesChanged: ContentChange = { uid: '*', documentId: '*', action: 'gates' };

/** The contact page is answered with the holidays of the desk. */
const holidaysChanged: ContentChange = {
  uid: 'api::contact-page.contact-page',
  documentId: '*',
  action: 'holidays',
};

const ENTRY_EVENTS = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'];
const MEDIA_EVENTS = ['media.update', 'media.delete', VARIANTS_MADE];

const toldAgain = z.object({ uid: z.string(), documentId: z.string() });

const entryEvent = z.object({
  uid: z.string(),
  entry: z.object({ documentId: z.string(), publishedAt: z.unknown() }),
});

/**
 * What visitors see change when Strapi emits an event; `null` for what they do not see: drafts, leads, users.
 * A file may be shown anywhere, so a changed one stands for all content.
 */
export function changeOf(event: string, payload: unknown): ContentChange | null {
  const [, action = ''] = event.split('.');
  if (MEDIA_EVENTS.includes(event)) return { uid: '*', documentId: '*', action: `media-${action}` };
  if (event === GATES_CHANGED) return gatesChanged;
  if (event === TELL_AGAIN) return { ...toldAgain.parse(payload), action: 'again' };
  if (!ENTRY_EVENTS.includes(event)) return null;
  const { uid, entry } = entryEvent.parse(payload);
  if (uid === DESK_SETTINGS) return holidaysChanged;
  if (!uid.startsWith('api::') || LEDGER.includes(uid)) return null;
  const draft = action !== 'publish' && action !== 'unpublish' && !entry.publishedAt;
  return draft ? null : { uid, documentId: entry.documentId, action };
}
