import { signatureOf, signingKey } from '../signed/signature';
import type { Lead } from './lead-rules';

const ADDRESS = /^check-([0-9a-f]{32})@synthetic\.invalid$/;
const SIGNATURE_CHARACTERS = 32;

// An address has no room for all of it.
const signatureWith = (key: string) =>
  signatureOf({ purpose: 'synthetic lead' }, key, 'hex').slice(0, SIGNATURE_CHARACTERS);

/**
 * What a check of our own types into the form. Signed, so that nobody else's lead can be left out as one; always the
 * same person, so that they are one contact.
 */
export const aSyntheticLead = (keys: string[]): Lead & { message: string } => ({
  name: 'Synthetic check',
  mobile: '0000000000',
  email: `check-${signatureWith(keys[0] ?? '')}@synthetic.invalid`,
  source: 'banner form',
  message: 'Sent by the system to itself: whether enquiries arrive.',
});

/** Whether a lead is a check of our own. Told by its address alone: it comes over every way an enquiry can go. */
export function isSynthetic({ email }: Pick<Lead, 'email'>, keys: string[]): boolean {
  const [, signature = ''] = ADDRESS.exec(email) ?? [];
  return signingKey(signature, keys, signatureWith) !== null;
}
