import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore, Side } from './file-store';
import { isError } from './is-error';

const UNFINISHED = '.part';
const OWNER_ONLY = 0o700;

async function unlessAbsent<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isError(error, 'ENOENT')) return null;
    throw error;
  }
}

async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if (isError(error, 'ENOENT') && !existsSync(source)) return;
    if (!isError(error, 'EXDEV')) throw error;
    // Another disk: whole under its name before it is gone from where it was.
    const unfinished = path.join(path.dirname(target), `.${randomUUID()}${UNFINISHED}`);
    try {
      await copyFile(source, unfinished);
      await rename(unfinished, target);
    } finally {
      await rm(unfinished, { force: true });
    }
    await rm(source, { force: true });
  }
}

/**
 * The library in two folders of this machine, or of one that all instances share.
 * @param uploads the public one, which Strapi serves
 */
export function filesOnDisk(folder: string, uploads: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const folders: Record<Side, string> = { open: uploads, private: folder };
  const pathOf = (side: Side, name: string) => path.join(folders[side], path.basename(name));
  const factsOf = ({ size, mtime }: { size: number; mtime: Date }) => ({ size, etag: null, modified: mtime });

  return {
    async put(name, content) {
      const unfinished = path.join(folder, `.${randomUUID()}${UNFINISHED}`);
      try {
        await pipeline(content, createWriteStream(unfinished));
        await rename(unfinished, pathOf('private', name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    takeIn: (name) => move(pathOf('open', name), pathOf('private', name)),
    letOut: (name) => move(pathOf('private', name), pathOf('open', name)),
    facts: (side, name) => unlessAbsent(async () => factsOf(await stat(pathOf(side, name)))),
    read: (side, name, rangeIn = () => undefined) =>
      unlessAbsent(async () => {
        const file = await open(pathOf(side, name));
        const facts = factsOf(await file.stat());
        const range = rangeIn(facts.size);
        return { ...facts, content: file.createReadStream(range), range };
      }),
    async delete(name) {
      await Promise.all(
        [pathOf('open', name), pathOf('private', name)].map((file) => rm(file, { force: true })),
      );
    },
    rename: (from, to) => rename(pathOf('private', from), pathOf('private', to)),
    async names(side) {
      return new Set((await readdir(folders[side])).filter((name) => !name.startsWith('.')));
    },
    withPath: (side, name, work) => work(pathOf(side, name)),
    // Its folders were made above, or Strapi has found them.
    check: async () => {},
  };
}
