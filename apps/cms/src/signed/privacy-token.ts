import { createHmac, timingSafeEqual } from 'node:crypto';

// Strapi's own document ids.
const CONTACT = /^[a-z][a-z0-9]{23}$/;

const sign = (contact: string, key: string) =>
  createHmac('sha256', key).update(`privacy link ${contact}`).digest('base64url');

/**
 * What stands behind `/privacy/` in the link of every mail: names the person without naming them, and proves that we
 * wrote the mail. It does not run out: a right that may be used years later must not hang on the age of a mail.
 * @param contact the contact's `documentId`
 * @param keys the first signs
 */
export const makePrivacyToken = (contact: string, keys: string[]) =>
  `${contact}.${sign(contact, keys[0] ?? '')}`;

/** The contact's `documentId` a token was made for; null when none of the keys signed it. */
export function readPrivacyToken(token: string, keys: string[]): string | null {
  const [contact = '', signature = '', ...rest] = token.split('.');
  if (!CONTACT.test(contact) || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const genuine = keys.some((key) => {
    const expected = Buffer.from(sign(contact, key));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return genuine ? contact : null;
}
