import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../step.ts';
import type { BackupSettings, Place } from './backup-settings.ts';
import { createFileCopier, type Folders, filesBelow } from './copy-files.ts';
import { checkApart } from './folders-apart.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { takePostgresSnapshot } from './postgres-snapshot.ts';
import { backupName, backupsAmong, outdatedAmong } from './rotation.ts';
import type { DatabasePlace, Snapshot } from './snapshot.ts';
import { LEFT_BEHIND_MS, takeSqliteSnapshot } from './sqlite-snapshot.ts';
import { createArchive, UNFINISHED } from './write-archive.ts';

// Somebody deletes a picture just then, and somebody else another one.
const MOST_SNAPSHOTS = 5;
const MEGABYTE = 1024 * 1024;
/** The disk, a quota or the largest file is full. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

type Options = { place: Place; settings: BackupSettings; release: string | null; now: Date };
export type MadeBackup = { file: string; bytes: number; manifest: Manifest };

const takeSnapshot = (database: DatabasePlace): Promise<Snapshot> =>
  database.kind === 'sqlite' ? takeSqliteSnapshot(database.file) : takePostgresSnapshot(database.url);

/** @throws Refusal when the disk of the backups has too little room */
async function checkRoom(folder: string, { database, folders }: Place): Promise<void> {
  let needed = database.kind === 'sqlite' && existsSync(database.file) ? (await stat(database.file)).size : 0;
  for (const source of Object.values(folders)) {
    for (const name of await filesBelow(source)) {
      // One that goes meanwhile needs none.
      needed += (await stat(path.join(source, name)).catch(() => ({ size: 0 }))).size;
    }
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed) {
    throw new Refusal(
      `The disk of BACKUP_FOLDER has ${Math.floor((bavail * bsize) / MEGABYTE)} MB left and a backup takes ${Math.ceil(needed / MEGABYTE)}: free room on it, or keep fewer (BACKUP_KEEP_DAYS, _WEEKS, _MONTHS).`,
    );
  }
}

/** What backups that were killed have left. */
async function clearLeftBehind(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const [ours] = backupsAmong([name.slice(1, -UNFINISHED.length)]);
    if (!ours || name !== `.${ours}${UNFINISHED}`) continue;
    const file = path.join(folder, name);
    if (now.getTime() - (await stat(file)).mtimeMs > LEFT_BEHIND_MS) await rm(file);
  }
}

/**
 * A snapshot whose files have all been copied. They are copied before it, and what came meanwhile after it; where one
 * that it names was deleted in between, a later snapshot does not name it any more.
 * @returns with it, the files that no folder has had at all
 */
async function snapshotWithFiles(
  { database, inBuckets }: Place,
  copier: ReturnType<typeof createFileCopier>,
  show: (detail: string) => void,
) {
  const copyAll = () => copier.copyAll((files) => show(`${files} files`));
  await copyAll();
  let before = '';
  for (let taken = 1; ; taken += 1) {
    show('the database');
    const snapshot = await takeSnapshot(database);
    try {
      await copyAll();
      const lost = inBuckets ? [] : copier.missing(await snapshot.namedFiles());
      // Twice the same ones: these were lost before.
      if (lost.length === 0 || lost.join() === before || taken === MOST_SNAPSHOTS) return { snapshot, lost };
      before = lost.join();
    } catch (error) {
      await snapshot.close();
      throw error;
    }
    await snapshot.close();
  }
}

/**
 * Backs up everything that cannot be made again, while the CMS and the site go on: one file, which has its name only
 * when it is whole and on the disk.
 * @param show what it is at
 * @throws Refusal when there is nothing to back up or no room
 */
export async function makeBackup(options: Options, show: (detail: string) => void): Promise<MadeBackup> {
  const { place, settings, release, now } = options;
  checkApart(settings.folder, place.folders);
  await mkdir(settings.folder, { recursive: true, mode: 0o700 });
  await clearLeftBehind(settings.folder, now);
  await checkRoom(settings.folder, place);
  const { kind: database } = place.database;
  const file = path.join(settings.folder, backupName(now, settings.recipient !== null));
  if (existsSync(file)) throw new Refusal(`${file} is there already: wait a second.`);
  const header = { format: FORMAT, madeAt: now.toISOString(), database, release };
  const archive = await createArchive(file, header, settings.recipient);
  try {
    const copier = createFileCopier(archive, place.folders);
    const { snapshot, lost } = await snapshotWithFiles(place, copier, show);
    try {
      show('the database');
      const manifest = await archive.finish({ tables: await snapshot.dump(archive), lost });
      return { file, bytes: (await stat(file)).size, manifest };
    } finally {
      await snapshot.close();
    }
  } catch (error) {
    await archive.abandon();
    if (error instanceof Error && 'code' in error && FULL.includes(String(error.code))) {
      throw new Refusal(
        `${settings.folder} takes no more (${error.code}): no backup was made, and nothing is left of it.`,
      );
    }
    throw error;
  }
}

/** Deletes the backups that need not stay. @returns their names */
export async function rotate({ folder, keep }: BackupSettings): Promise<string[]> {
  const outdated = outdatedAmong(await readdir(folder), keep);
  for (const name of outdated) await rm(path.join(folder, name));
  return outdated;
}

/** The newest backup of a folder. @throws Refusal when there is none */
export async function newestBackup(folder: string): Promise<string> {
  const [newest] = backupsAmong(existsSync(folder) ? await readdir(folder) : []);
  if (!newest) throw new Refusal(`There is no backup in ${folder}.`);
  return path.join(folder, newest);
}

/** The folders whose files a backup holds, with how many and how large. */
export function summaryOf({ files, tables }: Manifest): string {
  const prefixes: (keyof Folders)[] = ['public/uploads', 'private', 'spool', 'erasures'];
  const counts = prefixes.map((prefix) => {
    const theirs = files.filter((file) => file.path.startsWith(`${prefix}/`));
    return `${theirs.length} in ${prefix}`;
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${rows} rows in ${Object.keys(tables).length} tables; files: ${counts.join(', ')}`;
}
