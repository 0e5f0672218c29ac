/** What somebody typed into a form and did not save: when, over which version of the entry, and all the form held. */
export type Unsaved = { at: string; version: string | null; values: Record<string, unknown> };
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'unsaved-entry ';
const KEPT_MS = 30 * 86_400_000;

/** Under which name a form is kept: another account of the same browser does not see it. */
export const formName = (user: number | string, model: string, entry: string) => `${user} ${model} ${entry}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string | null): Unsaved | null {
  if (text === null) return null;
  try {
    const { at, version, values }: Partial<Unsaved> = JSON.parse(text);
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || !isObject(values)) return null;
    return { at, version: typeof version === 'string' ? version : null, values };
  } catch {
    // Something else wrote it: it is nobody's text.
    return null;
  }
}

/** What was kept of a form; null: nothing. */
export const unsavedOf = (store: Store, name: string) => parsed(store.getItem(PREFIX + name));

/** Keeps a form as it is. @returns whether the browser had room for it */
export function keepUnsaved(store: Store, name: string, unsaved: Unsaved): boolean {
  try {
    store.setItem(PREFIX + name, JSON.stringify(unsaved));
    return true;
  } catch {
    // The browser's storage is full or closed: whoever asks says that nothing is kept.
    return false;
  }
}

/** Forgets what was kept of a form. */
export const forgetUnsaved = (store: Store, name: string) => store.removeItem(PREFIX + name);

/** Forgets what nobody came back for. @param now milliseconds since 1970 */
export function forgetOld(store: Store, now: number): void {
  const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((name) =>
    name.startsWith(PREFIX),
  );
  for (const name of names) {
    const kept = parsed(store.getItem(name));
    if (!kept || now - Date.parse(kept.at) > KEPT_MS) store.removeItem(name);
  }
}
