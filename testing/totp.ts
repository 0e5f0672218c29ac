import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes of what is written in base32 (RFC 4648). */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * What an app on a phone shows for a key (RFC 4226 and 6238, written from the text of both: no library of ours).
 * @param at milliseconds since 1970
 */
export function appCode(key: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Six digits that are no code of a key around a moment. */
export function wrongCode(key: string, at = Date.now()): string {
  const right = [-2, -1, 0, 1, 2].map((step) => appCode(key, at + step * STEP_MS));
  const found = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(DIGITS)).find(
    (code) => !right.includes(code),
  );
  if (!found) throw new Error('Five codes are not all of ten');
  return found;
}
