import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../step.ts';
import type { Folders } from './copy-files.ts';

// As the system sees it: links are followed as far as anything exists.
function real(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  return path.join(real(path.dirname(folder)), path.basename(folder));
}

const isWithin = (folder: string, outer: string) => {
  const way = path.relative(real(outer), real(folder));
  return way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
};

/** @throws Refusal where backups would lie in what is backed up: they would hold each other, or be public */
export function checkApart(backups: string, folders: Folders): void {
  const outer = Object.values(folders).find((folder) => isWithin(backups, folder));
  // All of the folder that `uploads` is in may be fetched.
  const isPublic = isWithin(backups, path.dirname(folders['public/uploads']));
  if (outer !== undefined || isPublic) {
    throw new Refusal(
      `BACKUP_FOLDER is "${backups}", inside ${outer ?? 'PUBLIC_FOLDER'}: set it to a folder outside of everything that is backed up.`,
    );
  }
}
