import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from './step.ts';

const POLL_MS = 200;
// Both apps finish what they are answering within ten seconds; past that they are ended.
const STOP_TIMEOUT_MS = 12_000;

/** @throws Refusal naming the variable, when the port is taken */
export async function checkPort(port: number, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`;
      reject(new Refusal(`Port ${port} ${reason}: set ${variable} in .env to a free one.`));
    });
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve()));
  });
}

/**
 * How the site's process is started. Cached pages are copied per request: small nurseries and one memory arena give
 * that memory back at once, so that the site stays under 150 MB.
 */
export const siteProcess = {
  parameters: ['--max-semi-space-size=1', '--max-old-space-size=96', 'serve.ts'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' },
} as const;

export type App = {
  name: string;
  process: Pick<ChildProcess, 'pid' | 'exitCode' | 'signalCode' | 'kill'>;
  ended: Promise<number | null>;
  /** The end of what a quiet app printed. */
  output: () => string;
};

/** How an app's process is started. */
export type Launch = {
  name: string;
  program: string;
  parameters: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Its output is shown only when it ends with a failure. */
  quiet?: boolean;
};

const KEPT_OUTPUT_CHARACTERS = 500_000;

/** Starts an app in a process group of its own: Ctrl-C reaches it through us, once. */
export function startApp({ name, program, parameters, cwd, env, quiet = false }: Launch): App {
  const child = spawn(program, parameters, {
    cwd,
    env,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    detached: true,
  });
  let output = '';
  const keep = (data: Buffer) => {
    output = (output + data).slice(-KEPT_OUTPUT_CHARACTERS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (quiet && code) console.error(`${name} ended with ${code}:\n${output}`);
      resolve(code);
    });
  });
  return { name, process: child, ended, output: () => output };
}

/** Waits until the address answers; @throws Refusal when the app ends before */
export async function untilHealthy(app: App, url: string): Promise<void> {
  let over = false;
  const end = app.ended.then(() => {
    over = true;
  });
  while (!over) {
    const healthy = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      // Not listening yet: asked again in a moment.
      () => false,
    );
    if (healthy) return;
    await Promise.race([sleep(POLL_MS), end]);
  }
  throw new Refusal(`${app.name} ended before it was ready; what it said stands above.`);
}

/** Asks the apps to finish what they are answering and to end; ends them when they do not. */
export async function stopApps(apps: App[]): Promise<void> {
  for (const app of apps) signalGroup(app, 'SIGTERM');
  const all = Promise.all(apps.map((app) => app.ended));
  const late = sleep(STOP_TIMEOUT_MS, 'late', { ref: false });
  if ((await Promise.race([all, late])) === 'late') {
    for (const app of apps) signalGroup(app, 'SIGKILL');
    await all;
  }
}

function signalGroup(app: App, signal: NodeJS.Signals) {
  if (app.process.exitCode === null && app.process.signalCode === null) signalMembers(app, signal);
}

/** Ends what an app that is over left behind of its process group. */
export const endGroup = (app: App) => signalMembers(app, 'SIGKILL');

function signalMembers({ process: { pid } }: App, signal: NodeJS.Signals) {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // Nobody of it is left.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
