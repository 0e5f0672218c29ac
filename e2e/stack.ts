import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, siteProcess, startApp, stopApps, untilHealthy } from '../scripts/apps.ts';
import { cmsFolder, makeSecrets, webFolder } from '../scripts/settings.ts';
import { run } from '../scripts/step.ts';

const strapi = path.join(cmsFolder, 'node_modules/@strapi/strapi/bin/strapi.js');

/** Who edits content in the tests. */
export const EDITOR = { email: 'editor@sahyara.example', password: 'Editor-of-tests-1' } as const;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** The demo content as files: a database and its uploads. Made once, copied for every stack. */
export type Seeded = { databaseFile: string; publicFolder: string };

function settings(folder: string, cmsPort: number, sitePort: number, secrets: Record<string, string>) {
  return {
    ...process.env,
    ...secrets,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_DISABLE_EE: 'true',
    DATABASE_URL: '',
    DATABASE_FILENAME: path.join(folder, 'data.db'),
    PUBLIC_FOLDER: path.join(folder, 'public'),
    SNAPSHOT_FOLDER: path.join(folder, 'snapshots'),
    SPOOL_FOLDER: path.join(folder, 'spool'),
    SHARE_PICTURE_FOLDER: path.join(folder, 'share-pictures'),
    MEDIA_FOLDER: path.join(folder, 'media'),
    MAIL_OUTBOX_FOLDER: path.join(folder, 'outbox'),
    SYNTHETIC_LEAD_MINUTES: '0',
    CMS_HOST: '127.0.0.1',
    SITE_HOST: '127.0.0.1',
    CMS_PORT: String(cmsPort),
    SITE_PORT: String(sitePort),
    CMS_PUBLIC_URL: `http://localhost:${cmsPort}`,
    SITE_URL: `http://localhost:${sitePort}`,
    SITE_INTERNAL_URL: `http://127.0.0.1:${sitePort}`,
    BACKEND_URL: `http://localhost:${cmsPort}`,
    BACKEND_INTERNAL_URL: `http://127.0.0.1:${cmsPort}`,
  } satisfies NodeJS.ProcessEnv;
}

/** Loads the demo content into a new database and makes an editor, with the same programs as `npm start`. */
export async function seedOnce(folder: string): Promise<Seeded> {
  const env = settings(folder, 1337, 4321, makeSecrets());
  await mkdir(path.join(folder, 'public/uploads'), { recursive: true });
  await run(process.execPath, ['seed/load.mts', '--with-variants'], { cwd: cmsFolder, env });
  const names = [
    '--firstname=Test',
    '--lastname=Editor',
    `--email=${EDITOR.email}`,
    `--password=${EDITOR.password}`,
  ];
  await run(process.execPath, [strapi, 'admin:create-user', ...names], { cwd: cmsFolder, env });
  return { databaseFile: env.DATABASE_FILENAME, publicFolder: env.PUBLIC_FOLDER };
}

export type Stack = {
  siteUrl: string;
  cmsUrl: string;
  databaseFile: string;
  spoolFolder: string;
  /** What the CMS signs links and form tokens with. */
  appKey: string;
  /** Process ids, for measuring. */
  pids(): { cms: number | undefined; site: number | undefined };
  /** What the site printed since it was last started. */
  siteOutput(): string;
  startCms(): Promise<void>;
  /** `SIGKILL` pulls the plug; `SIGSTOP` makes it hang; `SIGCONT` wakes it. */
  signalCms(signal: NodeJS.Signals): void;
  stopCms(): Promise<void>;
  restartSite(): Promise<void>;
  stop(): Promise<void>;
};

type StackOptions = {
  /** Content to begin with; without it the CMS is empty. */
  seeded?: Seeded;
  /** The site starts although its CMS does not run. */
  cms?: 'running' | 'absent';
  /** Settings beside the usual ones. */
  more?: Record<string, string>;
};

/** The real CMS and the real site, as `npm start` runs them, on free ports and files of their own. */
export async function startStack({
  seeded,
  cms = 'running',
  more: moreSettings = {},
}: StackOptions = {}): Promise<Stack> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-stack-'));
  const [cmsPort, sitePort] = [await freePort(), await freePort()];
  const secrets = makeSecrets();
  const env = { ...settings(folder, cmsPort, sitePort, secrets), ...moreSettings };
  await mkdir(path.join(folder, 'public/uploads'), { recursive: true });
  if (seeded) {
    for (const suffix of ['', '-wal']) {
      await cp(seeded.databaseFile + suffix, env.DATABASE_FILENAME + suffix, { force: true }).catch(
        (error) => {
          // A database that was closed has no write-ahead log.
          if (suffix === '' || error.code !== 'ENOENT') throw error;
        },
      );
    }
    await cp(seeded.publicFolder, env.PUBLIC_FOLDER, { recursive: true });
  }

  const start = (name: string, cwd: string, parameters: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    startApp({
      name,
      program: process.execPath,
      parameters: [...parameters],
      cwd,
      env: { ...env, ...more },
      quiet: true,
    });
  let runningCms: App | undefined;
  let site: App;
  const startCms = async () => {
    runningCms = start('The CMS', cmsFolder, ['serve.mts']);
    await untilHealthy(runningCms, `http://127.0.0.1:${cmsPort}/_health`);
  };
  const startSite = async () => {
    site = start('The site', webFolder, siteProcess.parameters, siteProcess.env);
    await untilHealthy(site, `http://127.0.0.1:${sitePort}/health`);
  };
  const stopCms = async () => {
    if (runningCms) await stopApps([runningCms]);
    runningCms = undefined;
  };

  if (cms === 'running') await startCms();
  await startSite();
  return {
    siteUrl: env.SITE_URL,
    cmsUrl: env.CMS_PUBLIC_URL,
    databaseFile: env.DATABASE_FILENAME,
    spoolFolder: env.SPOOL_FOLDER,
    appKey: secrets.APP_KEYS ?? '',
    pids: () => ({ cms: runningCms?.process.pid, site: site.process.pid }),
    siteOutput: () => site.output(),
    startCms,
    stopCms,
    signalCms(signal) {
      runningCms?.process.kill(signal);
    },
    async restartSite() {
      await stopApps([site]);
      await startSite();
    },
    async stop() {
      await Promise.all([stopCms(), stopApps([site])]);
      await rm(folder, { recursive: true });
    },
  };
}
