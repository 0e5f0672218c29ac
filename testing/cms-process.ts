import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cmsFolder, makeSecrets } from '../scripts/settings.ts';
import { layBlankSqlite } from './blank-databases.ts';
import { letGo, type TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';

export { cmsFolder };

// Twenty seconds where nothing else runs.
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 100;

export type CmsOptions = {
  /** Address of a Postgres database; without it the CMS keeps a SQLite file in its folder. */
  databaseUrl?: string;
  /** Environment variables over the harness's own. */
  env?: Record<string, string>;
  /** Where the SQLite file goes, when not into the CMS's folder. */
  databaseFolder?: string;
  /** Runs instead of node, with node and its arguments behind: `['bash', '-c', 'ulimit …; exec "$@"', '-']`. */
  launcher?: string[];
  /** The folder of another built CMS than the repository's. */
  appDir?: string;
  /** A folder of an earlier CMS, to go on with its database and secrets; nothing may run there any more. */
  continueFrom?: CmsPlace;
};

/** Where a CMS keeps everything, and what it runs with. */
export type CmsPlace = Pick<RunningCms, 'folder' | 'env'>;

/** What a test may know of a running CMS. Plain data, so that it can be handed to test workers. */
export type RunningCms = {
  url: string;
  database: TestDatabase;
  /** Holds `public/`, `private/`, `tmp/` (its TMPDIR) and `output.log`. */
  folder: string;
  env: Record<string, string>;
};

export type CmsProcess = RunningCms & {
  process: ChildProcess;
  /** Everything it wrote to stdout and stderr. */
  output(): string;
  /** Sends SIGTERM (or the given signal) and waits. @returns its exit code, `null` when it was killed */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
};

/** What another instance of the same CMS needs, to be told apart by nobody. */
export const secretsOf = ({ env }: Pick<RunningCms, 'env'>): Record<string, string> =>
  Object.fromEntries(Object.keys(makeSecrets()).map((name) => [name, env[name] ?? '']));

/** What the CMS wrote to stdout and stderr. */
export const outputOf = ({ folder }: Pick<RunningCms, 'folder'>) =>
  readFileSync(path.join(folder, 'output.log'), 'utf8');

/** What a CMS of the tests runs with: nothing of the developer's own. */
async function environment(folder: string, options: CmsOptions): Promise<Record<string, string>> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const kept = options.continueFrom?.env ?? {
    ...makeSecrets(),
    DATABASE_URL: options.databaseUrl ?? '',
    DATABASE_FILENAME: path.join(options.databaseFolder ?? folder, 'data.db'),
    SITE_URL: 'http://site.localhost:4321',
    // Nobody listens on the discard port: notices of content fail at once.
    SITE_INTERNAL_URL: 'http://127.0.0.1:9',
  };
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? folder,
    TMPDIR: path.join(folder, 'tmp'),
    // Neither the developer's .env nor their database is touched.
    ENV_PATH: path.join(folder, 'no.env'),
    NODE_ENV: 'production',
    PUBLIC_FOLDER: path.join(folder, 'public'),
    PRIVATE_FOLDER: path.join(folder, 'private'),
    // A cache of its own: what a test looks at is made during the test.
    PICTURE_CACHE_FOLDER: path.join(folder, 'pictures'),
    PICTURE_READY_FOLDER: path.join(folder, 'ready'),
    MAIL_OUTBOX_FOLDER: path.join(folder, 'outbox'),
    ERASURE_FOLDER: path.join(folder, 'erasures'),
    // Deliveries are tested on their own; elsewhere they would only add rows.
    LEAD_MAIL_DESK: 'off',
    LEAD_MAIL_VISITOR: 'off',
    SEND_DELIVERIES: 'off',
    SYNTHETIC_LEAD_MINUTES: '0',
    ...kept,
    CMS_HOST: '127.0.0.1',
    CMS_PORT: String(port),
    CMS_METRICS_PORT: String(metricsPort),
    CMS_PUBLIC_URL: `http://localhost:${port}`,
    ...options.env,
  };
}

/** A folder for a CMS, with a database nobody has used, and what it runs with there. */
export async function aPlaceForCms(options: CmsOptions = {}) {
  const folder = options.continueFrom?.folder ?? (await mkdtemp(path.join(tmpdir(), 'sahyara-cms-')));
  await mkdir(path.join(folder, 'public/uploads'), { recursive: true });
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  const env = await environment(folder, options);
  const { DATABASE_FILENAME: file = '' } = env;
  if (!env.DATABASE_URL && !existsSync(file)) await layBlankSqlite(file);
  const database: TestDatabase = env.DATABASE_URL
    ? { kind: 'postgres', url: env.DATABASE_URL }
    : { kind: 'sqlite', filename: file };
  return { folder, env, database };
}

/** Starts the CMS without waiting for it: for tests of a start that fails. */
export async function launchCms(options: CmsOptions = {}): Promise<CmsProcess> {
  const { folder, env, database } = await aPlaceForCms(options);
  const output = openSync(path.join(folder, 'output.log'), 'a');
  const [program = process.execPath, ...parameters] = [
    ...(options.launcher ?? []),
    process.execPath,
    'serve.mts',
  ];
  const child = spawn(program, parameters, {
    cwd: options.appDir ?? cmsFolder,
    env,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  // A test run that dies must not leave a CMS behind.
  const endToo = () => child.kill('SIGKILL');
  process.once('exit', endToo);
  child.once('exit', () => process.off('exit', endToo));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    letGo(database);
    child.kill(signal);
    const code = await Promise.race([ended, sleep(STOP_TIMEOUT_MS, 'hanging' as const, { ref: false })]);
    if (code !== 'hanging') return code;
    child.kill('SIGKILL');
    throw new Error(`The CMS did not stop within ${STOP_TIMEOUT_MS} ms:\n${outputOf({ folder })}`);
  };
  return {
    url: `http://127.0.0.1:${env.CMS_PORT}`,
    database,
    folder,
    env,
    process: child,
    output: () => outputOf({ folder }),
    stop,
    async remove() {
      letGo(database);
      if (child.exitCode === null && child.signalCode === null) await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the built CMS as its own process, with a temporary folder, free port, random secrets and a
 * database nobody has used, and waits until it answers.
 * @throws Error with everything it wrote, when it ends or hangs before that
 */
export async function startCms(options: CmsOptions = {}): Promise<CmsProcess> {
  const cms = await launchCms(options);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (cms.process.exitCode === null && cms.process.signalCode === null && Date.now() < deadline) {
    const healthy = await fetch(`${cms.url}/_health`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      // Not listening yet: asked again in a moment.
      () => false,
    );
    if (healthy) return cms;
    await sleep(POLL_MS);
  }
  const output = cms.output();
  await cms.remove();
  throw new Error(`The CMS did not start:\n${output}`);
}
