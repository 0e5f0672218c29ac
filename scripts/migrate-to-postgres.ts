import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkPostgresEmpty } from './backup/empty-place.ts';
import { dropTables } from './backup/restore-postgres.ts';
import { moveToPostgres } from './migration/move-to-postgres.ts';
import { openAlone } from './migration/sqlite-source.ts';
import { cmsFolder, readSettings, type Settings } from './settings.ts';
import { main, Refusal, run, step } from './step.ts';

async function makeTables({ env }: Settings, url: string): Promise<void> {
  try {
    await step('Making the tables in Postgres', (running) =>
      run(process.execPath, ['commands/make-tables.mts'], {
        cwd: cmsFolder,
        running,
        env: { ...env, NODE_ENV: 'production' },
      }),
    );
  } catch (error) {
    await dropTables(url);
    throw error;
  }
}

// Content, leads and everything else of a SQLite file (DATABASE_FILENAME) into an empty Postgres (DATABASE_URL).
await main(async () => {
  const settings = readSettings();
  const { databaseUrl: url, databaseFile } = settings;
  if (!url) throw new Refusal('DATABASE_URL is not set: set it to the empty Postgres database to move to.');
  if (!existsSync(path.join(cmsFolder, 'dist/src/index.js')))
    throw new Refusal('The CMS is not built, and its tables are made by it: npm run build.');
  const source = openAlone(databaseFile);
  try {
    await checkPostgresEmpty(url);
    await makeTables(settings, url);
    const copied = await step(`Copying ${databaseFile}`, ({ detail }) => moveToPostgres(source, url, detail));
    const rows = Object.values(copied).reduce((sum, count) => sum + count, 0);
    console.log(
      `  ${rows} rows in ${Object.keys(copied).length} tables, each compared with what Postgres stored`,
    );
    console.log('  With DATABASE_URL set, the CMS starts on Postgres now. Put the SQLite file away.');
  } finally {
    source.close();
  }
});
