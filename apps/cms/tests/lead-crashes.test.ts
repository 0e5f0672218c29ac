import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { aModalLead, postLead, referenceOf } from '../../../testing/leads.ts';
import { bookedLeads, strayRows } from './lead-books.ts';
import { proofSize } from './proof-size.ts';

const CLIENTS = 8;
const LONGEST_RUN_MS = 1200;
const PAUSE_MS = 50;
const TIMEOUT_MS = 1_200_000;

/**
 * Clients that send one enquiry after the other, each under its key until it is accepted, as forms do.
 * `forgetful` ones send each only once: what was acknowledged then must be there without any second try.
 */
function startClients(urlNow: () => string) {
  let over = false;
  const acknowledged = new Map<string, string>();
  const sent = new Set<string>();
  const client = async (index: number) => {
    const forgetful = index % 2 === 0;
    for (let number = 0; !over; number += 1) {
      const key = randomUUID();
      const lead = aModalLead({
        name: `Client ${index}, lead ${number}`,
        mobile: `98${String(randomInt(100_000_000)).padStart(8, '0')}`,
        email: `${key}@mail.example`,
      });
      sent.add(key);
      for (let tries = 0; !over && !acknowledged.has(key) && (tries === 0 || !forgetful); tries += 1) {
        const reference = await postLead({ url: urlNow() }, lead, { 'idempotency-key': key }).then(
          async (response) => (response.status === 200 ? await referenceOf(response) : null),
          // Killed before, while or after it answered: nobody can tell.
          () => null,
        );
        if (reference) acknowledged.set(key, reference);
        else await sleep(PAUSE_MS);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
  return {
    acknowledged,
    sent,
    async end() {
      over = true;
      await Promise.all(clients);
    },
  };
}

describe.each([
  ['sqlite', proofSize.killsOnSqlite],
  ['postgres', proofSize.killsOnPostgres],
] as const)('on %s, killed at %d random moments', (kind, kills) => {
  test('every acknowledged lead is there, once and whole', { timeout: TIMEOUT_MS }, async () => {
    const env = { LEAD_MAIL_DESK: 'on', LEAD_MAIL_VISITOR: 'on' };
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    let cms: CmsProcess = await startCms({ env, ...(databaseUrl ? { databaseUrl } : {}) });
    const clients = startClients(() => cms.url);
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(randomInt(LONGEST_RUN_MS));
      await cms.stop('SIGKILL');
      cms = await startCms({ env, continueFrom: cms });
    }
    await sleep(LONGEST_RUN_MS);
    await clients.end();

    const leads = await bookedLeads(cms.database);
    const byKey = new Map(leads.map((lead) => [lead.key, lead]));
    expect(byKey.size).toBe(leads.length);
    const lost = [...clients.acknowledged].filter(
      ([key, reference]) => byKey.get(key)?.reference !== reference,
    );
    expect(lost).toEqual([]);
    expect(leads.filter(({ key }) => key === null || !clients.sent.has(key))).toEqual([]);
    for (const lead of leads) {
      expect(lead).toMatchObject({ contact: expect.any(Number), events: 1, deliveries: 2 });
    }
    expect(new Set(leads.map(({ reference }) => reference)).size).toBe(leads.length);
    expect(await strayRows(cms.database)).toBe(0);
    expect(clients.acknowledged.size).toBeGreaterThan(kills * 5);
    if (kind === 'sqlite') {
      expect(await query(cms.database, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    }
    expect(cms.output()).not.toMatch(/Client \d|mail\.example|\b(?:91)?98\d{8}\b/);
    await cms.remove();
  });
});
