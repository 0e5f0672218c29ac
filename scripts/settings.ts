import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv as parseDotenv } from 'node:util';
import { Refusal } from './step.ts';

export const root = path.dirname(import.meta.dirname);
export const cmsFolder = path.join(root, 'apps/cms');
export const webFolder = path.join(root, 'apps/web');
/** The settings of this machine; ENV_FILE names another file than `.env`. */
const envFile = path.resolve(root, process.env.ENV_FILE || '.env');

/** How sentences name it. */
const envFileName = () => process.env.ENV_FILE || '.env';

const SECRETS = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'SITE_TOKEN',
  'PASS_KEYS',
] as const;
const SECRET_BYTES = 32;

/** Random secrets, one for each that the two apps need. */
export function makeSecrets(): Record<string, string> {
  return Object.fromEntries(SECRETS.map((name) => [name, randomBytes(SECRET_BYTES).toString('hex')]));
}

/** What tests run with: they bring their own secrets, and leave the developer's database and `.env` alone. */
export const testSettings = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...makeSecrets(),
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_DISABLE_EE: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
});

/**
 * Writes an ignored `.env` with random secrets; into one that is there, those it has no line for: a newer version may
 * need more than the last one did.
 * @returns the names of what was written
 */
export function makeEnvFile(file = envFile, given: NodeJS.ProcessEnv = process.env): string[] {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const known = { ...parseDotenv(before ?? ''), ...given };
  const missing = Object.entries(makeSecrets()).filter(([name]) => known[name] === undefined);
  if (missing.length === 0) return [];
  const lines = missing.map(([name, value]) => `${name}=${value}\n`);
  const head = before ?? '# Made by npm start. Every variable is explained in docs/operations.md.\n';
  writeFileSync(file, [head, head.endsWith('\n') ? '' : '\n', ...lines].join(''), { mode: 0o600 });
  return missing.map(([name]) => name);
}

/** As makeEnvFile, and says what it wrote, and where. */
export function bringSecrets(): void {
  const made = makeEnvFile();
  if (made.length > 0) console.log(`✓ Wrote new random secrets to ${envFileName()}: ${made.join(', ')}`);
}

function port(values: NodeJS.ProcessEnv, name: string, usual: number): number {
  const value = values[name] || String(usual);
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65535) {
    throw new Refusal(`${name} in .env is "${value}": set it to a port number between 1 and 65535.`);
  }
  return Number(value);
}

function address(values: NodeJS.ProcessEnv, name: string, usual: string): string {
  const value = values[name] || usual;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Refusal(
      `${name} in .env is "${value}": set it to a full address such as https://www.example.com.`,
    );
  }
  return value.replace(/\/+$/, '');
}

/**
 * The settings of both apps: the machine's environment over `.env` over what is usual.
 * @throws Refusal naming the variable that is wrong
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env) {
  const fromFile = existsSync(envFile) ? parseDotenv(readFileSync(envFile, 'utf8')) : {};
  const values: NodeJS.ProcessEnv = { ...fromFile, ...given };
  for (const name of SECRETS) {
    const value = values[name] ?? '';
    if (values[name] === undefined && !existsSync(envFile)) {
      throw new Refusal(
        `There is no ${envFileName()} with the secrets of this installation (${name} …): npm start and npm run build make it.`,
      );
    }
    if (value.length < 16 || /change|replace|placeholder|secret|example|tobemodified/i.test(value)) {
      throw new Refusal(
        `${name} in ${envFileName()} must be a random secret of at least 16 characters: set it, or remove its line, and npm start or npm run build makes a new one.`,
      );
    }
  }
  const sitePort = port(values, 'SITE_PORT', 4321);
  const cmsPort = port(values, 'CMS_PORT', 1337);
  if (sitePort === cmsPort)
    throw new Refusal(`SITE_PORT and CMS_PORT are both ${sitePort}: set one of them to another port.`);
  const cmsUrl = address(values, 'CMS_PUBLIC_URL', `http://localhost:${cmsPort}`);
  const siteUrl = address(values, 'SITE_URL', `http://localhost:${sitePort}`);
  if (values.DATABASE_URL && !/^postgres(ql)?:\/\/.+\/.+/.test(values.DATABASE_URL)) {
    throw new Refusal(
      'DATABASE_URL in .env is not a Postgres address: set it to postgres://user:password@host:5432/database, or remove it to use SQLite.',
    );
  }
  const env: NodeJS.ProcessEnv = {
    ...values,
    SITE_PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    SITE_URL: siteUrl,
    SITE_INTERNAL_URL: values.SITE_INTERNAL_URL || `http://127.0.0.1:${sitePort}`,
    CMS_PUBLIC_URL: cmsUrl,
    BACKEND_URL: address(values, 'BACKEND_URL', cmsUrl),
    BACKEND_INTERNAL_URL: address(
      values,
      'BACKEND_INTERNAL_URL',
      values.BACKEND_URL || `http://127.0.0.1:${cmsPort}`,
    ),
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_DISABLE_EE: 'true',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return {
    env,
    sitePort,
    cmsPort,
    siteUrl,
    cmsUrl,
    /** False when BACKEND_URL names somebody else's backend: then only the site is ours to run. */
    ownBackend: env.BACKEND_URL === cmsUrl,
    databaseUrl: values.DATABASE_URL,
    /** Where mails are written while no SMTP server is set. */
    outboxFolder: path.resolve(cmsFolder, values.MAIL_OUTBOX_FOLDER || '.run/outbox'),
    /** Holds `uploads/`, the media library's open files. */
    publicFolder: path.resolve(cmsFolder, values.PUBLIC_FOLDER || 'public'),
    /** Enquiries the site accepted while the CMS was away. */
    spoolFolder: path.resolve(webFolder, values.SPOOL_FOLDER || '.run/spool'),
    /** Who was erased, so that no backup brings them back. */
    erasureFolder: path.resolve(cmsFolder, values.ERASURE_FOLDER || '.run/erasures'),
    /** Where gated files lie. */
    privateFolder: path.resolve(cmsFolder, values.PRIVATE_FOLDER || 'private'),
    databaseFile: path.resolve(cmsFolder, values.DATABASE_FILENAME || '.tmp/data.db'),
  };
}

export type Settings = ReturnType<typeof readSettings>;
