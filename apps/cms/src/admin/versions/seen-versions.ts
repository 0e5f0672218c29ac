import type { Overtaken } from '../../versions/replies';
import { readConflict } from './read-replies';
import { type StoredForm, settledEntry } from './stored-forms';

const HEADER = 'entry-versions';
const CONTENT = /\/content-manager\/(collection-types|single-types)\/([^/?]+)([^?]*)(\?.*)?$/;

/** A change that was refused because somebody else had changed the entry, and how it was asked for. */
export type Conflict = {
  model: string;
  url: string;
  method: string;
  body: Record<string, unknown>;
  overtaken: Overtaken;
};
type Fetch = typeof fetch;
type Seen = Map<string, string>;
type Watched = {
  fetching: Fetch;
  page: () => string;
  forms: Seen;
  refused: (conflict: Conflict) => void;
  /** The CMS has done what was asked of the form: nothing typed into it is still to be stored. */
  stored: (form: StoredForm) => void;
};

/** Says in a request which version of an entry is on the screen; nothing, where none is known. */
export const headersOf = (
  entry: string,
  version: string | undefined,
): { headers?: Record<string, string> } =>
  version ? { headers: { [HEADER]: JSON.stringify({ [entry]: version }) } } : {};

/** The version that each form was opened with, or has stored since; by document. */
export const seenForms: Seen = new Map();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keep(seen: Seen, entry: unknown) {
  if (!isObject(entry)) return;
  const { documentId, id, updatedAt } = entry;
  if (typeof documentId === 'string' && updatedAt) seen.set(documentId, `${id}@${updatedAt}`);
}

/** What a body of a request or an answer says; null: nothing that is JSON. */
function fromJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    // The panel sends files and forms too: they name no entry.
    return null;
  }
}

/** Which entries a change is about: by its address, or those that are ticked in a list. */
function entriesIn(rest: string, single: string | undefined, body: Record<string, unknown>): string[] {
  if (Array.isArray(body.documentIds)) return body.documentIds.map(String);
  const [, first] = rest.split('/');
  if (first && first !== 'actions') return [first];
  return single ? [single] : [];
}

/**
 * Sends with every change of the content which version of it is on the screen, so that the CMS can refuse what would
 * wipe somebody else's work, and takes what it refuses to whoever shows it. All ways of the panel's own code to save go
 * through `fetch`, and none of them can be given a word to send along.
 */
export function withVersions({ fetching, page, forms, refused, stored }: Watched): Fetch {
  const lists: Seen = new Map();
  const singles: Seen = new Map();
  return async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    const [, kind = '', model = '', rest = '', query = ''] = CONTENT.exec(url) ?? [];
    if (!kind) return fetching(input, init);
    const method = init?.method ?? 'GET';
    if (method === 'GET') {
      const response = await fetching(input, init);
      if (response.ok && !query.includes('status=published')) {
        const answer: unknown = await response.clone().json();
        if (isObject(answer) && isObject(answer.data)) {
          keep(forms, answer.data);
          const { documentId } = answer.data;
          if (kind === 'single-types' && typeof documentId === 'string') singles.set(model, documentId);
        }
        if (isObject(answer) && Array.isArray(answer.results))
          for (const one of answer.results) keep(lists, one);
      }
      return response;
    }
    const parsed = fromJson(init?.body);
    const body = isObject(parsed) ? parsed : {};
    const onScreen =
      /\/(collection|single)-types\/[^/]+\/?$/.test(page()) && kind !== 'single-types' ? lists : forms;
    const known = entriesIn(rest, singles.get(model), body).flatMap((entry) => {
      const version = onScreen.get(entry);
      return version ? [[entry, version]] : [];
    });
    const headers = new Headers(init?.headers);
    if (known.length > 0 && !headers.has(HEADER))
      headers.set(HEADER, JSON.stringify(Object.fromEntries(known)));
    const response = await fetching(input, { ...init, headers });
    const versions = fromJson(response.headers.get(HEADER));
    for (const [entry, version] of Object.entries(isObject(versions) ? versions : {})) {
      forms.set(entry, String(version));
      lists.set(entry, String(version));
    }
    const settled = response.ok ? settledEntry(rest, singles.get(model)) : null;
    if (settled) stored({ model, entry: settled });
    if (response.status === 409) {
      const overtaken = readConflict(await response.clone().json());
      // Asked again it is given as the panel gives it: without the CMS’s own address.
      const path = url.slice(url.indexOf('/content-manager/'));
      if (overtaken) refused({ model, url: path, method, body, overtaken });
    }
    return response;
  };
}
