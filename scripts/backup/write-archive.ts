import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import { pack as createPack, type Pack } from 'tar-stream';
import { bytesOf, fromWebStream, toWebStream } from './byte-streams.ts';
import { HEADER_PATH, type Header, MANIFEST_PATH, type Manifest } from './manifest.ts';

/** What an archive that is not finished is called until it is. */
export const UNFINISHED = '.part';
const OWNER_ONLY = 0o600;

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
type ArchivedFile = Manifest['files'][number];

/** A tar, with a recipient encrypted by age, being written under a temporary name. */
export type Archive = {
  /** @param bytes exactly as many as the content has */
  add(name: string, bytes: number, content: Content): Promise<void>;
  /** Writes the manifest, waits for the disk and gives the file its name. @returns what is in it */
  finish(found: Omit<Manifest, 'files'>): Promise<Manifest>;
  /** Leaves nothing of it. */
  abandon(): Promise<void>;
};

async function encrypted(pack: Pack, recipient: string): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWebStream(await encrypter.encrypt(toWebStream(bytesOf(pack))));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives a file that is whole and on the disk its name, for good. */
export async function publish(unfinished: string, file: string): Promise<void> {
  await rename(unfinished, file);
  await syncFolder(path.dirname(file));
}

/**
 * Begins a backup's file.
 * @param recipient an `age1…` key that it is encrypted to; null: it is not
 * @throws Error of the disk, when it refuses
 */
export async function createArchive(
  file: string,
  header: Header,
  recipient: string | null,
): Promise<Archive> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}${UNFINISHED}`);
  const pack = createPack();
  const files = new Map<string, ArchivedFile>();
  const output = createWriteStream(unfinished, { flags: 'wx', mode: OWNER_ONLY, flush: true });
  const source = recipient === null ? bytesOf(pack) : await encrypted(pack, recipient);
  const written = pipeline(source, output);
  const failed = written.then(() => new Promise<never>(() => {}));
  // Whoever adds the next entry hears of it.
  failed.catch(() => {});

  async function fill(name: string, bytes: number, content: Content): Promise<ArchivedFile> {
    const hash = createHash('sha256');
    const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
    const sink = pack.entry({ name, size: bytes, mode: OWNER_ONLY }, (error) =>
      error ? reject(error) : resolve(),
    );
    sink.on('error', reject);
    // It may fail while the content is still on its way: who writes that hears of it, and nobody here yet.
    ended.catch(() => {});
    for await (const chunk of content) {
      hash.update(chunk);
      if (!sink.write(chunk)) await once(sink, 'drain');
    }
    sink.end(null);
    await ended;
    return { path: name, bytes, sha256: hash.digest('hex') };
  }
  async function add(name: string, bytes: number, content: Content) {
    files.set(name, await Promise.race([fill(name, bytes, content), failed]));
  }
  const addJson = (name: string, value: unknown) => {
    const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
    return add(name, text.length, [text]);
  };

  await addJson(HEADER_PATH, header);
  return {
    add,
    async finish(found) {
      const manifest = { files: [...files.values()].filter(({ path }) => path !== HEADER_PATH), ...found };
      await addJson(MANIFEST_PATH, manifest);
      pack.finalize();
      await written;
      await publish(unfinished, file);
      return manifest;
    },
    async abandon() {
      pack.destroy(new Error('The backup was abandoned'));
      output.destroy();
      // Why it is abandoned is told by whoever does.
      await written.catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}
