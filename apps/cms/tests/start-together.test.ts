import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type CmsProcess, launchCms, secretsOf } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';

/** As in `src/starts/start-alone.ts`; another one would keep nobody waiting. */
const START_LOCK = 5_804_117_342;
const STARTS_MS = 240_000;
const WAITING = 'Another CMS prepares the database: this one waits until it is through';

/** An empty database on the Postgres all tests share. */
async function anEmptyDatabase() {
  const { database } = inject('postgres');
  if (database.kind !== 'postgres') throw new Error('The shared CMS is not on Postgres');
  const name = `together_${randomBytes(6).toString('hex')}`;
  await query(database, `create database ${name}`);
  onTestFinished(async () => {
    await query(database, `drop database ${name} with (force)`);
  });
  return new URL(name, database.url).toString();
}

const answers = (cms: CmsProcess) =>
  fetch(`${cms.url}/_health`).then(
    (response) => response.ok,
    () => false,
  );

test(
  'three CMSs at once on an empty Postgres come up one after the other, whoever held the lock before them dies',
  async () => {
    const databaseUrl = await anEmptyDatabase();
    const holder = new pg.Client({ connectionString: databaseUrl });
    holder.on('error', () => {
      // It is ended from outside, as by a crash.
    });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [START_LOCK]);
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');

    const first = await launchCms({ databaseUrl });
    const other = () => launchCms({ databaseUrl, env: secretsOf(first) });
    const all = [first, await other(), await other()];
    onTestFinished(async () => {
      await Promise.all(all.map((cms) => cms.remove()));
    });
    for (const cms of all) {
      await expect.poll(() => cms.output(), { timeout: STARTS_MS, interval: 200 }).toContain(WAITING);
    }
    const tables = await query(first.database, "select tablename from pg_tables where schemaname = 'public'");
    expect(tables).toEqual([]);

    await query(first.database, 'select pg_terminate_backend(?)', rows[0]?.pid ?? 0);
    for (const cms of all)
      await expect.poll(() => answers(cms), { timeout: STARTS_MS, interval: 200 }).toBe(true);

    const twice = (columns: string, from: string) =>
      query(first.database, `select ${columns} from ${from} group by ${columns} having count(*) > 1`);
    expect(await twice('code', 'admin_roles')).toEqual([]);
    expect(await twice('key, environment, tag', 'strapi_core_store_settings')).toEqual([]);
    expect(await twice('code', 'i18n_locale')).toEqual([]);
    expect(
      await twice(
        'p.action, p.subject, l.role_id',
        'admin_permissions p join admin_permissions_role_lnk l on l.permission_id = p.id',
      ),
    ).toEqual([]);
    const roles = await query(first.database, 'select code from admin_roles order by code');
    expect(roles.map(({ code }) => code)).toEqual([
      'desk-sales',
      'desk-sales-manager',
      'strapi-editor',
      'strapi-super-admin',
    ]);
  },
  STARTS_MS,
);
