import { crc32, createInflateRaw } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const ENCRYPTED = 0x2041;
const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 1000;

export type ZipEntry = { name: string; crc: number; bytes: number; deflated: boolean; packed: Buffer };

/** An archive that is not plain and whole; `locked`: parts of it are encrypted. */
export class BadZip extends Error {
  readonly locked: boolean;

  constructor(why: string, locked = false) {
    super(why);
    this.locked = locked;
  }
}

/** Whether a file begins as an archive does, with nothing before it. */
export const isZip = (file: Buffer): boolean => file.length >= LOCAL_BYTES && file.readUInt32LE(0) === LOCAL;

/** A name that stays in its folder, wherever it is unpacked. */
const isPlainName = (name: string) =>
  name.length > 0 &&
  !/[\\:\p{C}\ufffd]/u.test(name) &&
  !name.startsWith('/') &&
  !name.split('/').some((part) => part === '..' || part === '.');

/** Finds the packed bytes behind a local header that must say what the list says. */
function packedAt(file: Buffer, offset: number, name: Buffer, packedBytes: number, end: number) {
  if (offset + LOCAL_BYTES > end || file.readUInt32LE(offset) !== LOCAL) throw new BadZip('no local header');
  const nameEnd = offset + LOCAL_BYTES + file.readUInt16LE(offset + 26);
  if (!file.subarray(offset + LOCAL_BYTES, nameEnd).equals(name)) throw new BadZip('two names of one entry');
  const from = nameEnd + file.readUInt16LE(offset + 28);
  if (from + packedBytes > end) throw new BadZip('an entry leaves the file');
  return { from, to: from + packedBytes };
}

/**
 * The entries of an archive as office programs write them: one disk, no comment, nothing before the first or behind
 * the list, no entry over another.
 * @throws BadZip
 */
export function zipEntries(file: Buffer): ZipEntry[] {
  const end = file.length - END_BYTES;
  if (end < 0 || file.readUInt32LE(end) !== END || file.readUInt16LE(end + 20) !== 0) {
    throw new BadZip('no end');
  }
  const count = file.readUInt16LE(end + 10);
  const listAt = file.readUInt32LE(end + 16);
  const isOneDisk = file.readUInt32LE(end + 4) === 0 && file.readUInt16LE(end + 8) === count;
  if (!isOneDisk || listAt + file.readUInt32LE(end + 12) !== end) throw new BadZip('another list');
  if (count === 0 || count > MOST_ENTRIES) throw new BadZip('too many entries, or none');

  const entries: ZipEntry[] = [];
  const places: { offset: number; to: number }[] = [];
  const names = new Set<string>();
  let at = listAt;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_BYTES > end || file.readUInt32LE(at) !== CENTRAL) throw new BadZip('a broken list');
    const flags = file.readUInt16LE(at + 8);
    const method = file.readUInt16LE(at + 10);
    if (flags & ENCRYPTED) throw new BadZip('encrypted', true);
    if (method !== STORED && method !== DEFLATED) throw new BadZip('an odd method');
    const nameEnd = at + CENTRAL_BYTES + file.readUInt16LE(at + 28);
    const rawName = file.subarray(at + CENTRAL_BYTES, nameEnd);
    const name = rawName.toString('utf8');
    if (!isPlainName(name) || names.has(name.toLowerCase())) throw new BadZip('a name that leads astray');
    names.add(name.toLowerCase());
    const offset = file.readUInt32LE(at + 42);
    const { from, to } = packedAt(file, offset, rawName, file.readUInt32LE(at + 20), listAt);
    places.push({ offset, to });
    entries.push({
      name,
      crc: file.readUInt32LE(at + 16),
      bytes: file.readUInt32LE(at + 24),
      deflated: method === DEFLATED,
      packed: file.subarray(from, to),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  if (at !== end) throw new BadZip('a broken list');
  places.sort((one, other) => one.offset - other.offset);
  if (places[0]?.offset !== 0) throw new BadZip('something stands before it');
  for (const [index, { to }] of places.entries()) {
    const next = places[index + 1];
    if (next && next.offset < to) throw new BadZip('one entry over another');
  }
  return entries;
}

/**
 * Goes through an entry piece by piece, counting.
 * @param most no more bytes than these come out
 * @param take is shown each piece
 * @returns how many bytes it holds
 * @throws BadZip when it holds more, or other than its list says
 */
export async function unpackEntry(
  entry: ZipEntry,
  most: number,
  take: (piece: Buffer) => void = () => {},
): Promise<number> {
  if (entry.bytes > most) throw new BadZip('it unpacks to too much');
  let bytes = 0;
  let crc = 0;
  const count = (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > entry.bytes) throw new BadZip('it unpacks to more than it says');
    crc = crc32(piece, crc);
    take(piece);
  };
  if (!entry.deflated) count(entry.packed);
  else {
    const inflating = createInflateRaw();
    inflating.end(entry.packed);
    try {
      // Leaving the loop ends the inflating.
      for await (const piece of inflating) count(piece);
    } catch (error) {
      throw error instanceof BadZip ? error : new BadZip('it cannot be unpacked');
    }
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw new BadZip('it is not what it says');
  return bytes;
}
