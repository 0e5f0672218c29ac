import { createHmac } from 'node:crypto';
import { REFERENCE_LETTERS, REFERENCE_PREFIX, TOLD_LENGTH } from './reference.ts';

/**
 * The reference of an enquiry that the backend could not give one to yet. It follows from the key, so that the same
 * enquiry is told the same however often it comes, and is handed to the backend with the enquiry.
 */
export function toldReference(key: string, siteToken: string): string {
  const digest = createHmac('sha256', siteToken).update(`reference ${key}`).digest();
  const letters = [...digest.subarray(0, TOLD_LENGTH)].map((byte) =>
    REFERENCE_LETTERS.charAt(byte % REFERENCE_LETTERS.length),
  );
  return REFERENCE_PREFIX + letters.join('');
}
