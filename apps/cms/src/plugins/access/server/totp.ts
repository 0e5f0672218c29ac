import { Secret, TOTP } from 'otpauth';

const KEY_BYTES = 20;
const STEP_S = 30;
// A clock that is off, and a code that was typed slowly (RFC 6238, 5.2).
const STEPS_APART = 1;
const CODE = /^\d{6}$/;
// Apps read nothing else from an address: Google's leaves all of it out but the key.
const SHAPE = { algorithm: 'SHA1', digits: 6, period: STEP_S } as const;

/** A new key for somebody's app, in the letters they may type (base32). */
export const makeKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** What the app reads from the picture: the key, and under which name it keeps it. */
export const keyAddress = (key: string, house: string, email: string): string =>
  new TOTP({ ...SHAPE, issuer: house, label: email, secret: Secret.fromBase32(key) }).toString();

/**
 * The step of thirty seconds a code belongs to (RFC 6238): the one at a moment, or one beside it.
 * @param at milliseconds since 1970
 * @param after a step whose code has been used: neither it nor any before is taken again
 * @returns null where it is no code of these
 */
export function stepOfCode(key: string, code: string, at: number, after: number): number | null {
  // The library throws where a letter of another script is more than one byte.
  if (!CODE.test(code)) return null;
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(key) });
  const apart = totp.validate({ token: code, timestamp: at, window: STEPS_APART });
  if (apart === null) return null;
  const step = Math.floor(at / 1000 / STEP_S) + apart;
  return step > after ? step : null;
}
