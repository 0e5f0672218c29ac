import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { RunningCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import type { Editor } from '../../../testing/editor.ts';

/** One file of a picture as it stands in the row. */
type Format = {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  path: null;
  width: number;
  height: number;
  size: number;
  sizeInBytes: number;
  url: string;
};

/** A picture as the media library of the admin panel reads it. */
export type LibraryPicture = {
  id: number;
  documentId: string;
  url: string;
  name: string;
  mime: string;
  width: number;
  height: number;
  size: number;
  focalPoint: { x: number; y: number } | null;
  placeholder: string;
  dominantColour: string;
  variantsVersion: string | null;
  unfinishedFiles: unknown;
  formats: Record<string, Format> | null;
};

/** Encoding takes its time on a machine that renders beside it. */
const VARIANTS_TIMEOUT_MS = 120_000;
const POLL_MS = 200;

export async function readPicture(
  cms: Pick<RunningCms, 'url'>,
  editor: Editor,
  id: number,
): Promise<LibraryPicture> {
  const response = await fetch(`${cms.url}/upload/files/${id}`, {
    headers: { authorization: editor.authorization },
  });
  if (!response.ok) throw new Error(`file ${id}: ${response.status} ${await response.text()}`);
  return await response.json();
}

/** Waits until the queue has finished with a picture. */
export const untilMade = (
  cms: Pick<RunningCms, 'url'>,
  editor: Editor,
  id: number,
): Promise<LibraryPicture> =>
  vi.waitFor(
    async () => {
      const picture = await readPicture(cms, editor, id);
      expect(picture.variantsVersion).toEqual(expect.any(String));
      expect(picture.unfinishedFiles).toBeNull();
      return picture;
    },
    { timeout: VARIANTS_TIMEOUT_MS, interval: POLL_MS },
  );

export async function deleteFile(cms: Pick<RunningCms, 'url'>, editor: Editor, id: number): Promise<void> {
  const response = await fetch(`${cms.url}/upload/files/${id}`, {
    method: 'DELETE',
    headers: { authorization: editor.authorization },
  });
  expect(response.status).toBe(200);
}

export async function replaceFile(
  cms: Pick<RunningCms, 'url'>,
  editor: Editor,
  id: number,
  name: string,
  type: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<LibraryPicture> {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ name }));
  form.append('files', new Blob([content], { type }), name);
  const response = await fetch(`${cms.url}/upload?id=${id}`, {
    method: 'POST',
    headers: { authorization: editor.authorization },
    body: form,
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return await response.json();
}

/** The names of all files on disk. */
export const filesOnDisk = async ({ folder }: Pick<RunningCms, 'folder'>): Promise<string[]> =>
  (await readdir(path.join(folder, 'public/uploads'))).filter((name) => name !== '.gitkeep').sort();

/** The names of all files the rows speak of. */
export async function filesInRows({ database }: Pick<RunningCms, 'database'>): Promise<string[]> {
  const rows = await query(database, 'SELECT hash, ext, formats FROM files');
  return rows
    .flatMap(({ hash, ext, formats }) => {
      const parsed: Record<string, { hash: string; ext: string }> | null =
        typeof formats === 'string' ? JSON.parse(formats) : formats;
      return [`${hash}${ext}`, ...Object.values(parsed ?? {}).map((format) => format.hash + format.ext)];
    })
    .sort();
}
