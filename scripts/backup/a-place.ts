import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { BackupSettings, Place } from './backup-settings.ts';

/** For tests: a place with the one table that a backup asks about, two pictures and an enquiry in the spool. */
export function aPlace() {
  const root = mkdtempSync(path.join(tmpdir(), 'sahyara-place-'));
  const file = path.join(root, 'data.db');
  const folders = {
    spool: path.join(root, 'spool'),
    'public/uploads': path.join(root, 'public/uploads'),
    private: path.join(root, 'private'),
    erasures: path.join(root, 'erasures'),
  };
  const place: Place = { database: { kind: 'sqlite', file }, folders, inBuckets: false };
  const settings: BackupSettings = {
    folder: path.join(root, 'backups'),
    recipient: null,
    identityFile: null,
    keep: { days: 1, weeks: 0, months: 0 },
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const write = (folder: keyof typeof folders, name: string, text: string) =>
    writeFileSync(path.join(folders[folder], name), text);
  const sql = (statement: string) => {
    const database = new Database(file);
    database.exec(statement);
    database.close();
  };
  sql(`pragma journal_mode = wal; create table files (id integer primary key, hash text, ext text, formats json);
    insert into files values (1, 'court', '.webp', '{"small":{"hash":"court_400","ext":".avif"}}'), (2, 'plan', '.pdf', null)`);
  write('public/uploads', 'court.webp', 'a court'.repeat(1000));
  write('public/uploads', 'court_400.avif', 'a small court');
  write('private', 'plan.pdf', 'a plan');
  write('spool', 'a.json', '{"an":"enquiry"}');
  return { root, place, settings, write, sql };
}
