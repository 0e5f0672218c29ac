import type { Challenge, Solution } from 'altcha-lib';

/** A challenge as it came, with the solution that was found. */
export type Solved = { challenge: Challenge; solution: Solution };

const TEXTS = ['algorithm', 'nonce', 'salt', 'keyPrefix'];
const NUMBERS = ['cost', 'keyLength'];

function part(whole: unknown, name: string): unknown {
  const parts = typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  return parts.find(([key]) => key === name)?.[1];
}

function isChallenge(given: unknown): given is Challenge {
  const parameters = part(given, 'parameters');
  return (
    typeof part(given, 'signature') === 'string' &&
    TEXTS.every((name) => typeof part(parameters, name) === 'string') &&
    NUMBERS.every((name) => typeof part(parameters, name) === 'number')
  );
}

/**
 * The challenge in a refusal's body: work for which the backend takes an enquiry although too many came from its
 * address. `null`: there is none that can be read, and waiting is all.
 */
export function challengeIn(said: unknown): Challenge | null {
  const challenge = part(part(part(said, 'error'), 'details'), 'challenge');
  return isChallenge(challenge) ? challenge : null;
}
