import type { Stats } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Archive } from './write-archive.ts';

/** Where the files of a CMS and its site lie, by where they lie in a backup. */
export type Folders = Record<'public/uploads' | 'private' | 'spool' | 'erasures', string>;

/** What is kept in a folder under a name that nobody counts on yet: uploads and enquiries being written. */
const isUnfinished = (name: string) => /\.(part|draft)$/.test(name) || path.basename(name).startsWith('.');

/** @throws Error of the disk; a file or folder that is gone is null */
async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The files below a folder, by their paths in it with `/` between; a folder that is not there has none. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found = await unlessGone(readdir(folder, { recursive: true, withFileTypes: true }));
  return (found ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !isUnfinished(name))
    .sort();
}

// Files are replaced, never written into: another one has another number, or another time.
const printOf = ({ ino, size, mtimeMs }: Stats) => `${ino} ${size} ${mtimeMs}`;

async function* contentOf(file: FileHandle, size: number) {
  // Of size 0, `end` would be before the beginning.
  if (size > 0) yield* file.createReadStream({ end: size - 1, autoClose: false });
}

/** Copies files into an archive: each once, and again where it became another one. */
export function createFileCopier(archive: Archive, folders: Folders) {
  const copied = new Map<string, string>();

  async function copy(name: string, source: string): Promise<void> {
    const file = await unlessGone(open(source));
    if (!file) return;
    try {
      const stats = await file.stat();
      if (copied.get(name) === printOf(stats)) return;
      await archive.add(name, stats.size, contentOf(file, stats.size));
      copied.set(name, printOf(stats));
    } finally {
      await file.close();
    }
  }

  return {
    /** Copies what is new since it was last called. @param show is told how many there are */
    async copyAll(show: (files: number) => void): Promise<void> {
      for (const [prefix, folder] of Object.entries(folders)) {
        for (const name of await filesBelow(folder)) {
          await copy(`${prefix}/${name}`, path.join(folder, name));
          show(copied.size);
        }
      }
    },
    /** Of these files of the media library, those that were copied from neither of its folders. */
    missing: (names: readonly string[]) =>
      names.filter((name) => !copied.has(`public/uploads/${name}`) && !copied.has(`private/${name}`)),
    count: () => copied.size,
  };
}
