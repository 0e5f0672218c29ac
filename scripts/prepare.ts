import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { ADMINISTRATOR_MADE } from '../apps/cms/seed/first-administrator.mts';
import { type FirstAdministrator, firstAdministrator } from './administrator.ts';
import { cmsFolder, root, type Settings, webFolder } from './settings.ts';
import { fingerprint, forgetDone, isDone, markDone } from './stamps.ts';
import { Refusal, run, step } from './step.ts';

/** What names the dependencies. */
export const MANIFESTS = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'apps/cms/package.json',
  'apps/web/package.json',
  ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/package.json`),
];
const CMS_SOURCES = [
  'pnpm-lock.yaml',
  'apps/cms/package.json',
  'apps/cms/tsconfig.json',
  'apps/cms/config/',
  'apps/cms/src/',
];
const WEB_SOURCES = [
  'pnpm-lock.yaml',
  'apps/web/package.json',
  'apps/web/astro.config.ts',
  'apps/web/src/',
  'apps/web/fonts/',
  // Part of the site's bundle; the CMS runs them from their sources.
  'packages/',
];
const MEGABYTE = 1024 * 1024;
const ROOM_TO_INSTALL = 2000 * MEGABYTE;
const ROOM_TO_RUN = 200 * MEGABYTE;

/** @throws Refusal when the disk has too little room for what comes next */
function checkRoom(installing: boolean): void {
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  const needed = installing ? ROOM_TO_INSTALL : ROOM_TO_RUN;
  if (free >= needed) return;
  throw new Refusal(
    `The disk is nearly full (${Math.round(free / MEGABYTE)} MB free): free at least ${needed / MEGABYTE} MB in ${root}, or set DATABASE_FILENAME to a file on another disk.`,
  );
}

/** Installs what the lock file names, unless that was done. */
export async function install(): Promise<void> {
  const print = fingerprint(...MANIFESTS);
  const done = isDone('install', print) && existsSync(path.join(root, 'node_modules'));
  checkRoom(!done);
  if (done) return;
  await step('Installing dependencies', (running) =>
    run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { cwd: root, running }),
  );
  markDone('install', print);
}

/** Builds the CMS and its panel, when a source changed since it was last done. */
export async function buildCms(env: NodeJS.ProcessEnv): Promise<void> {
  const cmsPrint = fingerprint(...CMS_SOURCES);
  if (!isDone('build-cms', cmsPrint) || !existsSync(path.join(cmsFolder, 'dist'))) {
    await step('Building the CMS and its admin panel', (running) =>
      run('pnpm', ['exec', 'strapi', 'build'], {
        cwd: cmsFolder,
        running,
        env: { ...env, NODE_ENV: 'production' },
      }),
    );
    markDone('build-cms', cmsPrint);
  }
}

/** Builds what the CMS's server runs from, ten times faster than with the panel; that one stays as it was last built. */
export async function buildCmsServer(env: NodeJS.ProcessEnv): Promise<void> {
  const cmsPrint = fingerprint(...CMS_SOURCES);
  if (!existsSync(path.join(cmsFolder, 'dist/build'))) return buildCms(env);
  if (isDone('build-cms', cmsPrint) || isDone('build-cms-server', cmsPrint)) return;
  await step('Building the server of the CMS', async (running) => {
    // What is left of a deleted source would still be loaded.
    for (const part of ['config', 'src'])
      rmSync(path.join(cmsFolder, 'dist', part), { recursive: true, force: true });
    await run('pnpm', ['exec', 'tsc', '--incremental', 'false'], { cwd: cmsFolder, running, env });
  });
  markDone('build-cms-server', cmsPrint);
  forgetDone('build-cms');
}

/** Builds the site, when a source changed since it was last done. */
export async function buildSite(env: NodeJS.ProcessEnv): Promise<void> {
  const webPrint = fingerprint(...WEB_SOURCES);
  if (!isDone('build-web', webPrint) || !existsSync(path.join(webFolder, 'dist'))) {
    await step('Building the site', (running) =>
      run('pnpm', ['exec', 'astro', 'build'], {
        cwd: webFolder,
        running,
        env: { ...env, NODE_ENV: 'production' },
      }),
    );
    markDone('build-web', webPrint);
  }
}

/** Builds each app whose sources changed since its last build; the CMS only where it is ours to run. */
export async function build(env: NodeJS.ProcessEnv, withCms = true): Promise<void> {
  if (withCms) await buildCms(env);
  await buildSite(env);
}

/**
 * Creates the database, loads the demo content and makes the first administrator, in one boot of the CMS and on the
 * first start only.
 * @returns what to sign in with, once; null when there is an administrator already
 */
export async function seed(settings: Settings): Promise<FirstAdministrator | null> {
  const database = settings.databaseUrl ?? settings.databaseFile;
  // Not "seed-…", which earlier releases wrote before they had made the administrator.
  const work = `begun-${Buffer.from(database).toString('base64url').slice(-80)}`;
  if (isDone(work, database) && (settings.databaseUrl || existsSync(settings.databaseFile))) return null;
  const administrator = firstAdministrator();
  const said = await step('Creating the database, its demo content and the first administrator', (running) =>
    run(process.execPath, ['seed/load.mts'], {
      cwd: cmsFolder,
      running,
      env: {
        ...settings.env,
        NODE_ENV: 'production',
        FIRST_ADMINISTRATOR_PASSWORD: administrator.password,
      },
    }),
  );
  markDone(work, database);
  return said.includes(ADMINISTRATOR_MADE) ? administrator : null;
}
