import { randomInt } from 'node:crypto';

// Digits and capitals without those that are mistaken for each other, on paper or on the phone: 0O 1IL 2Z 5S 8B UV.
const LETTERS = '34679ACDEFGHJKMNPQRTWXY2';
const LENGTH = 5;
const PREFIX = 'SH-';

/** What a visitor is told and may quote on the phone, for example SH-7K4Q2. The database keeps it unique. */
export function makeReference(length = LENGTH): string {
  let reference = PREFIX;
  while (reference.length < PREFIX.length + length) reference += LETTERS.charAt(randomInt(LETTERS.length));
  return reference;
}
