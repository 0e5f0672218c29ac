import { readdir } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { BackupConfig } from '../../config/backups';
import { dateIn, HOUR_MS } from '../india-time';
import { codeOf } from '../logging/error-code';
import { raiseAlarm } from './alarm';
import { keepResult } from './check-results';

/** What scripts/backup/rotation.ts names a backup that is whole: the moment it was begun. */
const BACKUP = /^sahyara-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar(?:\.age)?$/;

/** When the newest backup among the names of a folder was begun (milliseconds since 1970); null: there is none. */
export function newestBackupAt(names: readonly string[]): number | null {
  const times = names
    .filter((name) => BACKUP.test(name))
    .map((name) => Date.parse(name.replace(BACKUP, '$1-$2-$3T$4:$5:$6Z')))
    .filter((time) => !Number.isNaN(time));
  return times.length === 0 ? null : Math.max(...times);
}

/** What is wrong with the backups of a folder, in words; null: the newest is young enough. */
async function flawOf({ folder, alarmAfterHours }: BackupConfig, now: number): Promise<string | null> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    return `BACKUP_FOLDER (${folder}) cannot be read: ${codeOf(error)}`;
  }
  const newest = newestBackupAt(names);
  if (newest === null) return `there is no backup in BACKUP_FOLDER (${folder})`;
  if (now - newest <= alarmAfterHours * HOUR_MS) return null;
  return `the newest was begun ${Math.floor((now - newest) / HOUR_MS)} hours ago`;
}

/**
 * Looks whether backups are still made. Whatever makes them cannot tell that it does not run any more: a timer that was
 * never enabled, a disk that is full, a key that is wrong.
 * @param now milliseconds since 1970
 */
export async function watchBackups(strapi: Core.Strapi, now: number): Promise<void> {
  const flaw = await flawOf(strapi.config.get<BackupConfig>('backups'), now);
  await keepResult(strapi, 'backups', {
    at: new Date(now).toISOString(),
    ok: flaw === null,
    says: flaw ?? 'the newest is young enough',
  });
  if (flaw === null) return;
  await raiseAlarm(strapi, {
    // By mail once a day.
    id: `backups ${dateIn(new Date(now))}`,
    note: `Backups have stopped: ${flaw}. journalctl -u sahyara-backup says why; systemctl start sahyara-backup makes one now.`,
    now,
  });
}
