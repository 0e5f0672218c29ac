import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import type { LibraryPicture } from './library.ts';

/** A pass as the CMS makes them. */
export function makePass(
  { kind, id }: { kind: 'project' | 'file'; id: string },
  validForS: number,
  key: string,
): string {
  const signed = `${(Date.now() + validForS * 1000).toString(36)}.${kind}-${id}`;
  return `${signed}.${createHmac('sha256', key).update(`gate pass ${signed}`).digest('base64url')}`;
}

type Stored = Pick<LibraryPicture, 'documentId' | 'url' | 'formats'>;
const nameOf = (url: string) => url.split('?')[0]?.split('/').at(-1) ?? '';

/** The names of everything that is stored of a file: the original first. */
export const storedNames = (file: Pick<Stored, 'url' | 'formats'>): string[] =>
  [file, ...Object.values(file.formats ?? {})].map(({ url }) => nameOf(url));

/** Where each of them is while the file is open. */
export const openAddresses = (file: Stored) => storedNames(file).map((name) => `/uploads/${name}`);
/** Where a pass opens each of them while the file is gated. */
export const gatedAddresses = (file: Stored) =>
  storedNames(file).map((name) => `/gated/${file.documentId}/${name}`);

type Places = Pick<RunningCms, 'folder'>;
export const PUBLIC = 'public/uploads';
export const PRIVATE = 'private';

/** Of a file's names, those that lie in a folder of a CMS. */
export async function lyingIn({ folder }: Places, place: string, file: Stored): Promise<string[]> {
  const there = new Set(await readdir(path.join(folder, place)));
  return storedNames(file).filter((name) => there.has(name));
}

export const privateBytes = ({ folder }: Places, name: string) => readFile(path.join(folder, PRIVATE, name));

/** The projects that open a file, as its row says; null: it is open. */
export async function gatedBy({ database }: Pick<RunningCms, 'database'>, id: number): Promise<unknown> {
  const [row] = await query(database, 'SELECT gated_by FROM files WHERE id = ?', id);
  return typeof row?.gated_by === 'string' ? JSON.parse(row.gated_by) : row?.gated_by;
}
