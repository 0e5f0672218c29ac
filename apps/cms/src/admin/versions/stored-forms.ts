const OF_ONE = /^(?:\/(clone\/)?([^/]+))?(?:\/actions\/(?:publish|discard))?\/?$/;
const CLONE = /\/content-manager\/collection-types\/[^/]+\/clone\/([^/]+)\/?$/;

/** A form of the content: its type, and how `formEntry` calls its entry. */
export type StoredForm = { model: string; entry: string };
type Listener = (form: StoredForm) => void;

const cloneOf = (original: string) => `clone of ${original}`;

/** What the entry of a form is called while it is open: a duplicate shows the name of its original until it is saved. */
export function formEntry(page: string, documentId: unknown): string {
  const original = CLONE.exec(page)?.[1];
  if (original) return cloneOf(original);
  return typeof documentId === 'string' ? documentId : 'new';
}

/**
 * The entry whose form a change has settled; null: it was about something else.
 * @param rest of the address, after the type
 * @param single the one entry of a type that has one, where it is stored already
 */
export function settledEntry(rest: string, single: string | undefined): string | null {
  const found = OF_ONE.exec(rest);
  if (!found) return null;
  const [, clone, entry] = found;
  if (entry) return clone ? cloneOf(entry) : entry;
  return single ?? 'new';
}

const listeners = new Set<Listener>();

/** Says that nothing which was typed into a form is still to be stored. */
export function tellStored(form: StoredForm): void {
  for (const listener of listeners) listener(form);
}

/** Hears of each such form. @returns how to stop */
export function onStored(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
