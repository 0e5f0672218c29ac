import path from 'node:path';
import { root, type Settings } from '../settings.ts';
import { Refusal } from '../step.ts';
import type { Folders } from './copy-files.ts';
import type { Keep } from './rotation.ts';
import type { DatabasePlace } from './snapshot.ts';

const RECIPIENT = /^age1[0-9a-z]{58}$/;

/** What is backed up, and where restoring puts it. */
export type Place = {
  database: DatabasePlace;
  folders: Folders;
  /** The files of the library lie in buckets, whose store keeps them: no folder is to have them. */
  inBuckets: boolean;
};
export type BackupSettings = {
  folder: string;
  /** The public key backups are encrypted to; null: they are not. */
  recipient: string | null;
  /** The file of the secret key, where this machine has it. */
  identityFile: string | null;
  keep: Keep;
};

export const placeOf = (settings: Settings): Place => ({
  database: settings.databaseUrl
    ? { kind: 'postgres', url: settings.databaseUrl }
    : { kind: 'sqlite', file: settings.databaseFile },
  folders: {
    // The spool comes before the database, whatever order the others have: decision 38.
    spool: settings.spoolFolder,
    'public/uploads': path.join(settings.publicFolder, 'uploads'),
    private: settings.privateFolder,
    erasures: settings.erasureFolder,
  },
  inBuckets: Boolean(settings.env.BUCKET_ENDPOINT),
});

function count(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const value = env[name] || String(usual);
  if (!/^\d{1,4}$/.test(value))
    throw new Refusal(`${name} is "${value}": set it to a whole number, 0 or more.`);
  return Number(value);
}

/** @throws Refusal naming the variable that is wrong */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings {
  const recipient = env.BACKUP_RECIPIENT || null;
  if (recipient !== null && !RECIPIENT.test(recipient)) {
    // Without its value: somebody may have put the secret half there.
    throw new Refusal(
      'BACKUP_RECIPIENT is no public key of age: set it to age1…, as npm run backup -- --make-key FILE prints it.',
    );
  }
  return {
    folder: path.resolve(root, env.BACKUP_FOLDER || '.run/backups'),
    recipient,
    identityFile: env.BACKUP_IDENTITY_FILE ? path.resolve(root, env.BACKUP_IDENTITY_FILE) : null,
    keep: {
      days: count(env, 'BACKUP_KEEP_DAYS', 7),
      weeks: count(env, 'BACKUP_KEEP_WEEKS', 4),
      months: count(env, 'BACKUP_KEEP_MONTHS', 12),
    },
  };
}

/** A file as it was typed: npm runs a command in another folder than it was called in. */
export const typedFile = (file: string): string => path.resolve(process.env.INIT_CWD ?? '.', file);
