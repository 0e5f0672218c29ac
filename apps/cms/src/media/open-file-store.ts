import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { FilesConfig } from '../../config/files';
import { FILE_STORE } from './file-store';
import { filesOnDisk } from './files-on-disk';

/** Opens the folders, or the buckets where they are set. Called once, before anything is uploaded. */
export async function openFileStore(strapi: Core.Strapi): Promise<void> {
  const { privateFolder, bucket } = strapi.config.get<FilesConfig>('files');
  if (!bucket) {
    strapi.add(FILE_STORE, filesOnDisk(privateFolder, path.join(strapi.dirs.static.public, 'uploads')));
    return;
  }
  // What speaks to buckets takes time and memory that only those who have one should spend.
  const { filesInBucket } = await import('./files-in-bucket');
  strapi.add(FILE_STORE, filesInBucket(bucket));
}
