import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives to be written to: its public key and a secret of its own, as it wrote them. */
export type PushKeys = { p256dh: string; auth: string };

const SECRET_BYTES = 32;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SALT_BYTES = 16;
// One record holds everything: push services take 4096 bytes at most.
const RECORD_BYTES = 4096;
const LAST_RECORD = 2;

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
const label = (text: string) => Buffer.from(`${text}\0`);

/**
 * Encrypts a message so that only the browser it is for can read it (RFC 8291 over RFC 8188, `aes128gcm`).
 * @param fresh what is new with each message; given by tests alone
 * @throws Error when the browser's key is no point of the curve
 */
export function encryptPush(
  message: string,
  { p256dh, auth }: PushKeys,
  fresh: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  if (fresh.privateKey) pair.setPrivateKey(fresh.privateKey);
  else pair.generateKeys();
  const ours = pair.getPublicKey();
  const salt = fresh.salt ?? randomBytes(SALT_BYTES);
  const shared = pair.computeSecret(theirs);
  const info = Buffer.concat([label('WebPush: info'), theirs, ours]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, SECRET_BYTES);
  const key = derived(secret, salt, label('Content-Encoding: aes128gcm'), KEY_BYTES);
  const nonce = derived(secret, salt, label('Content-Encoding: nonce'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(SALT_BYTES + 5);
  salt.copy(head);
  head.writeUInt32BE(RECORD_BYTES, SALT_BYTES);
  head.writeUInt8(ours.length, SALT_BYTES + 4);
  const sealed = [cipher.update(message, 'utf8'), cipher.update(Buffer.from([LAST_RECORD])), cipher.final()];
  return Buffer.concat([head, ours, ...sealed, cipher.getAuthTag()]);
}
