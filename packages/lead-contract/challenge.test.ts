import { describe, expect, it } from 'vitest';
import { challengeIn } from './challenge.ts';

const aChallenge = () => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    expiresAt: 1_795_000_000,
    keyLength: 32,
    keyPrefix: 'ab'.repeat(16),
    nonce: '12'.repeat(16),
    salt: '34'.repeat(16),
  },
  signature: 'ef'.repeat(32),
});

const refusalWith = (challenge: unknown) => ({ data: null, error: { status: 429, details: { challenge } } });

describe('The challenge in a refusal', () => {
  it('is found where the backend puts it, and handed on whole', () => {
    const challenge = aChallenge();
    expect(challengeIn(refusalWith(challenge))).toEqual(challenge);
  });

  it.each([
    undefined,
    null,
    'Later',
    [],
    { error: null },
    { error: 'no' },
    { error: { details: [] } },
    refusalWith(null),
    refusalWith('solve me'),
    refusalWith({}),
    refusalWith({ ...aChallenge(), signature: undefined }),
    refusalWith({ ...aChallenge(), parameters: { ...aChallenge().parameters, cost: '1000' } }),
    refusalWith({ ...aChallenge(), parameters: { ...aChallenge().parameters, salt: null } }),
  ])('is not found in %j', (said) => {
    expect(challengeIn(said)).toBeNull();
  });
});
