import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { tableOf } from '../ledger/ledger-rows';
import { fileStoreOf } from './file-store';
import { FILE_UID, fileName, libraryFile, sideOf } from './library-file';
import { formatOfMime, pdfType } from './picture-types';

/** A row of the library, as far as a document is told by it. */
export type StoredFile = { id: number; mime: string; name: string; hash: string; ext: string };
type Described = StoredFile & { sha256?: string; url?: string };

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function describe(strapi: Core.Strapi, row: Described, data: Partial<Described>): Promise<void> {
  await strapi.db.query(FILE_UID).update({ where: { id: row.id }, data });
  Object.assign(row, data);
}

/** Notes what a document's bytes come to, from the very file that was stored. Of a picture nothing is noted. */
export async function keepDocumentHash(strapi: Core.Strapi, row: StoredFile, stored: string): Promise<void> {
  if (formatOfMime(row.mime)) return;
  await describe(strapi, row, { sha256: await sha256Of(stored) });
}

/**
 * Gives a document that took the place of another an address of its own: whoever keeps the old one must not find other
 * words under it. For a file that has just come in, and is not placed yet.
 */
export async function renewDocument(strapi: Core.Strapi, row: StoredFile, stored: string): Promise<void> {
  const { name, ext } = path.parse(row.name);
  const hash: string = strapi
    .plugin('upload')
    .service('image-manipulation')
    .generateFileName(ext ? name : row.name);
  const [before, after] = [fileName(row), fileName({ hash, ext: row.ext })];
  const files = fileStoreOf(strapi);
  await files.rename(before, after);
  await describe(strapi, row, { hash, url: `/uploads/${after}`, sha256: await sha256Of(stored) });
  // What was open until now.
  await files.delete(before);
}

/** Documents that were stored before their hashes were noted get theirs; what fails is tried by the next start. */
export async function hashOlderDocuments(strapi: Core.Strapi): Promise<void> {
  const where = { mime: pdfType.mime, sha256: null };
  const rows = z.array(libraryFile).parse(await strapi.db.query(FILE_UID).findMany({ where }));
  for (const row of rows) {
    try {
      const sha256 = await fileStoreOf(strapi).withPath(sideOf(row), fileName(row), sha256Of);
      // Nobody has changed the document.
      await tableOf(strapi, strapi.db.connection, FILE_UID).rows().where({ id: row.id }).update({ sha256 });
    } catch (error) {
      strapi.log.warn(`The document ${row.id} has no hash yet; the next start tries again: ${error}`);
    }
  }
}
