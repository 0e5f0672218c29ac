import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginx } from '../scripts/debian-packages.ts';
import { root, webFolder } from '../scripts/settings.ts';
import { run } from '../scripts/step.ts';
import { freePort } from './free-port.ts';

const TEMPLATE = path.join(root, 'deploy/nginx/sahyara.conf.template');
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
  stop(): Promise<void>;
};

/**
 * A template as envsubst fills it in.
 * @throws Error naming a value that was not given
 */
function fillIn(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} has no value`);
    return value;
  });
}

async function makeCertificate(folder: string, hosts: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${names}`],
    ...['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
  ]);
}

/** What a Debian installation has around the file of ours, with every path in one folder. */
const aroundIt = (folder: string) => `
daemon off;
user ${userInfo().username};
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log info;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/sahyara.conf;
}
`;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.end() && true));
    socket.on('error', () => resolve(false));
  });

/**
 * The real nginx with `deploy/nginx`, before apps on 127.0.0.1.
 * @throws Error with its own words when it does not start
 */
export async function startNginx(ports: { site: number[]; cms: number[] }): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-nginx-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const [siteHost, cmsHost] = ['www.sahyara.test', 'cms.sahyara.test'];
  const servers = (list: number[]) => list.map((port) => `server 127.0.0.1:${port};`).join('\n  ');
  await makeCertificate(path.join(folder, 'certificate'), [siteHost, cmsHost]);
  const values = {
    SITE_SERVERS: servers(ports.site),
    CMS_SERVERS: servers(ports.cms),
    SITE_HOST: siteHost,
    CMS_HOST: cmsHost,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    CACHE_FOLDER: path.join(folder, 'cache'),
    ACME_FOLDER: path.join(folder, 'acme'),
    CERTIFICATE_FOLDER: path.join(folder, 'certificate'),
    SITE_FILES: path.join(webFolder, 'dist/client'),
  };
  await writeFile(path.join(folder, 'sahyara.conf'), fillIn(await readFile(TEMPLATE, 'utf8'), values));
  await writeFile(path.join(folder, 'nginx.conf'), aroundIt(folder));
  const child: ChildProcess = spawn(await nginx(), ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
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
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
