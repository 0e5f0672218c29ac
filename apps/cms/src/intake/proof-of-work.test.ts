import { type ProofOfWork, proofOfWork } from '@sahyara/lead-contract/proof-of-work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, expect, test } from 'vitest';
import { parseContext } from './lead-context';
import { CHALLENGE_LIFE_S, makeChallenge, readProof } from './proof-of-work';

const KEYS = ['9f2c51d07ab84e6f93c1', '0123456789abcdef0123'];
const ENQUIRY = { key: 'a-key-of-sixteen-signs', fingerprint: 'ab'.repeat(32) };

async function solve(challenge: Awaited<ReturnType<typeof makeChallenge>>): Promise<ProofOfWork> {
  const solution = await solveChallenge({ challenge, deriveKey });
  // As it comes over the wire.
  return proofOfWork.parse(JSON.parse(JSON.stringify({ challenge, solution })));
}

let proof: ProofOfWork;
beforeAll(async () => {
  proof = await solve(await makeChallenge(ENQUIRY, KEYS));
});

const changed = (change: (copy: ProofOfWork) => void): ProofOfWork => {
  const copy = structuredClone(proof);
  change(copy);
  return copy;
};

test('work that was done for an enquiry is known by its challenge', async () => {
  expect(await readProof(proof, ENQUIRY, KEYS)).toBe(proof.challenge.parameters.nonce);
  const another = await makeChallenge(ENQUIRY, KEYS);
  expect(another.parameters.nonce).not.toBe(proof.challenge.parameters.nonce);
});

test('it counts for that enquiry alone', async () => {
  expect(await readProof(proof, { ...ENQUIRY, fingerprint: 'cd'.repeat(32) }, KEYS)).toBeNull();
  expect(await readProof(proof, { ...ENQUIRY, key: 'another-key-of-sixteen' }, KEYS)).toBeNull();
  expect(await readProof(proof, { ...ENQUIRY, key: null }, KEYS)).toBeNull();
});

test('a challenge signed before the keys were turned still counts, one of other keys does not', async () => {
  const nonce = proof.challenge.parameters.nonce;
  expect(await readProof(proof, ENQUIRY, [...KEYS].reverse())).toBe(nonce);
  expect(await readProof(proof, ENQUIRY, ['another key altogether'])).toBeNull();
});

test('it runs out', async () => {
  const old = await makeChallenge(ENQUIRY, KEYS, Date.now() - (CHALLENGE_LIFE_S + 2) * 1000);
  expect(await readProof(await solve(old), ENQUIRY, KEYS)).toBeNull();
});

test.each<[string, (copy: ProofOfWork) => void]>([
  [
    'a later end',
    ({ challenge }) => {
      challenge.parameters.expiresAt += 60;
    },
  ],
  [
    'less work',
    ({ challenge }) => {
      challenge.parameters.cost = 1;
    },
  ],
  [
    'another name',
    ({ challenge }) => {
      challenge.parameters.nonce = 'ab'.repeat(16);
    },
  ],
  [
    'another signature',
    ({ challenge }) => {
      challenge.signature = 'ab'.repeat(32);
    },
  ],
  [
    'the beginning that was given away, and no more',
    ({ challenge, solution }) => {
      solution.derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0');
    },
  ],
])('%s is no proof', async (_, change) => {
  expect(await readProof(changed(change), ENQUIRY, KEYS)).toBeNull();
});

test.each([
  ['a text', 'proof'],
  ['nothing solved', { challenge: {} }],
  ['another algorithm', { algorithm: 'SHA-256' }],
  ['a key that is no hex', { nonce: 'zz' }],
  ['half a byte', { salt: 'abc' }],
  ['no end', { expiresAt: 0 }],
])('%s is left out of the context, and costs nothing', (_, rubbish) => {
  const sent =
    typeof rubbish === 'string' || 'challenge' in rubbish
      ? rubbish
      : {
          ...proof,
          challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, ...rubbish } },
        };
  expect(parseContext({ page: '/', proof: sent })).toMatchObject({
    context: { page: '/', proof: undefined },
    notes: ['proof left out: it could not be read'],
  });
});
