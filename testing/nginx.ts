import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { layOutNginx } from '../scripts/lay-out-nginx.ts';
import { freePort } from './free-port.ts';

const START_TIMEOUT_MS = 20_000;
const POLL_MS = 50;

export type Nginx = {
  /** Where it listens for TLS; its certificate is its own. */
  httpsPort: number;
  httpPort: number;
  siteHost: string;
  cmsHost: string;
  /** What it wrote about itself. */
  errors(): Promise<string>;
  /** What it wrote about who asked. */
  accessLog(): Promise<string>;
  stop(): Promise<void>;
};

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.end() && true));
    socket.on('error', () => resolve(false));
  });

/** Lets one address ask as much as it likes: for whoever measures how fast nginx is. */
async function liftLimits(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/^ *limit_(req|conn) .*$/gm, ''));
}

/**
 * The real nginx with `deploy/nginx`, before apps on 127.0.0.1.
 * @param limits of requests and connections of one address
 * @throws Error with its own words when it does not start
 */
export async function startNginx(
  ports: { site: number[]; cms: number[] },
  { limits = 'as shipped' }: { limits?: 'as shipped' | 'lifted' } = {},
): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-nginx-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const [siteHost, cmsHost] = ['www.sahyara.test', 'cms.sahyara.test'];
  const { program, parameters } = await layOutNginx({
    folder,
    siteHost,
    cmsHost,
    httpPort,
    httpsPort,
    ...ports,
  });
  if (limits === 'lifted') await liftLimits(path.join(folder, 'sahyara.conf'));
  const child: ChildProcess = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'pipe'] });
  let words = '';
  child.stderr?.on('data', (data) => {
    words += data;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(httpsPort))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`nginx did not start: ${words}`);
    }
    await sleep(POLL_MS);
  }
  return {
    httpsPort,
    httpPort,
    siteHost,
    cmsHost,
    errors: () => readFile(path.join(folder, 'error.log'), 'utf8'),
    accessLog: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
