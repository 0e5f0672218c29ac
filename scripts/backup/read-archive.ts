import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter } from 'age-encryption';
import { extract as createExtract } from 'tar-stream';
import { Refusal } from '../step.ts';
import { bytesOf, fromWebStream, toWebStream } from './byte-streams.ts';
import {
  HEADER_PATH,
  type Header,
  isOwnPath,
  MANIFEST_PATH,
  type Manifest,
  readHeader,
  readManifest,
} from './manifest.ts';

/** A file of a backup on its way; what takes it reads all of it. */
export type Entry = { path: string; bytes: number; content: AsyncIterable<Buffer> };
export type ReadBackup = { header: Header; manifest: Manifest };
type Take = (entry: Entry) => Promise<void>;

const AGE = 'age-encryption.org/v1';
// What a backup says of itself is read into memory: some hundred bytes a file.
const MOST_JSON_BYTES = 256 * 1024 * 1024;

async function beginningOf(file: string, bytes: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const beginning = await beginningOf(file, AGE.length).catch((error) => {
    throw new Refusal(`${file} cannot be read: ${error.code ?? error.message}.`);
  });
  return beginning === AGE;
}

async function decrypted(file: string, identity: string | null): Promise<Readable> {
  if (identity === null) {
    throw new Refusal(`${file} is encrypted: name the file with its key (--identity FILE).`);
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const source = createReadStream(file);
  try {
    return Readable.from(fromWebStream(await decrypter.decrypt(toWebStream(source))));
  } catch {
    source.destroy();
    // Not its own words: what is wrong with a key is never shown.
    throw new Refusal(`${file} does not open with this key: it is another one, or the file is damaged.`);
  }
}

const damaged = (file: string, why: string) => new Refusal(`${file} is damaged: ${why}.`);

/** What is wrong with the bytes of a backup, told as that. */
async function* damageTold(file: string, source: AsyncIterable<unknown>): AsyncIterable<Buffer> {
  try {
    yield* bytesOf(source);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw damaged(file, error instanceof Error ? error.message.replace(/\.$/, '') : String(error));
  }
}

/** Hands a file's bytes on and counts them. */
async function* measured(content: AsyncIterable<Buffer>, seen: (bytes: number, sha256: string) => void) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  seen(bytes, hash.digest('hex'));
}

async function textOf(entry: Entry, file: string): Promise<string> {
  if (entry.bytes > MOST_JSON_BYTES) throw damaged(file, `${entry.path} is too large`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry.content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Compares what came with what the manifest says was written. */
function compare(file: string, manifest: Manifest, found: Map<string, string>): void {
  for (const { path, bytes, sha256 } of manifest.files) {
    if (found.get(path) !== `${bytes} ${sha256}`) throw damaged(file, `${path} is not as it was written`);
    found.delete(path);
  }
  const [more] = found.keys();
  if (more !== undefined) throw damaged(file, `${more} is in no manifest`);
}

/**
 * Reads a backup from beginning to end and checks every byte of it.
 * @param identity the key (`AGE-SECRET-KEY-1…`) of an encrypted one
 * @param take is handed every file between header and manifest, in the order they were written
 * @throws Refusal with a sentence, when it is foreign, newer, damaged, cut off, or encrypted to another key
 */
export async function readArchive(file: string, identity: string | null, take: Take): Promise<ReadBackup> {
  const source = (await isEncrypted(file)) ? await decrypted(file, identity) : createReadStream(file);
  const extract = createExtract();
  const fed = Readable.from(damageTold(file, source));
  fed.once('error', (error) => extract.destroy(error));
  fed.pipe(extract);
  const found = new Map<string, string>();
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  try {
    for await (const part of inTar(file, extract)) {
      const { name, type, size = 0 } = part.header;
      if (manifest) throw damaged(file, 'something follows its end');
      if (!header && name !== HEADER_PATH) throw new Refusal(`${file} is no backup of this CMS.`);
      if (type !== 'file' || !isOwnPath(name)) throw damaged(file, `${name} has no place in a backup`);
      const content = measured(damageTold(file, part), (bytes, sha256) =>
        found.set(name, `${bytes} ${sha256}`),
      );
      const entry = { path: name, bytes: size, content };
      if (name === HEADER_PATH) header = readHeader(await textOf(entry, file), file);
      else if (name === MANIFEST_PATH) manifest = readManifest(await textOf(entry, file), file);
      else await take(entry);
    }
  } finally {
    fed.destroy();
    source.destroy();
  }
  if (!header) throw new Refusal(`${file} is no backup of this CMS.`);
  if (!manifest) throw damaged(file, 'it ends before its manifest');
  found.delete(HEADER_PATH);
  found.delete(MANIFEST_PATH);
  compare(file, manifest, found);
  return { header, manifest };
}

/** The entries of a tar; what is no tar, or half of one, is told as such. */
async function* inTar(file: string, extract: ReturnType<typeof createExtract>) {
  const entries = extract[Symbol.asyncIterator]();
  for (;;) {
    const next = await entries.next().catch((error) => {
      if (error instanceof Refusal) throw error;
      throw /invalid tar header/i.test(String(error))
        ? new Refusal(`${file} is no backup of this CMS, or damaged from its beginning.`)
        : damaged(file, String(error instanceof Error ? error.message : error));
    });
    if (next.done) return;
    yield next.value;
  }
}
