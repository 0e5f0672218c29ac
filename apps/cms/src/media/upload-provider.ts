import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { fileName, type StoredName } from './library-file';
import { privateFilesOf } from './private-files';

type SentFile = StoredName & { stream: Readable; url?: string };
/** What this file touches of Strapi's provider of the local disk. */
type Provider = {
  delete(file: StoredName): Promise<unknown>;
  extend(methods: object): void;
};

/**
 * Lets every file come in on the private side, whatever it is and whoever sends it: it is public only once
 * `placeFiles` has read in its row that it may be. The address is the one it has then.
 */
export function keepUploadsPrivate(strapi: Core.Strapi): void {
  const provider: Provider = strapi.plugin('upload').provider;
  const files = privateFilesOf(strapi);
  const deleteOpen = provider.delete.bind(provider);

  async function uploadStream(file: SentFile) {
    await files.put(fileName(file), file.stream);
    file.url = `/uploads/${fileName(file)}`;
  }
  async function remove(file: StoredName) {
    await Promise.all([deleteOpen(file), files.delete(fileName(file))]);
  }
  async function replaceStream(file: SentFile, replaced: StoredName) {
    await uploadStream(file);
    if (fileName(file) !== fileName(replaced)) await remove(replaced);
  }
  provider.extend({ uploadStream, replaceStream, delete: remove });
}
