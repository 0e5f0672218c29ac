import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const LETTERS_IN_GROUP = 4;

const group = () =>
  Array.from({ length: LETTERS_IN_GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** Ten codes for when the phone is not there, each good for once. About 79 bits each: no list of guesses gets there. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));

/** What is kept of one, however it was typed. Of something as random as that a plain hash tells nothing. */
export const recoveryHash = (account: number, code: string): string =>
  createHash('sha256')
    .update(`${account} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url');
