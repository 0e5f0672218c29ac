import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { aFooterLead, postLead, postUntil } from '../../../testing/leads.ts';
import { metricsUrlOf, scrape } from '../../../testing/metrics.ts';
import { type PostgresProcess, startPostgres } from '../../../testing/postgres-process.ts';
import { proofSize } from './proof-size.ts';

const RUNNING_MS = 1500;
const DOWN_MS = 2000;
const RECOVERY_MS = 5000;
const TIMEOUT_MS = 600_000;
/** A form waits this long (apps/web, enquiry.ts). */
const FORM_TIMEOUT_MS = 15_000;

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

test('a table that somebody locked is answered 503 before the form gives up', async () => {
  const other = new pg.Client({ connectionString: cms.env.DATABASE_URL });
  await other.connect();
  await other.query('begin; lock table website_leads in access exclusive mode');
  const startedAt = Date.now();
  const response = await postLead(cms, aFooterLead({ source: 'locked' }));
  expect(response.status).toBe(503);
  expect(Date.now() - startedAt).toBeLessThan(FORM_TIMEOUT_MS);
  await other.query('rollback');
  await other.end();
  expect(await query(cms.database, 'select * from website_leads where source = ?', 'locked')).toEqual([]);
  expect((await postLead(cms, aFooterLead({ source: 'unlocked' }))).status).toBe(200);
});

test(`Postgres restarted ${proofSize.restarts} times under load loses no acknowledged lead, and the CMS recovers by itself`, {
  timeout: TIMEOUT_MS,
}, async () => {
  let over = false;
  const posting = postUntil(cms, { connections: 20, source: 'restart', over: () => over });
  const restarts: { stoppedAt: number; startedAt: number }[] = [];
  for (let round = 0; round < proofSize.restarts; round += 1) {
    await sleep(RUNNING_MS);
    const stoppedAt = Date.now();
    await postgres.stop();
    await sleep(DOWN_MS / 2);
    const readiness = await fetch(`${cms.url}/api/readiness`);
    expect([readiness.status, await readiness.json()]).toEqual([503, { ready: false }]);
    const { rows } = await scrape(metricsUrlOf(cms));
    expect(rows.get('sahyara_cms_source_up{source="database"}'), 'figures are told all the same').toBe(0);
    expect(rows.get('sahyara_cms_leads_total{outcome="stored"}')).toBeGreaterThan(0);
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
