import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, outputOf, secretsOf, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { aModalLead, type LeadFields, postLead } from '../../../testing/leads.ts';
import { siteProof } from '../../../testing/signatures.ts';
import { proofSize } from './proof-size.ts';

const PER_ADDRESS = 2;
const FOR_WORK = 4 * PER_ADDRESS;
const PER_NUMBER = 3;
const AT_ONCE = 8;
const FLOODERS = 20;
const HONEST = 5;
const FLOOD_TIMEOUT_MS = 300_000;
const CHALLENGE_LIFE_S = 300;
const LIMITS = { LEADS_PER_ADDRESS: String(PER_ADDRESS), LEADS_PER_NUMBER: String(PER_NUMBER) };

type Refusal = {
  data: null;
  error: { status: number; name: string; message: string; details: { challenge?: Challenge } };
};

const someone = (changes: LeadFields = {}) =>
  aModalLead({
    mobile: `98${String(randomInt(100_000_000)).padStart(8, '0')}`,
    email: `${randomUUID()}@mail.example`,
    ...changes,
  });
const someAddress = () =>
  `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::${randomInt(0xffff).toString(16)}`;
const solved = async (challenge: Challenge) => ({
  challenge,
  solution: await solveChallenge({ challenge, deriveKey }),
});
/** A challenge for the same enquiry that runs out at another time, signed as the CMS does with this key. */
function resigned({ parameters }: Challenge, appKey: string, expiresAt: number): Promise<Challenge> {
  const secret = (purpose: string) =>
    createHmac('sha256', appKey).update(`proof of work ${purpose}`).digest('hex');
  return createChallenge({
    algorithm: parameters.algorithm,
    cost: 1,
    counter: 1,
    data: parameters.data,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: secret('challenge'),
    hmacKeySignatureSecret: secret('solution'),
  });
}

describe.each(['one process on SQLite', 'two processes on Postgres'])('work done, with %s', (kind) => {
  let instances: CmsProcess[] = [];

  beforeAll(async () => {
    if (kind === 'one process on SQLite') {
      instances = [await startCms({ env: LIMITS })];
      return;
    }
    const databaseUrl = await aPostgresDatabase();
    const one = await startCms({ databaseUrl, env: LIMITS });
    const secrets = secretsOf(one);
    instances = [one, await startCms({ databaseUrl, env: { ...LIMITS, ...secrets } })];
  });
  afterAll(async () => {
    await Promise.all(instances.map((cms) => cms.remove()));
  });

  const instanceOf = (index: number): CmsProcess => {
    const cms = instances[index % instances.length];
    if (!cms) throw new Error('No CMS was started');
    return cms;
  };
  const from = (address: string) => ({
    'x-site-token': siteProof(instanceOf(0)),
    'x-visitor-address': address,
  });
  const storedOf = (lead: LeadFields) =>
    query(
      instanceOf(0).database,
      'select reference, context_notes from website_leads where email = ?',
      String(lead.email),
    );
  /** An address from which nothing more is taken. */
  async function floodedAddress(): Promise<string> {
    const address = someAddress();
    for (let index = 0; index < PER_ADDRESS; index += 1) {
      expect((await postLead(instanceOf(index), someone(), from(address))).status).toBe(200);
    }
    return address;
  }
  async function challengeFor(lead: LeadFields, headers: Record<string, string>): Promise<Challenge> {
    const refused = await postLead(instanceOf(0), lead, headers);
    expect(refused.status).toBe(429);
    const { error }: Refusal = await refused.json();
    if (!error.details.challenge) throw new Error('No challenge came');
    return error.details.challenge;
  }

  test('the refusal is the one of always, with a challenge; solved it is taken, on whatever instance, and stored once', async () => {
    const headers = { ...from(await floodedAddress()), 'idempotency-key': randomUUID() };
    const lead = someone();
    const refused = await postLead(instanceOf(0), lead, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { data, error }: Refusal = await refused.json();
    expect([data, error.status, error.name]).toEqual([null, 429, 'RateLimitError']);
    expect(error.message).toMatch(
      /^Too many enquiries came over this connection: please try again in (\d+ minutes|one minute), or call us$/,
    );
    const { challenge } = error.details;
    if (!challenge) throw new Error('No challenge came');
    const lifeS = Number(challenge.parameters.expiresAt) - Date.now() / 1000;
    expect(lifeS).toBeGreaterThan(0);
    expect(lifeS).toBeLessThanOrEqual(CHALLENGE_LIFE_S);
    expect(JSON.stringify(challenge)).not.toContain(String(lead.mobile));

    const proof = await solved(challenge);
    const worked = { ...lead, context: { page: '/', proof } };
    expect((await postLead(instanceOf(1), worked, headers)).status).toBe(200);
    // The work is spent; new work gets the first answer again.
    expect((await postLead(instanceOf(0), worked, headers)).status).toBe(429);
    const again = { ...lead, context: { proof: await solved(await challengeFor(lead, headers)) } };
    expect((await postLead(instanceOf(0), again, headers)).status).toBe(200);
    expect(await storedOf(lead)).toEqual([{ reference: expect.any(String), context_notes: null }]);
  });

  test(`work sent ${AT_ONCE} times at the same moment is taken once`, async () => {
    const headers = from(await floodedAddress());
    // Without a key, whose own constraint would find the repeats.
    const lead = someone();
    const proof = await solved(await challengeFor(lead, headers));
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const response = await postLead(instanceOf(index), { ...lead, context: { proof } }, headers);
        return response.status;
      }),
    );
    expect(statuses.sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(429)]);
    expect(await storedOf(lead)).toHaveLength(1);
  });

  test('rubbish, expired, forged and borrowed work is refused as if there were none, and nothing is stored', async () => {
    const headers = { ...from(await floodedAddress()), 'idempotency-key': randomUUID() };
    const lead = someone();
    const proof = await solved(await challengeFor(lead, headers));
    const nowS = Math.floor(Date.now() / 1000);
    const [appKey = ''] = (instanceOf(0).env.APP_KEYS ?? '').split(',');
    const bad: unknown[] = [
      'rubbish',
      [],
      { challenge: null, solution: null },
      { ...proof, solution: { counter: -1, derivedKey: '' } },
      { ...proof, solution: { ...proof.solution, derivedKey: 'ab'.repeat(32) } },
      { ...proof, challenge: { ...proof.challenge, signature: 'ab'.repeat(32) } },
      { ...proof, challenge: { ...proof.challenge, signature: '\u0000' } },
      await solved(await resigned(proof.challenge, 'somebody else’s key', nowS + 60)),
      await solved(await resigned(proof.challenge, appKey, nowS - 2)),
    ];
    for (const given of bad) {
      const response = await postLead(instanceOf(0), { ...lead, context: { proof: given } }, headers);
      expect(response.status, JSON.stringify(given)).toBe(429);
      const { error }: Refusal = await response.json();
      expect(error.details.challenge).toBeDefined();
    }
    // Another enquiry with this one's work, and this one under another key.
    const context = { proof };
    const other = someone({ context });
    expect((await postLead(instanceOf(0), other, headers)).status).toBe(429);
    const otherKey = { ...headers, 'idempotency-key': randomUUID() };
    expect((await postLead(instanceOf(0), { ...lead, context }, otherKey)).status).toBe(429);
    expect(await storedOf(lead)).toEqual([]);
    // None of it has used the work up, and the expired would have counted before.
    expect((await postLead(instanceOf(0), { ...lead, context }, headers)).status).toBe(200);
    const inTime = { proof: await solved(await resigned(proof.challenge, appKey, nowS + 60)) };
    expect((await postLead(instanceOf(0), { ...lead, context: inTime }, headers)).status).toBe(200);
    expect(await storedOf(lead)).toHaveLength(1);
  });

  test('where no limit is met, work is not looked at', async () => {
    const lead = someone({ context: { proof: 'rubbish' } });
    expect((await postLead(instanceOf(0), lead, from(someAddress()))).status).toBe(200);
    expect(await storedOf(lead)).toHaveLength(1);
  });

  test('no work goes past the limit of a number, and none is asked there', async () => {
    const { mobile } = someone();
    for (let index = 0; index < PER_NUMBER; index += 1) {
      expect((await postLead(instanceOf(index), someone({ mobile }), from(someAddress()))).status).toBe(200);
    }
    const headers = from(await floodedAddress());
    const lead = someone({ mobile });
    const proof = await solved(await challengeFor(lead, headers));
    const refused = await postLead(instanceOf(0), { ...lead, context: { proof } }, headers);
    expect(refused.status).toBe(429);
    const { error }: Refusal = await refused.json();
    expect(error.message).toMatch(/^Too many enquiries came with this mobile number/);
    expect(error.details).toEqual({});
    expect(await storedOf(lead)).toEqual([]);
  });

  test('a flood that works is taken four times the limit, then asked to wait and not to work', async () => {
    const headers = from(await floodedAddress());
    const post = async (index: number) => {
      const lead = someone();
      const proof = await solved(await challengeFor(lead, headers));
      return postLead(instanceOf(index), { ...lead, context: { proof } }, headers);
    };
    for (let index = 0; index < FOR_WORK; index += 1) expect((await post(index)).status).toBe(200);
    const refused = await post(FOR_WORK);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error }: Refusal = await refused.json();
    expect(error.message).toMatch(/^Too many enquiries came over this connection/);
    expect(error.details).toEqual({});
  });

  test(
    `honest enquiries from the address of a flood of ${proofSize.flood} are all taken while it goes on`,
    async () => {
      const headers = from(await floodedAddress());
      const flooded: number[] = [];
      let posted = 0;
      // Past its number it goes on only until the honest are through, so that they never have it quiet.
      let through = false;
      const flooder = async () => {
        while (posted < proofSize.flood || !through) {
          posted += 1;
          const response = await postLead(instanceOf(posted), someone(), headers);
          await response.arrayBuffer();
          flooded.push(response.status);
        }
      };
      const flood = Promise.all(Array.from({ length: FLOODERS }, flooder));
      const honest: number[] = [];
      try {
        for (let index = 0; index < HONEST; index += 1) {
          const lead = someone();
          const own = { ...headers, 'idempotency-key': randomUUID() };
          const proof = await solved(await challengeFor(lead, own));
          honest.push((await postLead(instanceOf(index), { ...lead, context: { proof } }, own)).status);
          expect(await storedOf(lead)).toHaveLength(1);
        }
      } finally {
        through = true;
        await flood;
      }
      expect(honest).toEqual(Array(HONEST).fill(200));
      expect(flooded.length).toBeGreaterThanOrEqual(proofSize.flood);
      expect(new Set(flooded)).toEqual(new Set([429]));
    },
    FLOOD_TIMEOUT_MS,
  );

  test('nothing of it went wrong unseen', () => {
    for (const cms of instances)
      expect(outputOf(cms)).not.toMatch(/could not be (stored|counted)|(GET|POST) \S+ 50\d /);
  });
});
