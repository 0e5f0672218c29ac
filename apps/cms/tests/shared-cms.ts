import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { TestProject } from 'vitest/node';
import type { BlankDatabases } from '../../../testing/blank-databases.ts';
import { type RunningCms, startCms } from '../../../testing/cms-process.ts';
import { registerEditor, signedIn } from '../../../testing/editor.ts';
import { createDatabase } from '../../../testing/postgres-database.ts';
import { startPostgres } from '../../../testing/postgres-process.ts';

/** A CMS most tests share, with its first editor signed in. */
export type SharedCms = RunningCms & ReturnType<typeof signedIn>;

declare module 'vitest' {
  export interface ProvidedContext {
    sqlite: SharedCms;
    postgres: SharedCms;
    blank: BlankDatabases;
  }
}

const shared = async ({ url, database, folder, env }: RunningCms): Promise<SharedCms> => ({
  url,
  database,
  folder,
  env,
  ...signedIn(await registerEditor({ url })),
});

/** Keeps a copy of the database while it is still blank. */
async function onSqlite(blankFile: string, env: Record<string, string>) {
  const cms = await startCms({ env });
  const database = new Database(cms.env.DATABASE_FILENAME);
  await database.backup(blankFile);
  database.close();
  return cms;
}

/** Postgres copies only what nobody is connected to: the CMS that set the blank database up goes, another one comes. */
async function onPostgres(env: Record<string, string>) {
  const postgres = await startPostgres({ durable: false });
  const postgresUrl = await postgres.createDatabase();
  const first = await startCms({ databaseUrl: postgresUrl });
  await first.remove();
  const cms = await startCms({ databaseUrl: await createDatabase(postgres.serverUrl, postgresUrl), env });
  return { postgres, postgresUrl, cms };
}

/** One CMS per kind of database for all tests that break nothing; one Postgres and blank databases for the others. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahyara-blank-'));
  const sqliteFile = path.join(folder, 'blank.db');
  // What a picture's variants look like has nothing to do with the database: the second to be asked finds them made.
  const env = { PICTURE_CACHE_FOLDER: path.join(folder, 'pictures') };
  const [sqlite, { postgres, postgresUrl, cms }] = await Promise.all([
    onSqlite(sqliteFile, env),
    onPostgres(env),
  ]);
  project.provide('sqlite', await shared(sqlite));
  project.provide('postgres', await shared(cms));
  project.provide('blank', { sqliteFile, serverUrl: postgres.serverUrl, postgresUrl });
  return async () => {
    await Promise.all([sqlite.remove(), cms.remove()]);
    await postgres.remove();
    await rm(folder, { recursive: true });
  };
}
