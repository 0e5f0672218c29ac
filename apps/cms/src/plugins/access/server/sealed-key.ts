import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
// What has been sealed hangs on these words: never change them.
const PURPOSE = 'sahyara second factor';

const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));

/** Seals the key of an account's app: whoever reads the database alone makes no codes of it. */
export function sealKey(key: string, account: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(secret), nonce);
  // Put into another's row it opens nothing.
  cipher.setAAD(Buffer.from(String(account)));
  const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** @returns null where it was sealed with another secret, for another account, or changed since */
export function openKey(sealed: string, account: number, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyFrom(secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(String(account)));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // node tells a wrong tag by throwing.
    return null;
  }
}
