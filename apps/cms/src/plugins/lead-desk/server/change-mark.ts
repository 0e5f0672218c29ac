import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Of so many of the newest events it is known which are missing: on Postgres one with a lower number may be committed
 * after one with a higher, and would never be seen by whoever asks for higher numbers alone.
 */
export const MARK_WINDOW = 256;

/** Up to where somebody has been told what happened to leads. */
export type Mark = {
  /** The number of the newest event. */
  last: number;
  /** Numbers of the window below it that were not there. */
  missing: ReadonlySet<number>;
};

const LAST_BYTES = 6;
const BYTE = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';

/** @param ids of the newest events there are, at most `MARK_WINDOW` of them */
export function markOf(ids: readonly number[]): Mark {
  const last = Math.max(0, ...ids);
  const there = new Set(ids);
  const missing = new Set<number>();
  for (let id = Math.max(1, last - MARK_WINDOW + 1); id < last; id += 1) if (!there.has(id)) missing.add(id);
  return { last, missing };
}

/** Whether an event happened after a mark was made, or was committed after it. */
export const isAfter = (mark: Mark, id: number) => id > mark.last || mark.missing.has(id);

function packed({ last, missing }: Mark): Buffer {
  const bytes = Buffer.alloc(LAST_BYTES + MARK_WINDOW / BYTE);
  bytes.writeUIntBE(last, 0, LAST_BYTES);
  for (const id of missing) {
    const place = last - id;
    const byte = LAST_BYTES + Math.floor(place / BYTE);
    bytes.writeUInt8(bytes.readUInt8(byte) + 2 ** (place % BYTE), byte);
  }
  return bytes;
}

function unpacked(bytes: Buffer): Mark {
  const last = bytes.readUIntBE(0, LAST_BYTES);
  const missing = new Set<number>();
  for (let place = 1; place < MARK_WINDOW; place += 1) {
    const byte = bytes.readUInt8(LAST_BYTES + Math.floor(place / BYTE));
    if (Math.floor(byte / 2 ** (place % BYTE)) % 2 === 1) missing.add(last - place);
  }
  return { last, missing };
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'lead desk mark', KEY_BYTES));

/**
 * A mark as a browser keeps it. Sealed, because it counts what happens to everybody's leads.
 * @param secrets the first seals
 */
export function sealMark(mark: Mark, [secret = '']: readonly string[]): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(packed(mark)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Reads it back; null for what none of the secrets has sealed. */
export function openMark(text: string, secrets: readonly string[]): Mark | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== IV_BYTES + TAG_BYTES + LAST_BYTES + MARK_WINDOW / BYTE) return null;
  const [iv, tag, sealed] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    bytes.subarray(IV_BYTES + TAG_BYTES),
  ];
  for (const secret of secrets) {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    const opened = decipher.update(sealed);
    try {
      decipher.final();
      return unpacked(opened);
    } catch {
      // Not sealed with this one: that is all `final` has to say.
    }
  }
  return null;
}
