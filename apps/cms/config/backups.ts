import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { wholeNumber } from './whole-number';

/** What this process watches of backups, which another program makes. */
export type BackupConfig = {
  folder: string;
  /** After so many hours without a new one somebody is told; 0: nobody watches. */
  alarmAfterHours: number;
};

const config = ({ env }: Core.Config.Shared.ConfigParams): BackupConfig => ({
  // As scripts/backup has it: from the root of the repository.
  folder: path.resolve('../..', env('BACKUP_FOLDER') || '.run/backups'),
  alarmAfterHours: wholeNumber(env, 'BACKUP_ALARM_HOURS', 0),
});

export default config;
