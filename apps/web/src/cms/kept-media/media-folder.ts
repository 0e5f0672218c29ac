import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { HEAD_BYTES, headOf, type KeptFile, readHead } from './kept-file';

// Long past any write under way.
const DRAFT_IS_LEFT_BEHIND_MS = 600_000;
// What was used when is wanted after a restart too, though not to the second.
const USE_IS_NOTED_EVERY_MS = 60_000;
const NEARLY_FULL = 0.9;

/** The disk refuses: it is full, or cannot be written to. */
export class DiskFailure extends Error {}

/** What the CMS says of a file before its bytes come. */
export type Announced = Omit<KeptFile, 'sha256'>;

type Entry = {
  file: KeptFile;
  usedAt: number;
  /** When the CMS last said that it still stands; a restart forgets it. */
  confirmedAt: number;
};

type Options = { folder: string; maxBytes: number; report: (message: string, error?: unknown) => void };

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new DiskFailure(error instanceof Error ? error.message : String(error));
  }
}

/** Reads what stands in front of a file. @returns `null` for one that is cut off, damaged or none of ours */
async function factsOf(handle: FileHandle): Promise<KeptFile | null> {
  const head = Buffer.alloc(HEAD_BYTES);
  await handle.read(head, 0, HEAD_BYTES, 0);
  const file = readHead(head);
  return file && (await handle.stat()).size === HEAD_BYTES + file.bytes ? file : null;
}

/**
 * Files in one folder of this process, within a number of bytes: what was used longest ago goes first. A file is
 * written beside and renamed, so that there is a whole one or none.
 */
export async function openMediaFolder({ folder, maxBytes, report }: Options) {
  // In the order of their last use.
  const kept = new Map<string, Entry>();
  let bytes = 0;
  // For files that are being written.
  let reserved = 0;
  let drafts = 0;
  const sizeOf = (file: Pick<KeptFile, 'bytes'>) => HEAD_BYTES + file.bytes;
  const pathOf = (name: string) =>
    path.join(folder, `${createHash('sha256').update(name).digest('hex')}.media`);

  function enter({ file, usedAt, confirmedAt }: Entry) {
    const before = kept.get(file.name);
    if (before) bytes -= sizeOf(before.file);
    kept.delete(file.name);
    kept.set(file.name, { file, usedAt, confirmedAt });
    bytes += sizeOf(file);
  }

  async function drop(name: string): Promise<void> {
    const entry = kept.get(name);
    if (entry) bytes -= sizeOf(entry.file);
    kept.delete(name);
    await rm(pathOf(name), { force: true }).catch((error: unknown) =>
      report(`${name} cannot be removed from the disk`, error),
    );
  }

  /** What lies at a place when the process starts; what is of no use goes. */
  async function lookAt(place: string): Promise<Entry[]> {
    const usedAt = (await stat(place)).mtimeMs;
    if (place.endsWith('.draft') && Date.now() - usedAt > DRAFT_IS_LEFT_BEHIND_MS) await rm(place);
    if (!place.endsWith('.media')) return [];
    const handle = await open(place, 'r');
    try {
      const file = await factsOf(handle);
      if (file && pathOf(file.name) === place)
        return [{ file, usedAt, confirmedAt: Number.NEGATIVE_INFINITY }];
      await rm(place);
      return [];
    } finally {
      await handle.close();
    }
  }

  async function readFolder(): Promise<void> {
    const found: Entry[] = [];
    for (const entry of await readdir(folder)) {
      try {
        found.push(...(await lookAt(path.join(folder, entry))));
      } catch (error) {
        report(`${entry} in the folder of media cannot be read`, error);
      }
    }
    found.sort((one, other) => one.usedAt - other.usedAt);
    for (const entry of found) enter(entry);
  }

  /** Lets go what was used longest ago until what is reserved fits. */
  async function makeRoom(): Promise<void> {
    for (const name of kept.keys()) {
      if (bytes + reserved <= maxBytes) return;
      await drop(name);
    }
  }

  async function write(announced: Announced, body: AsyncIterable<Uint8Array>, draft: string) {
    const handle = await onDisk(open(draft, 'wx'));
    try {
      const hash = createHash('sha256');
      let written = 0;
      for await (const part of body) {
        hash.update(part);
        await onDisk(handle.write(part, 0, part.length, HEAD_BYTES + written));
        written += part.length;
      }
      if (written !== announced.bytes) throw new Error(`${announced.name} was cut off`);
      const file = { ...announced, sha256: hash.digest('hex') };
      const head = headOf(file);
      if (head === null) return null;
      await onDisk(handle.write(head, 0, HEAD_BYTES, 0));
      await onDisk(handle.sync());
      return file;
    } finally {
      await handle.close();
    }
  }

  await mkdir(folder, { recursive: true });
  await readFolder();

  return {
    drop,
    get: (name: string): KeptFile | undefined => kept.get(name)?.file,
    files: (): KeptFile[] => [...kept.values()].map(({ file }) => file),
    state: () => ({ files: kept.size, bytes }),
    /** Whether more would soon drive something out. */
    isNearlyFull: () => bytes + reserved > maxBytes * NEARLY_FULL,
    confirmedAt: (name: string): number => kept.get(name)?.confirmedAt ?? Number.NEGATIVE_INFINITY,
    /** @param at when the CMS was asked */
    confirm(name: string, at: number): void {
      const entry = kept.get(name);
      if (entry) entry.confirmedAt = at;
    },

    /**
     * Writes a file that the CMS was asked for at this time; it takes the place of the one of its name.
     * @returns false where it must not be kept: larger than all there is room for
     * @throws DiskFailure; or what reading the body threw
     */
    async keep(announced: Announced, body: AsyncIterable<Uint8Array>, at: number): Promise<boolean> {
      const size = sizeOf(announced);
      if (reserved + size > maxBytes) return false;
      reserved += size;
      drafts += 1;
      const draft = `${pathOf(announced.name)}.${process.pid}.${drafts}.draft`;
      try {
        await makeRoom();
        const file = await write(announced, body, draft);
        if (file === null) return false;
        await onDisk(rename(draft, pathOf(file.name)));
        enter({ file, usedAt: Date.now(), confirmedAt: at });
        return true;
      } finally {
        reserved -= size;
        await onDisk(rm(draft, { force: true }));
      }
    },

    /** @returns the file, open for reading; `null` where there is none, or none that is whole */
    async open(name: string): Promise<{ file: KeptFile; handle: FileHandle } | null> {
      const entry = kept.get(name);
      if (!entry) return null;
      let handle: FileHandle;
      try {
        handle = await open(pathOf(name), 'r');
      } catch (error) {
        if (!isMissing(error)) report(`${name} cannot be read from the disk`, error);
        await drop(name);
        return null;
      }
      const file = await factsOf(handle);
      if (file?.name !== name) {
        await handle.close();
        await drop(name);
        return null;
      }
      const now = Date.now();
      const noted = now - entry.usedAt < USE_IS_NOTED_EVERY_MS;
      enter({ ...entry, file, usedAt: noted ? entry.usedAt : now });
      if (!noted) {
        await utimes(pathOf(name), now / 1000, now / 1000).catch((error: unknown) => {
          if (!isMissing(error)) report(`The use of ${name} cannot be noted`, error);
        });
      }
      return { file, handle };
    },
  };
}

export type MediaFolder = Awaited<ReturnType<typeof openMediaFolder>>;
