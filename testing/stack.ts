import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { type App, siteProcess, startApp, stopApps, untilHealthy } from '../scripts/apps.ts';
import { cmsFolder, webFolder } from '../scripts/settings.ts';
import { run } from '../scripts/step.ts';
import { aPlaceForCms, type CmsProcess, startCms as startCmsIn } from './cms-process.ts';
import { registerEditor } from './editor.ts';
import { freePort } from './free-port.ts';

/** Content as files: a database and its uploads, open and gated. Made once, copied for every stack. */
export type Seeded = { databaseFile: string; publicFolder: string; privateFolder: string };

/**
 * Loads content into a new database, with the same program as `npm start`, and makes an editor.
 * @param seedDir the folder of its files; left out, the demo content's
 */
export async function seedOnce(
  seedDir?: string,
  more: Record<string, string> = {},
): Promise<{ seeded: Seeded; remove(): Promise<void> }> {
  // Pictures that were encoded before need not be again.
  const pictures = { PICTURE_CACHE_FOLDER: '', PICTURE_READY_FOLDER: '' };
  const { folder, env } = await aPlaceForCms({ env: { ...pictures, ...more } });
  const from = seedDir ? ['--seed-dir', seedDir] : [];
  await run(process.execPath, ['seed/load.mts', '--with-variants', ...from], { cwd: cmsFolder, env });
  const cms = await startCmsIn({ continueFrom: { folder, env } });
  await registerEditor(cms);
  await cms.stop();
  return {
    seeded: {
      databaseFile: env.DATABASE_FILENAME ?? '',
      publicFolder: env.PUBLIC_FOLDER ?? '',
      privateFolder: env.PRIVATE_FOLDER ?? '',
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

export type Stack = {
  siteUrl: string;
  cmsUrl: string;
  databaseFile: string;
  spoolFolder: string;
  /** What the CMS signs links and form tokens with. */
  appKey: string;
  /** Where both listen on 127.0.0.1. */
  ports: { site: number; cms: number };
  /** Where both tell their figures. */
  metrics: { site: string; cms: string };
  /** Process ids, for measuring. */
  pids(): { cms: number | undefined; site: number | undefined };
  /** What the site printed since it was last started. */
  siteOutput(): string;
  startCms(): Promise<void>;
  /** `SIGKILL` pulls the plug; `SIGSTOP` makes it hang; `SIGCONT` wakes it. */
  signalCms(signal: NodeJS.Signals): void;
  stopCms(): Promise<void>;
  stopSite(): Promise<void>;
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

async function settings(more: Record<string, string>): Promise<Record<string, string>> {
  const port = async () => String(await freePort());
  const [cmsPort, sitePort] = [await port(), await port()];
  return {
    CMS_PORT: cmsPort,
    SITE_PORT: sitePort,
    SITE_HOST: '127.0.0.1',
    CMS_METRICS_PORT: await port(),
    SITE_METRICS_PORT: await port(),
    CMS_PUBLIC_URL: `http://localhost:${cmsPort}`,
    SITE_URL: `http://localhost:${sitePort}`,
    // Nobody listens on the discard port: a copy of the site that is away must hold up nothing.
    SITE_INTERNAL_URL: `http://127.0.0.1:9,http://127.0.0.1:${sitePort}`,
    BACKEND_URL: `http://localhost:${cmsPort}`,
    BACKEND_INTERNAL_URL: `http://127.0.0.1:${cmsPort}`,
    // As in `npm start`: who enquires is written to.
    LEAD_MAIL_DESK: 'on',
    LEAD_MAIL_VISITOR: 'on',
    SEND_DELIVERIES: 'on',
    ...more,
  };
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new Database(from);
  await database.backup(to);
  database.close();
}

/** The real CMS and the real site, as `npm start` runs them, on free ports and files of their own. */
export async function startStack({ seeded, cms = 'running', more = {} }: StackOptions = {}): Promise<Stack> {
  const common = await settings(more);
  const place = await aPlaceForCms({ env: common });
  const { folder, env: cmsEnv } = place;
  const databaseFile = cmsEnv.DATABASE_FILENAME ?? '';
  const spoolFolder = path.join(folder, 'spool');
  if (seeded) {
    await copyDatabase(seeded.databaseFile, databaseFile);
    await cp(seeded.publicFolder, cmsEnv.PUBLIC_FOLDER ?? '', { recursive: true });
    await cp(seeded.privateFolder, cmsEnv.PRIVATE_FOLDER ?? '', { recursive: true });
  }
  const siteEnv: NodeJS.ProcessEnv = {
    ...cmsEnv,
    ...siteProcess.env,
    SNAPSHOT_FOLDER: path.join(folder, 'snapshots'),
    SPOOL_FOLDER: spoolFolder,
    SHARE_PICTURE_FOLDER: path.join(folder, 'share-pictures'),
    MEDIA_FOLDER: path.join(folder, 'media'),
  };

  let runningCms: CmsProcess | undefined;
  let site: App;
  const startCms = async () => {
    runningCms = await startCmsIn({ continueFrom: place, env: common });
  };
  const startSite = async () => {
    const parameters = [...siteProcess.parameters];
    site = startApp({
      name: 'The site',
      program: process.execPath,
      parameters,
      cwd: webFolder,
      env: siteEnv,
      quiet: true,
    });
    await untilHealthy(site, `http://127.0.0.1:${common.SITE_PORT}/health`);
  };
  const stopCms = async () => {
    await runningCms?.stop();
    runningCms = undefined;
  };

  if (cms === 'running') await startCms();
  await startSite();
  return {
    siteUrl: common.SITE_URL ?? '',
    cmsUrl: common.CMS_PUBLIC_URL ?? '',
    databaseFile,
    spoolFolder,
    appKey: cmsEnv.APP_KEYS ?? '',
    ports: { site: Number(common.SITE_PORT), cms: Number(common.CMS_PORT) },
    metrics: {
      site: `http://127.0.0.1:${common.SITE_METRICS_PORT}/metrics`,
      cms: `http://127.0.0.1:${common.CMS_METRICS_PORT}/metrics`,
    },
    pids: () => ({ cms: runningCms?.process.pid, site: site.process.pid }),
    siteOutput: () => site.output(),
    startCms,
    stopCms,
    signalCms(signal) {
      runningCms?.process.kill(signal);
    },
    async stopSite() {
      await stopApps([site]);
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
