import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { aPlaceForCms, type CmsPlace } from '../../../testing/cms-process.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { createDatabase } from '../../../testing/postgres-database.ts';

const FOLDER = path.join(import.meta.dirname, 'releases');

/** The releases whose installations are kept (`npm run release-fixture`). */
export const RELEASES = readdirSync(FOLDER);

/** Lays out an installation of a release as it left it, for a CMS to go on with. */
export async function installedRelease(
  release: string,
  kind: TestDatabase['kind'],
): Promise<CmsPlace & { database: TestDatabase }> {
  const databaseUrl = kind === 'postgres' ? await createDatabase(inject('blank').serverUrl) : undefined;
  const place = await aPlaceForCms(databaseUrl ? { databaseUrl } : {});
  const { DATABASE_FILENAME = '', PUBLIC_FOLDER = '', PRIVATE_FOLDER = '', ERASURE_FOLDER = '' } = place.env;
  // A blank database is laid there for every other test.
  await rm(DATABASE_FILENAME, { force: true });
  const backup = path.join(place.folder, 'backup.tar');
  writeFileSync(backup, gunzipSync(readFileSync(path.join(FOLDER, release, `${kind}.tar.gz`))));
  const folders = {
    spool: path.join(place.folder, 'spool'),
    'public/uploads': path.join(PUBLIC_FOLDER, 'uploads'),
    private: PRIVATE_FOLDER,
    erasures: ERASURE_FOLDER,
  };
  const database = databaseUrl
    ? { kind: 'postgres' as const, url: databaseUrl }
    : { kind: 'sqlite' as const, file: DATABASE_FILENAME };
  await restoreBackup(
    {
      file: backup,
      identity: null,
      place: { database, folders, inBuckets: false },
      eraseAgain: async () => {},
    },
    () => {},
  );
  await rm(backup);
  return place;
}
