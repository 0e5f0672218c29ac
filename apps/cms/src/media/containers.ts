import { type PictureFormat, pictureFormats } from './picture-types';

/** What the file of a picture holds besides the picture. */
export type Container = {
  /** Parts no browser needs to draw it: metadata, comments, unknown chunks, anything behind its end. */
  extras: Buffer[];
  moving: boolean;
  lossless: boolean;
};

/** The file ends before its picture does, or is no such file at all. */
export class BrokenContainer extends Error {}

const PNG_HEADER_BYTES = 8;
const PNG_CHUNK_OVERHEAD_BYTES = 12;
const PNG_PICTURE_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'hIST',
  'pHYs',
]);

function png(file: Buffer): Container {
  const container: Container = { extras: [], moving: false, lossless: true };
  let at = PNG_HEADER_BYTES;
  while (at + PNG_CHUNK_OVERHEAD_BYTES <= file.length) {
    const end = at + PNG_CHUNK_OVERHEAD_BYTES + file.readUInt32BE(at);
    if (end > file.length) break;
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') container.moving = true;
    if (!PNG_PICTURE_CHUNKS.has(type)) container.extras.push(file.subarray(at, end));
    at = end;
    if (type === 'IEND') return withTail(container, file, at);
  }
  throw new BrokenContainer();
}

const RIFF_HEADER_BYTES = 12;
const WEBP_PICTURE_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

function webp(file: Buffer): Container {
  const container: Container = { extras: [], moving: false, lossless: false };
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) throw new BrokenContainer();
  let at = RIFF_HEADER_BYTES;
  while (at + 8 <= end) {
    const type = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (next > end) throw new BrokenContainer();
    if (type === 'ANIM' || type === 'ANMF') container.moving = true;
    if (type === 'VP8L') container.lossless = true;
    if (!WEBP_PICTURE_CHUNKS.has(type)) container.extras.push(file.subarray(at, next));
    at = next;
  }
  return withTail(container, file, end);
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Tables, frames and scans; APP0 and APP14 are checked by their content. */
const isJpegPicturePart = (marker: number) => marker >= 0xc0 && marker <= 0xdf;

function jpeg(file: Buffer): Container {
  const container: Container = { extras: [], moving: false, lossless: false };
  let at = 2;
  while (at + 4 <= file.length) {
    if (file[at] !== MARKER) throw new BrokenContainer();
    const marker = file[at + 1] ?? 0;
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) throw new BrokenContainer();
    const name = file.toString('latin1', at + 4, at + 9);
    const known = (marker === 0xe0 && name === 'JFIF\0') || (marker === 0xee && name === 'Adobe');
    if (!known && !isJpegPicturePart(marker)) container.extras.push(file.subarray(at, end));
    at = marker === START_OF_SCAN ? endOfScan(file, end) : end;
    if (file[at + 1] === END_OF_IMAGE) return withTail(container, file, at + 2);
  }
  throw new BrokenContainer();
}

/** Where the next marker stands: neither an escaped 0xff nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(MARKER, from);
  while (at >= 0 && at + 1 < file.length) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== MARKER && (next < 0xd0 || next > 0xd7)) return at;
    at = file.indexOf(MARKER, at + (next === MARKER ? 1 : 2));
  }
  throw new BrokenContainer();
}

const BRANDS_END = 40;
const AVIF_BOXES = new Set(['ftyp', 'meta', 'mdat']);

function avif(file: Buffer): Container {
  const container: Container = { extras: [], moving: false, lossless: false };
  let at = 0;
  while (at + 8 <= file.length) {
    const type = file.toString('latin1', at + 4, at + 8);
    const short = file.readUInt32BE(at);
    const long = short === 1 && at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : short;
    const size = short === 0 ? file.length - at : long;
    // What follows the last box is no box: bytes that were put there.
    if (size < 8 || !/^[\w ]{4}$/.test(type)) break;
    if (at + size > file.length) throw new BrokenContainer();
    if (type === 'moov') container.moving = true;
    if (!AVIF_BOXES.has(type)) container.extras.push(file.subarray(at, at + size));
    at += size;
  }
  return withTail(container, file, at);
}

function withTail(container: Container, file: Buffer, end: number): Container {
  if (end < file.length) container.extras.push(file.subarray(end));
  return container;
}

const readers: Record<PictureFormat, (file: Buffer) => Container> = { png, webp, jpeg, avif };

/**
 * Walks through the parts of a picture's file without decoding it.
 * @throws BrokenContainer when the file is cut off or its parts do not fit together
 */
export function readContainer(format: PictureFormat, file: Buffer): Container {
  try {
    return readers[format](file);
  } catch (error) {
    // A length that points outside the file.
    if (error instanceof RangeError) throw new BrokenContainer();
    throw error;
  }
}

const isAt = (file: Buffer, at: number, ...texts: string[]) =>
  texts.some((text) => file.toString('latin1', at, at + text.length) === text);

const starts: Record<PictureFormat, (file: Buffer) => boolean> = {
  jpeg: (file) => isAt(file, 0, '\xff\xd8\xff'),
  png: (file) => isAt(file, 0, '\x89PNG\r\n\x1a\n'),
  webp: (file) => isAt(file, 0, 'RIFF') && isAt(file, 8, 'WEBP'),
  // The first box lists what the file can be read as.
  avif: (file) => isAt(file, 4, 'ftyp') && /avi[fs]/.test(file.toString('latin1', 8, BRANDS_END)),
};

/** Which picture a file is by its first bytes, whatever it is called. */
export function formatOfBytes(file: Buffer): PictureFormat | undefined {
  return pictureFormats.find((format) => starts[format](file));
}
