import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a signature can be for. It is part of what is signed, so that what was signed for one is worth nothing for
 * another; no purpose is the beginning of another. What has been handed out hangs on these words: never change one.
 */
export const purposes = [
  'draft view',
  'form token',
  'gate pass',
  'preview',
  'privacy link',
  'proof of work',
  'synthetic lead',
  'visit link',
  // Signed by the site's server: `siteProof` of the lead contract.
  'forwarded enquiry',
] as const;
type Purpose = (typeof purposes)[number];

export type Signed = {
  purpose: Purpose;
  /** What is signed; a signature that carries nothing proves the purpose alone. */
  carried?: string;
};

/** HMAC-SHA256 over purpose and what is carried. */
export function signatureOf({ purpose, carried }: Signed, key: string, as: 'base64url' | 'hex'): string {
  const signed = carried === undefined ? purpose : `${purpose} ${carried}`;
  return createHmac('sha256', key).update(signed).digest(as);
}

/** Compares in constant time, so that a signature cannot be guessed letter by letter. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * The key with which something was signed; null when it was none of ours.
 * @param keys the first signs, all are accepted, so that keys can be turned
 * @param expectedOf what the signature is under a key
 */
export function signingKey(
  given: string,
  keys: readonly string[],
  expectedOf: (key: string) => string,
): string | null {
  return keys.find((key) => isSameSignature(given, expectedOf(key))) ?? null;
}
