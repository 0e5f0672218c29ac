import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { fileStoreOf } from './file-store';
import { fileName, type StoredName } from './library-file';
import { changesOfRequest } from './whole-uploads';

type SentFile = StoredName & { stream: Readable; url?: string };
/** What this file touches of Strapi's provider of the local disk. */
type Provider = { extend(methods: object): void };

/**
 * Lets every file come in on the private side, whatever it is and whoever sends it: it is public only once
 * `placeFiles` has read in its row that it may be. The address is the one it has then.
 */
export function keepUploadsPrivate(strapi: Core.Strapi): void {
  const provider: Provider = strapi.plugin('upload').provider;
  const files = fileStoreOf(strapi);

  async function uploadStream(file: SentFile) {
    const name = fileName(file);
    await (changesOfRequest()?.put(name, file.stream) ?? files.put(name, file.stream));
    file.url = `/uploads/${name}`;
  }
  async function remove(file: StoredName) {
    await (changesOfRequest()?.delete(fileName(file)) ?? files.delete(fileName(file)));
  }
  async function replaceStream(file: SentFile, replaced: StoredName) {
    await uploadStream(file);
    if (fileName(file) !== fileName(replaced)) await remove(replaced);
  }
  provider.extend({ uploadStream, replaceStream, delete: remove });
}
