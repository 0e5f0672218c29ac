import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsProcess, startCms } from './cms-process.ts';
import { query } from './database.ts';
import { postUntil } from './leads.ts';
import { type PostgresProcess, startPostgres } from './postgres-process.ts';

const RUNNING_MS = 1500;
const DOWN_MS = 2000;
const RECOVERY_MS = 5000;

let postgres: PostgresProcess;
let cms: CmsProcess;

beforeAll(async () => {
  postgres = await startPostgres();
  cms = await startCms({ databaseUrl: await postgres.createDatabase() });
});
afterAll(async () => {
  await cms?.remove();
  await postgres?.remove();
});

test('Postgres restarted twice under load loses no acknowledged lead, and the CMS recovers by itself', async () => {
  let over = false;
  const posting = postUntil(cms, { connections: 20, source: 'restart', over: () => over });
  const restarts: { stoppedAt: number; startedAt: number }[] = [];
  for (let round = 0; round < 2; round += 1) {
    await sleep(RUNNING_MS);
    const stoppedAt = Date.now();
    await postgres.stop();
    await sleep(DOWN_MS / 2);
    const readiness = await fetch(`${cms.url}/api/readiness`);
    expect([readiness.status, await readiness.json()]).toEqual([503, { ready: false }]);
    await sleep(DOWN_MS / 2);
    await postgres.start();
    restarts.push({ stoppedAt, startedAt: Date.now() });
    await sleep(RUNNING_MS);
  }
  over = true;
  const { acknowledged, statuses, answers } = await posting;

  expect(cms.process.exitCode).toBeNull();
  expect([...statuses.keys()].sort()).toEqual([200, 503]);
  for (const { startedAt } of restarts) {
    const back = answers.find(({ status, at }) => status === 200 && at >= startedAt);
    expect(back?.at).toBeLessThan(startedAt + RECOVERY_MS);
  }
  expect((await fetch(`${cms.url}/api/readiness`)).status).toBe(200);

  const rows = await query(cms.database, 'select name from website_leads where source = ?', 'restart');
  const stored = new Set(rows.map(({ name }) => String(name)));
  expect([...acknowledged].filter((name) => !stored.has(name))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(50);
  expect(cms.output()).not.toMatch(/Lead \d|mail\.example/);
});
