import { randomInt } from 'node:crypto';
import { DRAWN_LENGTH, REFERENCE_LETTERS, REFERENCE_PREFIX } from '@sahyara/lead-contract/reference';

/** What a visitor is told and may quote on the phone, for example SH-7K4Q2. The database keeps it unique. */
export function makeReference(length = DRAWN_LENGTH): string {
  const letters = Array.from({ length }, () => REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)));
  return REFERENCE_PREFIX + letters.join('');
}
