import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { signedIn, signIn } from '../testing/editor.ts';
import { type Seeded, type Stack, seedOnce, startStack } from '../testing/stack.ts';
import { drawnSeed } from './drawn-seed.ts';

/** A seeded stack in which any spec may make entries of its own, and with what an administrator signs its calls. */
export type EditedStack = Pick<Stack, 'siteUrl' | 'cmsUrl' | 'databaseFile'> & ReturnType<typeof signedIn>;

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    cmsUrl: string;
    metrics: Stack['metrics'];
    databaseFile: string;
    appKey: string;
    seeded: Seeded;
    edited: EditedStack;
  }
}

/** Two seeded stacks that all specs share, one to look at and one to edit; what breaks things starts one of its own. */
export async function setup(project: TestProject) {
  const drawn = await mkdtemp(path.join(tmpdir(), 'sahyara-seed-'));
  const { seeded, remove } = await seedOnce(await drawnSeed(drawn));
  await rm(drawn, { recursive: true });
  const [stack, edited] = await Promise.all([startStack({ seeded }), startStack({ seeded })]);
  project.provide('siteUrl', stack.siteUrl);
  project.provide('cmsUrl', stack.cmsUrl);
  project.provide('metrics', stack.metrics);
  project.provide('databaseFile', stack.databaseFile);
  project.provide('appKey', stack.appKey);
  project.provide('seeded', seeded);
  project.provide('edited', {
    siteUrl: edited.siteUrl,
    cmsUrl: edited.cmsUrl,
    databaseFile: edited.databaseFile,
    ...signedIn(await signIn({ url: edited.cmsUrl })),
  });
  return async () => {
    await Promise.all([stack.stop(), edited.stop()]);
    await remove();
  };
}
