import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cmsFolder } from '../testing/cms-process.ts';
import { freePort } from '../testing/free-port.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 200;

const schema = {
  kind: 'collectionType',
  collectionName: 'enquiries',
  info: { singularName: 'enquiry', pluralName: 'enquiries', displayName: 'Enquiry' },
  options: { draftAndPublish: false },
  attributes: {
    name: { type: 'string', required: true },
    mobile: { type: 'string', required: true },
    email: { type: 'email', required: true },
    source: { type: 'string', required: true },
    message: { type: 'text' },
  },
};

const databaseOf = (url: string | undefined, folder: string) =>
  url
    ? `{ client: 'postgres', connection: { connectionString: ${JSON.stringify(url)} }, pool: { min: 2, max: 10 } }`
    : `{ client: 'sqlite', connection: { filename: ${JSON.stringify(path.join(folder, 'data.db'))} }, useNullAsDefault: true }`;

/** The files of an app as `create-strapi` makes it, with one content type: the five fields of an enquiry. */
const filesOf = (folder: string, port: number, databaseUrl: string | undefined): Record<string, string> => {
  const secret = randomBytes(24).toString('hex');
  const factory = (kind: string) =>
    `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::enquiry.enquiry'`;
  return {
    'package.json': JSON.stringify({
      name: 'stock',
      version: '0.0.0',
      private: true,
      dependencies: { '@strapi/strapi': '*' },
    }),
    'config/server.js': `module.exports = { host: '127.0.0.1', port: ${port}, app: { keys: ['${secret}'] } };`,
    'config/admin.js': `module.exports = { serveAdminPanel: false, auth: { secret: '${secret}' }, apiToken: { salt: '${secret}' }, transfer: { token: { salt: '${secret}' } }, secrets: { encryptionKey: '${secret}' } };`,
    'config/database.js': `module.exports = { connection: ${databaseOf(databaseUrl, folder)} };`,
    'config/middlewares.js':
      "module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];",
    'config/api.js': 'module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };',
    'src/index.js': 'module.exports = { register() {}, bootstrap() {} };',
    'src/api/enquiry/content-types/enquiry/schema.json': JSON.stringify(schema),
    'src/api/enquiry/controllers/enquiry.js': `${factory('Controller')});`,
    'src/api/enquiry/services/enquiry.js': `${factory('Service')});`,
    'src/api/enquiry/routes/enquiry.js': `${factory('Router')}, { only: ['create'], config: { create: { auth: false } } });`,
    'public/robots.txt': '',
  };
};

/** A Strapi as it comes, to compare with. @returns its address and how to end it */
export async function startStockStrapi(databaseUrl?: string) {
  // Inside the CMS's folder, so that it finds the same Strapi.
  await mkdir(path.join(cmsFolder, '.tmp'), { recursive: true });
  const folder = await mkdtemp(path.join(cmsFolder, '.tmp/stock-'));
  const port = await freePort();
  for (const [name, text] of Object.entries(filesOf(folder, port, databaseUrl))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await mkdir(path.join(folder, 'public/uploads'), { recursive: true });
  let output = '';
  const child = spawn(
    process.execPath,
    [path.join(cmsFolder, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
    },
  );
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words) => (output = `${output}${words}`.slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const remove = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const healthy = await fetch(`${url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return { url, remove };
    await sleep(POLL_MS);
  }
  await remove();
  throw new Error(`The stock Strapi did not start:\n${output}`);
}
