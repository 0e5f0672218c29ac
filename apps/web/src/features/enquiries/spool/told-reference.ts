import { createHmac } from 'node:crypto';

// The CMS's letters: digits and capitals without those that are mistaken for each other.
const LETTERS = '34679ACDEFGHJKMNPQRTWXY2';
// Two more than the CMS draws: of what is told before the CMS was asked, nobody else may have been told the same.
const LENGTH = 7;
const PREFIX = 'SH-';

/**
 * The reference of an enquiry that the backend could not give one to yet. It follows from the key, so that the same
 * enquiry is told the same however often it comes, and is handed to the backend with the enquiry.
 */
export function toldReference(key: string, siteToken: string): string {
  const digest = createHmac('sha256', siteToken).update(`reference ${key}`).digest();
  return (
    PREFIX + [...digest.subarray(0, LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
  );
}
