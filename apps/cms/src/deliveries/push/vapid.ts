import { createSign } from 'node:crypto';
import type { PushConfig } from '../../../config/push';

// RFC 8292 allows a day; push services whose clocks are ahead must not refuse it.
const GOOD_FOR_S = 12 * 60 * 60;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** By what a push service knows who writes: signed with the key that the browser subscribed to (RFC 8292). */
export function vapidHeader(
  { publicKey, key, subject }: NonNullable<PushConfig['vapid']>,
  endpoint: URL,
  now: number,
): string {
  const claims = { aud: endpoint.origin, exp: Math.floor(now / 1000) + GOOD_FOR_S, sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = createSign('sha256').update(signed).sign({ key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
