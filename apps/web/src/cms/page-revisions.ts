import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod/mini';

/** Of each entry, by its `documentId`, the moment of the version that was read (ISO 8601). */
export type Revisions = ReadonlyMap<string, string>;

const dated = z.object({
  documentId: z.string(),
  updatedAt: z.nullish(z.string()),
  publishedAt: z.nullish(z.string()),
});

const reading = new AsyncLocalStorage<Map<string, Revisions>>();
/** Many pages are made from one reply. */
const known = new WeakMap<object, Revisions>();

function revisionsOf(reply: object): Revisions {
  const before = known.get(reply);
  if (before) return before;
  const revisions = new Map<string, string>();
  for (const entry of [reply].flat()) {
    const parsed = dated.safeParse(entry);
    if (!parsed.success) continue;
    const { documentId, updatedAt, publishedAt } = parsed.data;
    const newest = [updatedAt ?? '', publishedAt ?? ''].sort().at(-1);
    if (newest) revisions.set(documentId, newest);
  }
  known.set(reply, revisions);
  return revisions;
}

/** Notes that what is being made now was made from this reply of the backend. */
export function noteRead(name: string, reply: unknown): void {
  if (typeof reply === 'object' && reply !== null) reading.getStore()?.set(name, revisionsOf(reply));
}

/**
 * Makes something, and tells which version of which entries it was made from: what was read for it, not what has come
 * since.
 */
export async function withRevisions<T>(
  make: () => Promise<T>,
): Promise<{ made: T; madeFrom: readonly Revisions[] }> {
  const reads = new Map<string, Revisions>();
  const made = await reading.run(reads, make);
  return { made, madeFrom: [...reads.values()] };
}

/** Asked by the CMS: which version of this entry a page was made from. */
export const REVISION_OF_HEADER = 'x-revision-of';
/** The answer: its moment, or `none` where the page was made without the entry. */
export const REVISION_HEADER = 'x-revision';

/** The version of an entry that something was made from. */
export const revisionIn = (madeFrom: readonly Revisions[], documentId: string): string =>
  madeFrom.map((revisions) => revisions.get(documentId)).find((revision) => revision !== undefined) ?? 'none';
