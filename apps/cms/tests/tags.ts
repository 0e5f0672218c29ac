import { randomUUID } from 'node:crypto';
import type { Account } from '../../../testing/accounts.ts';

/** Where the list of tags is kept, in the content manager. */
export const TAGS = '/content-manager/collection-types/api::tag.tag';

/** A tag of the house, told from those of other tests by its label. */
export async function aTag(manager: Account, word = 'Tag'): Promise<{ id: string; label: string }> {
  const label = `${word} ${randomUUID().slice(0, 8)}`;
  const response = await manager.ask('POST', TAGS, { label });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { data }: { data: { documentId: string } } = await response.json();
  return { id: data.documentId, label };
}

/** Puts tags on an enquiry and takes others off, as its page does. */
export const tagging = (who: Account, { id }: { id: string }, change: object): Promise<Response> =>
  who.ask('PUT', `/lead-desk/leads/${id}/tags`, change);
