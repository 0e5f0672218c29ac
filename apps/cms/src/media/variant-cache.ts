import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isError } from './is-error';
import { type MadeVariants, madeVariants } from './make-variants';
import { settingsVersion } from './variant-settings';

const MANIFEST = 'made.json';
const UNFINISHED = 'making-';
/** No encoding lasts as long; what is older was left behind by a process that was killed. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Variants ready to be stored: the files lie in `folder` as `<key><ext>`. */
export type ReadyVariants = { folder: string; made: MadeVariants };

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The folder of a master's variants, there and among those that ship with the demo pictures. */
export const entryName = (sha256: string) => `${settingsVersion}-${sha256}`;

/**
 * Finished variants on disk, by the contents of their master and the settings. Several processes may share it: an
 * entry appears whole, by renaming its folder.
 */
export function createVariantCache(root: string, limitBytes: number) {
  const folderOf = (sha256: string) => path.join(root, entryName(sha256));

  async function find(sha256: string): Promise<ReadyVariants | undefined> {
    const folder = folderOf(sha256);
    try {
      const made = madeVariants.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')));
      const now = new Date();
      await utimes(folder, now, now);
      return { folder, made };
    } catch (error) {
      if (isError(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  return {
    /** What was made of this master before, or what `make` writes into the folder it is given. */
    async get(sha256: string, make: (folder: string) => Promise<MadeVariants>): Promise<ReadyVariants> {
      const found = await find(sha256);
      if (found) return found;
      const unfinished = path.join(root, UNFINISHED + randomUUID());
      await mkdir(unfinished, { recursive: true });
      try {
        const made = await make(unfinished);
        await writeFile(path.join(unfinished, MANIFEST), JSON.stringify(made));
        await rename(unfinished, folderOf(sha256));
        return { folder: folderOf(sha256), made };
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        // Another process made the same in the meantime.
        const theirs = isError(error, 'ENOTEMPTY', 'EEXIST') ? await find(sha256) : undefined;
        if (theirs) return theirs;
        throw error;
      }
    },

    /** Removes what was used longest ago until the rest fits, and what a killed process left behind. */
    async trim(): Promise<void> {
      await mkdir(root, { recursive: true });
      const entries = [];
      for (const name of await readdir(root)) {
        const folder = path.join(root, name);
        const { mtimeMs } = await stat(folder);
        if (!name.startsWith(UNFINISHED)) entries.push({ folder, mtimeMs, bytes: await bytesIn(folder) });
        else if (mtimeMs < Date.now() - ABANDONED_AFTER_MS)
          await rm(folder, { recursive: true, force: true });
      }
      let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
      for (const { folder, bytes } of entries.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
        if (total <= limitBytes) return;
        await rm(folder, { recursive: true, force: true });
        total -= bytes;
      }
    },
  };
}
