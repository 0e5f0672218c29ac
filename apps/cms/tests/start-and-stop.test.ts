import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { cmsFolder, launchCms, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { aFooterLead } from '../../../testing/leads.ts';

// Two seconds where nothing else runs.
const LONGEST_START_MS = 40_000;
/** How long a request under way is waited for (`src/finish-requests.ts`). */
const LONGEST_WAIT_MS = 8000;
/** `npm start` ends then what has not stopped by itself (`scripts/apps.ts`). */
const ENDED_AFTER_MS = 12_000;

// Which settings are refused: config/refused-settings.test.ts.
test('a start that is refused says why in one sentence, and ends with a failure', async () => {
  const cms = await launchCms({ env: { APP_KEYS: 'toBeModified1,toBeModified2' } });
  const timeout = setTimeout(() => cms.process.kill('SIGKILL'), LONGEST_START_MS);
  const [code] = cms.process.exitCode === null ? await once(cms.process, 'exit') : [cms.process.exitCode];
  clearTimeout(timeout);
  expect(code).toBe(1);
  expect(cms.output()).toContain('APP_KEYS must be a random secret of at least 16 characters');
  await cms.remove();
});

test('a new installation starts with folders in which nothing was laid out, and stops with connections open', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-new-'));
  const cms = await startCms({ env: { PUBLIC_FOLDER: path.join(folder, 'public') } });
  const answer = await fetch(`${cms.url}/uploads/none.webp`);
  expect(answer.status).toBe(404);
  // Read to its end, a connection stays open without a request.
  await answer.text();
  const startedAt = Date.now();
  expect(await cms.stop()).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(LONGEST_WAIT_MS);
  await cms.remove();
  await rm(folder, { recursive: true });
});

test('a CMS that is not built says so, and what to do', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-unbuilt-'));
  await copyFile(path.join(cmsFolder, 'serve.mts'), path.join(folder, 'serve.mts'));
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'serve.mts')], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('run npm start') });
  await rm(folder, { recursive: true });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets a lead that is on its way be stored and answered, and ends with 0',
    async (signal) => {
      const cms = await startCms();
      const body = JSON.stringify({ data: aFooterLead({ source: 'stopping' }) });
      const posting = request(`${cms.url}/api/website-leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      });
      posting.write(body.slice(0, 20));
      await sleep(200);
      const stopped = cms.stop(signal);
      await sleep(500);
      posting.end(body.slice(20));
      const [response] = await once(posting, 'response');
      expect(response.statusCode).toBe(200);
      expect(response.headers.connection).toBe('close');
      response.resume();
      expect(await stopped).toBe(0);
      expect(await query(cms.database, 'select source from website_leads')).toEqual([{ source: 'stopping' }]);
      await cms.remove();
    },
  );

  test('a request that never ends holds the stop up no longer than npm start waits', async () => {
    const cms = await startCms();
    const hanging = request(`${cms.url}/api/website-leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    });
    hanging.on('error', () => {
      // Cut off, as it must be.
    });
    hanging.write('{');
    await sleep(200);
    const startedAt = Date.now();
    expect(await cms.stop()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(ENDED_AFTER_MS);
    await cms.remove();
  });
});
