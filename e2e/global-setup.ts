import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { drawnSeed } from './drawn-seed.ts';
import { type Seeded, seedOnce, startStack } from './stack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    cmsUrl: string;
    databaseFile: string;
    appKey: string;
    seeded: Seeded;
  }
}

/** One seeded stack that all specs share; what breaks things starts one of its own. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-seed-'));
  const seeded = await seedOnce(folder, await drawnSeed(path.join(folder, 'seed')));
  const stack = await startStack({ seeded });
  project.provide('siteUrl', stack.siteUrl);
  project.provide('cmsUrl', stack.cmsUrl);
  project.provide('databaseFile', stack.databaseFile);
  project.provide('appKey', stack.appKey);
  project.provide('seeded', seeded);
  return async () => {
    await stack.stop();
    await rm(folder, { recursive: true });
  };
}
