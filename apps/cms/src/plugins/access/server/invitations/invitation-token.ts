import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../../india-time';

/** Over a weekend, and no longer: whoever has the link becomes the account. */
const LASTS_MS = 3 * DAY_MS;
const RANDOM_BYTES = 20;
const BASE = 36;
const TOKEN = /^[0-9a-f]{40}-([0-9a-z]{1,11})$/;

/**
 * The token of an invitation, which says itself until when it is good. The database is asked for the whole of it, so
 * that nobody makes one last longer by changing it.
 */
export const makeInvitationToken = (now: number): string =>
  `${randomBytes(RANDOM_BYTES).toString('hex')}-${(now + LASTS_MS).toString(BASE)}`;

/** Until when an invitation is good; null: it is of before they ran out, and good no more. */
export function goodUntil(token: string): Date | null {
  const [, end] = TOKEN.exec(token) ?? [];
  return end ? new Date(Number.parseInt(end, BASE)) : null;
}

/** Whether an invitation is good no more. */
export function hasRunOut(token: string, now: number): boolean {
  const until = goodUntil(token);
  return until === null || until.getTime() <= now;
}
