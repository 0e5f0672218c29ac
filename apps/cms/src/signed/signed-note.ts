import { type Signed, signatureOf, signingKey } from './signature';

/** A kind of note: what it is for, and how it says what it carries. */
type Kind<Carried> = {
  purpose: Signed['purpose'];
  write: (carried: Carried) => string;
  /** Null for what this kind does not say. */
  read: (text: string) => Carried | null;
  /** When a note has run out, in milliseconds since 1970; null for never. */
  endsAt: (carried: Carried) => number | null;
};

/** What a note carries, if it is ours. `forged`: it is no such note, or none of the keys has signed it. */
export type ReadNote<Carried> =
  | { state: 'valid' | 'expired'; carried: Carried }
  | { state: 'forged'; carried: null };

const FORGED: ReadNote<never> = { state: 'forged', carried: null };

/**
 * Notes that strangers keep for us: `TEXT.SIGNATURE`, readable by anybody, written by nobody else. It stands in
 * addresses as it is, if its text does.
 */
export function signedNote<Carried>({ purpose, write, read, endsAt }: Kind<Carried>) {
  return {
    /** @param keys the first signs */
    make(carried: Carried, [key = '']: readonly string[]): string {
      const text = write(carried);
      return `${text}.${signatureOf({ purpose, carried: text }, key, 'base64url')}`;
    },
    /** @param keys any of them may have signed */
    read(note: string, keys: readonly string[], now = Date.now()): ReadNote<Carried> {
      const dot = note.lastIndexOf('.');
      const text = note.slice(0, Math.max(0, dot));
      const expectedOf = (key: string) => signatureOf({ purpose, carried: text }, key, 'base64url');
      if (signingKey(note.slice(dot + 1), keys, expectedOf) === null) return FORGED;
      const carried = read(text);
      if (carried === null) return FORGED;
      const end = endsAt(carried);
      return { state: end === null || now < end ? 'valid' : 'expired', carried };
    },
  };
}
