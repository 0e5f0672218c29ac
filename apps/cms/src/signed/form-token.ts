import { signedNote } from './signed-note';

const BASE = 36;
const ISSUED = /^[0-9a-z]{1,11}$/;
// Two servers' clocks are never quite alike.
const CLOCK_DIFFERENCE_MS = 5000;

/** Seconds for which a token tells an age. */
export const FORM_TOKEN_LIFE_S = 24 * 60 * 60;

/** How old a form is, as told by its token. */
export type FormAge = { kind: 'known'; ageMs: number } | { kind: 'expired' } | { kind: 'forged' };

/** Carries the time at which somebody began to fill in a form. */
const formTokens = signedNote<{ issuedAt: number }>({
  purpose: 'form token',
  write: ({ issuedAt }) => issuedAt.toString(BASE),
  read: (text) => (ISSUED.test(text) ? { issuedAt: Number.parseInt(text, BASE) } : null),
  endsAt: ({ issuedAt }) => issuedAt + FORM_TOKEN_LIFE_S * 1000,
});

/** A signed note of the time at which somebody began to fill in a form. @param keys the first signs */
export const makeFormToken = (keys: readonly string[], now = Date.now()): string =>
  formTokens.make({ issuedAt: now }, keys);

/** Reads a token; any of the keys may have signed it. */
export function formAge(token: string, keys: readonly string[], now = Date.now()): FormAge {
  const { state, carried } = formTokens.read(token, keys, now);
  if (state === 'forged' || now - carried.issuedAt < -CLOCK_DIFFERENCE_MS) return { kind: 'forged' };
  return state === 'expired'
    ? { kind: 'expired' }
    : { kind: 'known', ageMs: Math.max(now - carried.issuedAt, 0) };
}
