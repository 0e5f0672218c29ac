import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { webAddress } from './addresses';

/** How phones of colleagues are rung. */
export type PushConfig = {
  /** Null: no keys are set, and nobody is. */
  vapid: { publicKey: string; key: KeyObject; subject: string } | null;
  /** Hosts that are posted to; `*.` stands for any below it. */
  hosts: string[];
  /** Origins beside them: a push service of one's own. */
  origins: string[];
};

const VARIABLES = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SUBJECT'] as const;
const POINT = /^[A-Za-z0-9_-]{87}$/;
const SCALAR = /^[A-Za-z0-9_-]{43}$/;
const SUBJECT = /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;
// The push services of the browsers. An address that a browser names is posted to by this server: not to any.
const HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];
const MAKE = 'make a pair as docs/operations.md says';

/** The private key with its public half. @throws where they are no pair */
function pairOf(publicKey: string, privateKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  if (!pair.getPublicKey().equals(point)) throw new Error('not a pair');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
}

const config = ({ env }: Core.Config.Shared.ConfigParams): PushConfig => {
  const values = VARIABLES.map((name) => env(name) || '');
  const origins = env('PUSH_SERVICE') ? [webAddress(env, 'PUSH_SERVICE', '').origin] : [];
  const places = { hosts: HOSTS, origins };
  if (values.every((value) => value === '')) return { vapid: null, ...places };
  const missing = VARIABLES.filter((_, index) => values[index] === '');
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} must be set too: phones are rung with all of ${VARIABLES.join(', ')}, and none without.`,
    );
  }
  const [publicKey = '', privateKey = '', subject = ''] = values;
  if (!POINT.test(publicKey)) throw new Error(`PUSH_PUBLIC_KEY is no public VAPID key: ${MAKE}.`);
  // Without its value: it is a secret.
  if (!SCALAR.test(privateKey)) throw new Error(`PUSH_PRIVATE_KEY is no private VAPID key: ${MAKE}.`);
  if (!SUBJECT.test(subject)) {
    throw new Error(
      `PUSH_SUBJECT is "${subject}": set it to how push services reach you, such as mailto:it@example.com.`,
    );
  }
  try {
    return { vapid: { publicKey, key: pairOf(publicKey, privateKey), subject }, ...places };
  } catch {
    throw new Error(`PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair: ${MAKE}.`);
  }
};

export default config;
