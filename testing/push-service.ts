import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

const SALT_BYTES = 16;
const HEAD_BYTES = 21;
const TAG_BYTES = 16;

/** A pair of VAPID keys as an environment has them. */
export function vapidKeys() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { PUSH_PUBLIC_KEY: point.toString('base64url'), PUSH_PRIVATE_KEY: d };
}

/** A browser that lets itself be rung: what it tells the CMS, and how it reads what comes. */
export function aBrowser(origin: string, name = randomBytes(6).toString('hex')) {
  const pair = createECDH('prime256v1');
  const ours = pair.generateKeys();
  const auth = randomBytes(SALT_BYTES);
  const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  return {
    path: `/send/${name}`,
    subscription: {
      endpoint: `${origin}/send/${name}`,
      keys: { p256dh: ours.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** As RFC 8291 has it read. @throws Error when it was not made for this browser */
    read(body: Buffer): string {
      const salt = body.subarray(0, SALT_BYTES);
      const length = body.readUInt8(HEAD_BYTES - 1);
      const theirs = body.subarray(HEAD_BYTES, HEAD_BYTES + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs]);
      const secret = derived(pair.computeSecret(theirs), auth, info, 32);
      const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(HEAD_BYTES + length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
      // The last record ends with a 2, after it nothing but zeros.
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
    },
  };
}

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Whether a message is signed by whom the browser was subscribed to, for this service and for now. */
export function isSigned({ headers }: Received, publicKey: string, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const isGenuine = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify(
      {
        key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } }),
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64url'),
    );
  const left = exp - Date.now() / 1000;
  return (
    isGenuine && key === publicKey && aud === origin && left > 0 && left <= 86_400 && /^mailto:/.test(sub)
  );
}

/** A push service on a port of its own, which takes what it is given and answers what it is told to. */
export async function startPushService() {
  const received: Received[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    received,
    answerWith(status: number, headers: Record<string, string> = {}) {
      answer = { status, headers };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
