import { signedNote } from './signed-note';

// Strapi's own document ids.
const CONTACT = /^[a-z][a-z0-9]{23}$/;

/** Carries a contact's `documentId`. A right that may be used years later must not hang on the age of a mail. */
const privacyTokens = signedNote<string>({
  purpose: 'privacy link',
  write: (contact) => contact,
  read: (text) => (CONTACT.test(text) ? text : null),
  endsAt: () => null,
});

/**
 * What stands behind `/privacy/` in the link of every mail: names the person without naming them, and proves that we
 * wrote the mail.
 * @param contact the contact's `documentId`
 * @param keys the first signs
 */
export const makePrivacyToken = (contact: string, keys: readonly string[]): string =>
  privacyTokens.make(contact, keys);

/** The contact's `documentId` a token was made for; null when none of the keys signed it. */
export const readPrivacyToken = (token: string, keys: readonly string[]): string | null =>
  privacyTokens.read(token, keys).carried;
