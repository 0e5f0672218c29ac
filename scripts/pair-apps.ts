import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { siteProcess } from './apps.ts';
import { layOutNginx } from './lay-out-nginx.ts';
import { cmsFolder, webFolder } from './settings.ts';
import type { Kept } from './supervisor.ts';

/** Two CMSs and two sites behind one nginx, all on this machine. */
export type PairPlan = {
  /** The settings of both apps, with a Postgres and a bucket: what they share. */
  env: NodeJS.ProcessEnv;
  /** Holds what each of them writes, in a folder of its own. */
  folder: string;
  cmsPorts: number[];
  sitePorts: number[];
  httpPort: number;
  httpsPort: number;
  /** Where the sites reach both CMSs as one. */
  cmsInternalPort: number;
  /** Left out: a certificate of its own, which browsers warn of. */
  certificateFolder?: string;
  /** Their output is kept instead of shown. */
  quiet?: boolean;
};

const local = (port: number) => `http://127.0.0.1:${port}`;

/** Of several on one machine each has a port of its own for its figures too. */
function metricsPort({ env }: PairPlan, name: string, index: number): NodeJS.ProcessEnv {
  return env[name] ? { [name]: String(Number(env[name]) + index) } : {};
}

/** A start of the CMS wants both folders, though files lie in the bucket. */
async function cmsEnv(plan: PairPlan, port: number): Promise<NodeJS.ProcessEnv> {
  const { env, folder, sitePorts, cmsPorts } = plan;
  const own = path.join(folder, `cms-${port}`);
  const publicFolder = path.join(own, 'public');
  await mkdir(path.join(publicFolder, 'uploads'), { recursive: true });
  return {
    ...env,
    ...metricsPort(plan, 'CMS_METRICS_PORT', cmsPorts.indexOf(port)),
    NODE_ENV: 'production',
    CMS_HOST: '127.0.0.1',
    CMS_PORT: String(port),
    CMS_BEHIND_PROXY: 'true',
    SITE_INTERNAL_URL: sitePorts.map(local).join(','),
    PUBLIC_FOLDER: publicFolder,
    PRIVATE_FOLDER: path.join(own, 'private'),
    MAIL_OUTBOX_FOLDER: path.join(own, 'outbox'),
    // Both must know who was erased.
    ERASURE_FOLDER: path.join(folder, 'erasures'),
  };
}

function siteEnv(plan: PairPlan, port: number): NodeJS.ProcessEnv {
  const { env, folder, cmsInternalPort, sitePorts } = plan;
  const own = path.join(folder, `site-${port}`);
  return {
    ...env,
    ...siteProcess.env,
    ...metricsPort(plan, 'SITE_METRICS_PORT', sitePorts.indexOf(port)),
    NODE_ENV: 'production',
    SITE_HOST: '127.0.0.1',
    SITE_PORT: String(port),
    SITE_BEHIND_PROXY: 'true',
    BACKEND_INTERNAL_URL: local(cmsInternalPort),
    SNAPSHOT_FOLDER: path.join(own, 'snapshots'),
    SPOOL_FOLDER: path.join(own, 'spool'),
    SHARE_PICTURE_FOLDER: path.join(own, 'share-pictures'),
    MEDIA_FOLDER: path.join(own, 'media'),
  };
}

async function keptPairCms(plan: PairPlan, port: number, index: number): Promise<Kept> {
  const env = await cmsEnv(plan, port);
  const [program, parameters] = [process.execPath, ['serve.mts']];
  return {
    launch: { name: `CMS ${index + 1}`, program, parameters, cwd: cmsFolder, env, quiet: plan.quiet },
    healthUrl: `${local(port)}/_health`,
  };
}

function keptPairSite(plan: PairPlan, port: number, index: number): Kept {
  const env = siteEnv(plan, port);
  const [program, parameters] = [process.execPath, [...siteProcess.parameters]];
  return {
    launch: { name: `Site ${index + 1}`, program, parameters, cwd: webFolder, env, quiet: plan.quiet },
    healthUrl: `${local(port)}/health`,
  };
}

async function keptNginx(plan: PairPlan): Promise<Kept> {
  const folder = path.join(plan.folder, 'nginx');
  await mkdir(folder, { recursive: true });
  const hostOf = (name: string) => new URL(plan.env[name] ?? '').hostname;
  const launch = await layOutNginx({
    ...plan,
    folder,
    siteHost: hostOf('SITE_URL'),
    cmsHost: hostOf('CMS_PUBLIC_URL'),
    site: plan.sitePorts,
    cms: plan.cmsPorts,
  });
  return {
    launch: { name: 'nginx', ...launch, cwd: folder, env: process.env, quiet: plan.quiet },
    healthUrl: `${local(plan.cmsInternalPort)}/health`,
  };
}

/**
 * Lays out their folders, and says how each is started. The apps may be replaced in turn; nginx stays.
 * @throws Refusal when no nginx can be had
 */
export async function pairOf(plan: PairPlan): Promise<{ apps: Kept[]; nginx: Kept }> {
  const cmss = await Promise.all(plan.cmsPorts.map((port, index) => keptPairCms(plan, port, index)));
  const sites = plan.sitePorts.map((port, index) => keptPairSite(plan, port, index));
  return { apps: [...cmss, ...sites], nginx: await keptNginx(plan) };
}

/** What the loader of the demo content and the command line of the CMS run with: the first CMS's own. */
export const firstCmsEnv = (plan: PairPlan): Promise<NodeJS.ProcessEnv> =>
  cmsEnv(plan, plan.cmsPorts[0] ?? 0);
