import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isError } from '../media/is-error';

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;
const SUFFIX = '.json';

/** Who was erased, by names that mean nothing without the database that knew them. */
const erasure = z.object({
  /** The contact's document id. */
  contact: z.string().regex(/^[a-z][a-z0-9]{23}$/),
  erasedAt: z.iso.datetime(),
  /** What their enquiries were called in the site's spool, had they come by it. */
  spooled: z.array(z.string().regex(/^[0-9a-f]{64}\.json$/)),
});
export type Erasure = z.infer<typeof erasure>;

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readErasure(file: string): Promise<Erasure | null> {
  try {
    return erasure.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isError(error, 'ENOENT')) return null;
    // Its words would repeat what stands in the file.
    throw new Error(`${file} is no record of an erasure: bring it back from a backup, or erase by hand`);
  }
}

/**
 * Remembers an erasure outside of the database, for good: a backup made before it must not bring the person back. One
 * file each, whole or not there, so that several processes may share the folder.
 * @throws Error of the disk, or where what is known already cannot be read
 */
export async function recordErasure(folder: string, fresh: Erasure): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  const file = path.join(folder, fresh.contact + SUFFIX);
  const known = await readErasure(file);
  // Erased again after a restore, they have fewer enquiries than they had.
  const spooled = [...new Set([...(known?.spooled ?? []), ...fresh.spooled])];
  const unfinished = path.join(folder, `.${randomUUID()}.part`);
  try {
    const handle = await open(unfinished, 'wx', OWNER_ONLY.file);
    try {
      await handle.writeFile(`${JSON.stringify({ ...fresh, ...known, spooled })}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
    await syncFolder(folder);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Everybody who was ever erased.
 * @throws Error naming the file that cannot be read: nobody is passed over
 */
export async function recordedErasures(folder: string): Promise<Erasure[]> {
  const names = await readdir(folder).catch((error) => {
    if (isError(error, 'ENOENT')) return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith(SUFFIX)).sort();
  const found = await Promise.all(files.map((name) => readErasure(path.join(folder, name))));
  return found.filter((one) => one !== null);
}
