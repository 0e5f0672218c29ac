import { randomInt } from 'node:crypto';
import { type ProofOfWork, WORK_ALGORITHM } from '@sahyara/lead-contract/proof-of-work';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { signatureOf, signingKey } from '../signed/signature';

/**
 * How much is asked for: 1000 to 1700 keys of 1000 rounds each. Chromium's worker does one in 0.3 ms on a core of our
 * servers, a mid-range phone is taken for four times slower (Lighthouse's factor): 1.2 to 2 s. A range, not a prefix
 * to be lucky with, since luck would let one phone in twenty work three times as long. Making a challenge costs one
 * such key, so that a flood of refusals stays cheap; checking a solution costs none.
 */
const WORK = { rounds: 1000, fewestKeys: 1000, mostKeys: 1700 };

/** For a phone in a pocket, and short enough that none are hoarded. */
export const CHALLENGE_LIFE_S = 300;

/** The one enquiry that a challenge is for: what was typed, under its key. */
export type ProvedEnquiry = { key: string | null; fingerprint: string };

const derive = (carried: string, key: string) =>
  signatureOf({ purpose: 'proof of work', carried }, key, 'hex');
const secretsOf = (key: string) => ({
  hmacSignatureSecret: derive('challenge', key),
  hmacKeySignatureSecret: derive('solution', key),
});
const nameOf = ({ key, fingerprint }: ProvedEnquiry, appKey: string) =>
  derive(`enquiry ${fingerprint} ${key ?? ''}`, appKey);

/**
 * A challenge that lets one enquiry past the limit of its address. Not bound to the address: a mobile carrier may
 * give the next connection another one.
 * @param keys the first signs
 */
export function makeChallenge(enquiry: ProvedEnquiry, keys: string[], now = Date.now()): Promise<Challenge> {
  const [key = ''] = keys;
  return createChallenge({
    algorithm: WORK_ALGORITHM,
    cost: WORK.rounds,
    counter: randomInt(WORK.fewestKeys, WORK.mostKeys),
    data: { enquiry: nameOf(enquiry, key) },
    deriveKey,
    expiresAt: Math.floor(now / 1000) + CHALLENGE_LIFE_S,
    ...secretsOf(key),
  });
}

/**
 * Whether work was done for this very enquiry, not too long ago; any of the keys may have signed.
 * @returns what this challenge, and no other, is known by, so that it can be taken once; null for no such proof
 */
export async function readProof(
  proof: ProofOfWork,
  enquiry: ProvedEnquiry,
  keys: string[],
): Promise<string | null> {
  const { parameters } = proof.challenge;
  const key = signingKey(parameters.data.enquiry, keys, (each) => nameOf(enquiry, each));
  if (key === null) return null;
  const { verified } = await verifySolution({ ...proof, deriveKey, ...secretsOf(key) });
  return verified ? parameters.nonce : null;
}
