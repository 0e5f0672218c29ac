import type { RunningCms } from './cms-process.ts';

/** The first administrator of every CMS of the tests. */
export const EDITOR = { email: 'editor@sahyara.example', password: 'Editor-of-tests-1' };

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };
export type Entry = Fields & { documentId: string };
/** A file in the media library. */
export type Upload = {
  id: number;
  documentId: string;
  url: string;
  name: string;
  formats: Record<string, { width: number }> | null;
};

async function token(cms: Pick<RunningCms, 'url'>, path: string, body: Fields): Promise<string> {
  const response = await fetch(`${cms.url}/admin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  const reply: { data: { token?: string; accessToken?: string } } = JSON.parse(text);
  return reply.data.accessToken ?? reply.data.token ?? '';
}

/** Creates the first administrator of an empty CMS. @returns the access token, valid for half an hour */
export const registerEditor = (cms: Pick<RunningCms, 'url'>) =>
  token(cms, 'register-admin', { ...EDITOR, firstname: 'Test', lastname: 'Editor' });

/** Strapi allows five sign-ins in five minutes: one per CMS is enough. @returns the access token */
export const signIn = (cms: Pick<RunningCms, 'url'>, account: Fields = EDITOR) =>
  token(cms, 'login', account);

/** A CMS that test files share, and when somebody was signed in to it for all of them (milliseconds since 1970). */
type SignedIn = { editorToken: string; signedInAt: number };

// An access token is good for half an hour, and no file of tests takes as long as the rest of it.
const RENEW_AFTER_MS = 10 * 60_000;

/** What an access token serves for, as of now. */
export const signedIn = (editorToken: string): SignedIn => ({ editorToken, signedInAt: Date.now() });

/** Before a file of tests: a run on a busy machine takes longer than an access token is good for. */
export async function renewSignIn(shared: SignedIn, url: string): Promise<void> {
  if (Date.now() - shared.signedInAt > RENEW_AFTER_MS) Object.assign(shared, signedIn(await signIn({ url })));
}

/** Works in the admin panel as an editor does, through the calls the panel makes. */
export function editorOf(cms: Pick<RunningCms, 'url'>, accessToken: string) {
  const authorization = `Bearer ${accessToken}`;

  async function call(method: string, path: string, body?: Fields): Promise<Entry> {
    const response = await fetch(`${cms.url}/content-manager/${path}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    const reply: { data: Entry } | null = text ? JSON.parse(text) : null;
    return reply?.data ?? { documentId: '' };
  }
  const collection = (uid: string, documentId: string) => `collection-types/${uid}/${documentId}`;

  return {
    authorization,
    /** A draft, which visitors do not see. */
    createDraft: (uid: string, fields: Fields) => call('POST', `collection-types/${uid}`, fields),
    createPublished: (uid: string, fields: Fields) =>
      call('POST', `collection-types/${uid}/actions/publish`, fields),
    /** Changes the draft only, where the type has drafts. */
    update: (uid: string, documentId: string, fields: Fields) =>
      call('PUT', collection(uid, documentId), fields),
    /** @param fields what is changed by it, as the panel's button sends it */
    publish: (uid: string, documentId: string, fields: Fields = {}) =>
      call('POST', `${collection(uid, documentId)}/actions/publish`, fields),
    unpublish: (uid: string, documentId: string) =>
      call('POST', `${collection(uid, documentId)}/actions/unpublish`, {}),
    remove: (uid: string, documentId: string) => call('DELETE', collection(uid, documentId)),
    /** The one entry of a single type. */
    saveSingle: (uid: string, fields: Fields) => call('PUT', `single-types/${uid}`, fields),
    publishSingle: (uid: string, fields: Fields) =>
      call('POST', `single-types/${uid}/actions/publish`, fields),
    /** Puts a file into the media library. */
    async upload(name: string, type: string, content: Uint8Array<ArrayBuffer>): Promise<Upload> {
      const response = await this.tryUpload(name, type, content);
      const text = await response.text();
      if (!response.ok) throw new Error(`upload: ${response.status} ${text}`);
      const [file]: Upload[] = JSON.parse(text);
      if (!file) throw new Error(`upload: ${text}`);
      return file;
    },
    tryUpload(name: string, type: string, content: Uint8Array<ArrayBuffer>): Promise<Response> {
      const form = new FormData();
      form.append('files', new Blob([content], { type }), name);
      // Nothing is published whose pictures say nothing to who cannot see them.
      form.append('fileInfo', JSON.stringify({ alternativeText: `A picture called ${name}` }));
      return fetch(`${cms.url}/upload`, { method: 'POST', headers: { authorization }, body: form });
    },
    async updateFile(id: number, info: Fields): Promise<void> {
      const form = new FormData();
      form.append('fileInfo', JSON.stringify(info));
      const response = await fetch(`${cms.url}/upload?id=${id}`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      if (!response.ok) throw new Error(`update of a file: ${response.status} ${await response.text()}`);
    },
  };
}

export type Editor = ReturnType<typeof editorOf>;
