import type { TestProject } from 'vitest/node';
import { type RunningCms, startCms } from '../../../testing/cms-process.ts';
import { registerEditor } from '../../../testing/editor.ts';
import { startPostgres } from '../../../testing/postgres-process.ts';

/** A CMS most tests share, with its first editor signed in. */
export type SharedCms = RunningCms & { editorToken: string };

declare module 'vitest' {
  export interface ProvidedContext {
    sqlite: SharedCms;
    postgres: SharedCms;
  }
}

/** One CMS per kind of database for all tests that break nothing. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const [onSqlite, onPostgres] = [
    await startCms(),
    await startCms({ databaseUrl: await postgres.createDatabase() }),
  ];
  const shared = async ({ url, database, folder, env }: RunningCms): Promise<SharedCms> => ({
    url,
    database,
    folder,
    env,
    editorToken: await registerEditor({ url }),
  });
  project.provide('sqlite', await shared(onSqlite));
  project.provide('postgres', await shared(onPostgres));
  return async () => {
    await Promise.all([onSqlite.remove(), onPostgres.remove()]);
    await postgres.remove();
  };
}
