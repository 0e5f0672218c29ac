import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod/mini';
import type { ContentName } from './queries';

/** The draft of one entry, as the backend sent it. */
export type Draft = { name: ContentName; documentId: string; data: unknown };

const showing = new AsyncLocalStorage<{ draft: Draft; replies: WeakMap<object, unknown[]> }>();
const named = z.object({ documentId: z.string() });

/** Makes a page in which one entry is its draft. Only what is read meanwhile is so; nothing of it is kept. */
export const withDraft = <T>(draft: Draft, make: () => Promise<T>): Promise<T> =>
  showing.run({ draft, replies: new WeakMap() }, make);

function inList(list: unknown[], { documentId, data }: Draft): unknown[] {
  const isSame = (entry: unknown) => named.safeParse(entry).data?.documentId === documentId;
  return list.some(isSame) ? list.map((entry) => (isSame(entry) ? data : entry)) : [data, ...list];
}

/** What stands for a reply of the backend in the page that is being made: the reply itself, unless a draft is shown. */
export function shownFor(name: ContentName, reply: unknown): unknown {
  const shown = showing.getStore();
  if (shown?.draft.name !== name) return reply;
  if (!Array.isArray(reply)) return shown.draft.data;
  // Once for a page: who reads the same again is given what was parsed before.
  const before = shown.replies.get(reply);
  if (before) return before;
  const list = inList(reply, shown.draft);
  shown.replies.set(reply, list);
  return list;
}
