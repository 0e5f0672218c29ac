import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import Database from 'better-sqlite3';
import { Refusal } from '../step.ts';
import type { Place } from './backup-settings.ts';
import type { Folders } from './copy-files.ts';
import { checkEmpty } from './empty-place.ts';
import { type Manifest, SQLITE_PATH } from './manifest.ts';
import { type Entry, readArchive } from './read-archive.ts';
import { beginPostgresRestore, dropTables } from './restore-postgres.ts';
import type { DatabasePlace } from './snapshot.ts';
import { countRows } from './sqlite-snapshot.ts';
import { publish } from './write-archive.ts';

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;
// Others of the group read what is public, as the CMS writes it.
const OPEN = { file: 0o644, folder: 0o755 } as const;

type Options = {
  file: string;
  identity: string | null;
  place: Place;
  /** Erases again whoever was erased, in the database that it is handed. */
  eraseAgain: (database: DatabasePlace) => Promise<void>;
};

/** Brings a database in, so that it is there only when everything else is. */
type DatabaseRestore = {
  take(entry: Entry): Promise<boolean>;
  finish(manifest: Manifest): Promise<void>;
  close(): Promise<void>;
};

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function write(file: string, { content }: Entry, isPublic: boolean): Promise<void> {
  const mode = isPublic ? OPEN : OWNER_ONLY;
  await mkdir(path.dirname(file), { recursive: true, mode: mode.folder });
  await pipeline(content, createWriteStream(file, { mode: mode.file, flush: true }));
}

function checkSqlite(file: string, tables: Manifest['tables']): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Refusal(`The database of the backup is broken: ${found}.`);
    const counts = countRows(database);
    for (const [name, rows] of Object.entries(tables)) {
      if (counts[name] !== rows)
        throw new Refusal(`${name} has ${counts[name] ?? 0} rows, and the backup ${rows}.`);
    }
  } finally {
    database.close();
  }
}

/** Under another name until everything is there: a CMS that is started too early finds no half of it. */
const unfinished = (file: string) => `${file}.restoring`;

async function restoreSqlite(file: string, eraseAgain: Options['eraseAgain']): Promise<DatabaseRestore> {
  const begun = unfinished(file);
  const remove = async () => {
    for (const suffix of ['', '-wal', '-shm']) await rm(begun + suffix, { force: true });
  };
  await remove();
  return {
    async take(entry) {
      if (entry.path !== SQLITE_PATH) return false;
      await write(begun, entry, false);
      return true;
    },
    async finish({ tables }) {
      checkSqlite(begun, tables);
      await eraseAgain({ kind: 'sqlite', file: begun });
      const database = new Database(begun);
      // Into the one file, for it alone gets the name.
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
      await syncFile(begun);
      await publish(begun, file);
    },
    close: remove,
  };
}

async function restorePostgres(url: string, eraseAgain: Options['eraseAgain']): Promise<DatabaseRestore> {
  const restore = await beginPostgresRestore(url);
  return {
    take: restore.take,
    async finish({ tables }) {
      await restore.finish(tables);
      try {
        await eraseAgain({ kind: 'postgres', url });
      } catch (error) {
        await dropTables(url);
        throw error;
      }
    },
    close: restore.close,
  };
}

/** Where a file of a backup goes; undefined: it is no file of a folder. */
function targetOf({ path: name }: Entry, folders: Folders): string | undefined {
  const found = Object.entries(folders).find(([prefix]) => name.startsWith(`${prefix}/`));
  return found && path.join(found[1], ...name.slice(found[0].length + 1).split('/'));
}

/**
 * Brings a backup into an empty place: all of it, with whoever was erased since erased again, or nothing.
 * @param show what it is at
 * @throws Refusal when the backup is not whole, or of the other kind of database, or the place is not empty
 */
export async function restoreBackup(options: Options, show: (detail: string) => void): Promise<Manifest> {
  const { file, identity, place, eraseAgain } = options;
  await checkEmpty(place);
  show('checking the backup');
  const checked = await readArchive(file, identity, async ({ content }) => {
    for await (const _ of content);
  });
  checkKind(checked.header.database, place.database.kind);
  const { database } = place;
  const restore =
    database.kind === 'sqlite'
      ? await restoreSqlite(database.file, eraseAgain)
      : await restorePostgres(database.url, eraseAgain);
  const written: string[] = [];
  try {
    const { manifest } = await readArchive(file, identity, async (entry) => {
      show(entry.path);
      if (await restore.take(entry)) return;
      const target = targetOf(entry, place.folders);
      if (!target) throw new Refusal(`${entry.path} belongs to no folder of this CMS.`);
      // What is known of an erasure here is newer than what the backup knows.
      if (entry.path.startsWith('erasures/') && existsSync(target)) {
        for await (const _ of entry.content);
        return;
      }
      // Before it is there: half of it goes too.
      written.push(target);
      await write(target, entry, entry.path.startsWith('public/'));
    });
    show('the database');
    await restore.finish(manifest);
    return manifest;
  } catch (error) {
    // It was empty, and is again.
    for (const one of written) await rm(one, { force: true });
    throw error;
  } finally {
    await restore.close();
  }
}

function checkKind(made: string, wanted: string): void {
  if (made === wanted) return;
  throw new Refusal(
    made === 'sqlite'
      ? 'This is a backup of SQLite, and DATABASE_URL is set: restore it without, then run npm run migrate-to-postgres.'
      : 'This is a backup of Postgres, and DATABASE_URL is not set: set it to an empty database.',
  );
}
