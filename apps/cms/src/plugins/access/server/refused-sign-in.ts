import { errors } from '@strapi/utils';
import type { BegunFactor } from './second-factor';

const MINUTE_MS = 60_000;

/** Why nobody is let in yet, as the panel reads it to ask for what is missing. */
export type Wanted =
  | { state: 'code'; wrong: boolean }
  /** The account must have a factor and has none: this is put into an app, and its code sent. */
  | ({ state: 'enrol' } & BegunFactor)
  /** The code of what was begun was wrong: begun it stays. */
  | { state: 'enrol-code' }
  | { state: 'locked'; until: string };

const sayTries = (left: number) =>
  left === 1 ? 'One more wrong one locks it.' : `${left} tries are left before it locks.`;

/** What is said of a code that is none. */
export const sayWrong = (left: number): string =>
  `That code is wrong, or was used before. A new one comes every 30 seconds. ${sayTries(left)}`;

/** What is said while no code is looked at. */
export function sayLocked(until: Date, now: number): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now) / MINUTE_MS));
  return `Too many wrong codes: try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** The password was right, and it is not enough. Answered 400, as a wrong password: Strapi takes the words out of each 401. */
export class RefusedSignIn extends errors.ApplicationError<
  'SecondFactorError',
  string,
  { code: 'LOGIN_NOT_ALLOWED'; secondFactor: Wanted }
> {
  constructor(message: string, secondFactor: Wanted) {
    // Strapi passes on what has this code; anything else it says in its own words.
    super(message, { code: 'LOGIN_NOT_ALLOWED', secondFactor });
    this.name = 'SecondFactorError';
  }
}
