import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_AGE_S = 24 * 60 * 60;
// Two servers' clocks are never quite alike.
const CLOCK_DIFFERENCE_MS = 5000;
const BASE = 36;

/** How old a form is, as told by its token. */
export type FormAge = { kind: 'known'; ageMs: number } | { kind: 'expired' } | { kind: 'forged' };

const sign = (issued: string, key: string) =>
  createHmac('sha256', key).update(`form token ${issued}`).digest('base64url');

/** A signed note of the time at which somebody began to fill in a form. @param keys the first signs */
export function makeFormToken(keys: string[], now = Date.now()): string {
  const issued = now.toString(BASE);
  return `${issued}.${sign(issued, keys[0] ?? '')}`;
}

/** Reads a token; any of the keys may have signed it. */
export function formAge(token: string, keys: string[], now = Date.now()): FormAge {
  const [issued = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const genuine = keys.some((key) => {
    const expected = Buffer.from(sign(issued, key));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  const ageMs = now - Number.parseInt(issued, BASE);
  if (!genuine || Number.isNaN(ageMs) || ageMs < -CLOCK_DIFFERENCE_MS) return { kind: 'forged' };
  return ageMs > MAX_AGE_S * 1000 ? { kind: 'expired' } : { kind: 'known', ageMs: Math.max(ageMs, 0) };
}

/** Seconds for which a token tells an age. */
export const FORM_TOKEN_LIFE_S = MAX_AGE_S;
