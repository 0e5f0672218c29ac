import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cmsFolder, type Settings } from './settings.ts';
import { run, step } from './step.ts';

const EMAIL = 'admin@sahyara.example';
const COUNT = 'select count(*) as administrators from admin_users';

const requireFromCms = createRequire(path.join(cmsFolder, 'package.json'));

async function countAdministrators(settings: Settings): Promise<number> {
  if (settings.databaseUrl) {
    const { Client }: typeof import('pg') = requireFromCms('pg');
    const client = new Client({ connectionString: settings.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ administrators: string }>(COUNT);
      return Number(rows[0]?.administrators ?? 0);
    } finally {
      await client.end();
    }
  }
  const Database: typeof import('better-sqlite3') = requireFromCms('better-sqlite3');
  const database = new Database(settings.databaseFile, { readonly: true });
  try {
    return Number(database.prepare(COUNT).pluck().get());
  } finally {
    database.close();
  }
}

/** Strapi's own rule: a capital, a small letter and a digit. */
const makePassword = () => `Sh1${randomBytes(12).toString('base64url')}`;

/**
 * Creates the first administrator before the CMS can be reached, so that nobody else can register as one.
 * @returns what to sign in with, once; `null` when there is an administrator already
 */
export async function createFirstAdministrator(settings: Settings) {
  if ((await countAdministrators(settings)) > 0) return null;
  const password = makePassword();
  await step('Creating the first administrator', (running) =>
    run(
      'pnpm',
      [
        'exec',
        'strapi',
        'admin:create-user',
        '--firstname=Sahyara',
        '--lastname=Administrator',
        `--email=${EMAIL}`,
        `--password=${password}`,
      ],
      { cwd: cmsFolder, running, env: { ...settings.env, NODE_ENV: 'production' } },
    ),
  );
  return { email: EMAIL, password };
}
