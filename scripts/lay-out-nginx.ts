import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { nginx } from './debian-packages.ts';
import { root, webFolder } from './settings.ts';
import { run } from './step.ts';

const TEMPLATES = path.join(root, 'deploy/nginx');

/** Where an nginx of our own listens, and what stands behind it, all on 127.0.0.1. */
export type NginxPlan = {
  /** Holds all that it reads and writes; must exist. */
  folder: string;
  siteHost: string;
  cmsHost: string;
  httpPort: number;
  httpsPort: number;
  site: number[];
  cms: number[];
  /** Where sites of this machine reach all CMSs as one; left out: nowhere. */
  cmsInternalPort?: number;
  /** Holds fullchain.pem and privkey.pem; left out: made here, known to nobody. */
  certificateFolder?: string;
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

/** What a Debian installation has around the files of ours, with every path in one folder. */
const aroundThem = (folder: string, files: string[]) => `
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
  ${files.map((file) => `include ${folder}/${file};`).join('\n  ')}
}
`;

/** How long a server that refused is left out, in seconds. */
const LEFT_OUT_S = 1;
/**
 * Of several servers the one that died is left out for a moment; a single one is always asked. When all are left out,
 * each is asked all the same, as its own stand-in: one that is back must not be believed dead until its first, slow
 * answer (decision 113).
 */
function serversAt(ports: number[]): string {
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  if (addresses.length === 1) return `server ${addresses[0]};`;
  return [
    ...addresses.map((address) => `server ${address} max_fails=1 fail_timeout=${LEFT_OUT_S}s;`),
    ...addresses.map((address) => `server ${address} max_fails=0 backup;`),
  ].join('\n  ');
}

/**
 * Lays out `deploy/nginx` with a certificate of its own, for the nginx of this machine.
 * @returns the program and its parameters; it stays in the foreground
 * @throws Refusal when no nginx can be had
 */
export async function layOutNginx(plan: NginxPlan): Promise<{ program: string; parameters: string[] }> {
  const { folder, siteHost, cmsHost } = plan;
  const certificateFolder = plan.certificateFolder ?? path.join(folder, 'certificate');
  if (!plan.certificateFolder) await makeCertificate(certificateFolder, [siteHost, cmsHost]);
  const values = {
    SITE_SERVERS: serversAt(plan.site),
    CMS_SERVERS: serversAt(plan.cms),
    SITE_HOST: siteHost,
    CMS_HOST: cmsHost,
    HTTP_PORT: String(plan.httpPort),
    HTTPS_PORT: String(plan.httpsPort),
    CMS_INTERNAL_LISTEN: `127.0.0.1:${plan.cmsInternalPort ?? 0}`,
    CACHE_FOLDER: path.join(folder, 'cache'),
    ACCESS_LOG: path.join(folder, 'access.log'),
    ACME_FOLDER: path.join(folder, 'acme'),
    CERTIFICATE_FOLDER: certificateFolder,
    SITE_FILES: path.join(webFolder, 'dist/client'),
  };
  const files = ['sahyara.conf', ...(plan.cmsInternalPort ? ['sahyara-internal.conf'] : [])];
  for (const file of files) {
    const template = await readFile(path.join(TEMPLATES, `${file}.template`), 'utf8');
    await writeFile(path.join(folder, file), fillIn(template, values));
  }
  const around = path.join(folder, 'nginx.conf');
  await writeFile(around, aroundThem(folder, files));
  return { program: await nginx(), parameters: ['-c', around, '-p', folder] };
}
