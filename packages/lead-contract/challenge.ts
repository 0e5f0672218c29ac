import { isNumber, isText, objectOf } from './shape.ts';

const isChallenge = objectOf({
  parameters: objectOf({
    algorithm: isText,
    nonce: isText,
    salt: isText,
    keyPrefix: isText,
    cost: isNumber,
    keyLength: isNumber,
  }),
  signature: isText,
});

/** Work for which the backend takes an enquiry although too many came from its address; handed back as it came. */
export type Challenge = { parameters: ChallengeParameters; signature: string };
type ChallengeParameters = {
  algorithm: string;
  nonce: string;
  salt: string;
  keyPrefix: string;
  cost: number;
  keyLength: number;
};

/** A challenge with the solution that was found: `proof` of an enquiry's context. */
export type SolvedChallenge = { challenge: Challenge; solution: { counter: number; derivedKey: string } };

const isRefusal = objectOf({ error: objectOf({ details: objectOf({ challenge: isChallenge }) }) });

/** The challenge in a refusal's body. `null`: there is none that can be read, and waiting is all. */
export const challengeIn = (refusal: unknown): Challenge | null =>
  isRefusal(refusal) ? refusal.error.details.challenge : null;
