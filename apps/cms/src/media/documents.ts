import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { tableOf } from '../ledger/ledger-rows';
import { fileStoreOf } from './file-store';
import { FILE_UID, fileName, libraryFile, type StoredName, sideOf } from './library-file';
import { formatOfMime, pdfType } from './picture-types';

/** A row of the library, as far as a document is told by it. */
export type StoredFile = { id: number; mime: string; name: string; hash: string; ext: string };
type Described = StoredFile & { sha256?: string; url?: string; unfinishedFiles?: StoredName[] };

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

/** Before other bytes come: whatever happens on the way, no hash stands beside a file that it was not made of. */
export async function forgetDocumentHash(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.query(FILE_UID).update({ where: { id }, data: { sha256: null } });
}

/**
 * Gives a document that took the place of another an address of its own: whoever keeps the old one must not find other
 * words under it. The row names a file that is there at every moment, and what is still to be deleted; the next start
 * does what a killed process could not. For a file that has just come in, and is not placed yet.
 */
export async function renewDocument(strapi: Core.Strapi, row: StoredFile, stored: string): Promise<void> {
  const { name, ext } = path.parse(row.name);
  const hash: string = strapi
    .plugin('upload')
    .service('image-manipulation')
    .generateFileName(ext ? name : row.name);
  const after = fileName({ hash, ext: row.ext });
  const unfinishedFiles = [{ hash: row.hash, ext: row.ext }];
  await fileStoreOf(strapi).put(after, createReadStream(stored));
  const sha256 = await sha256Of(stored);
  await describe(strapi, row, { hash, url: `/uploads/${after}`, sha256, unfinishedFiles });
  await deleteReplaced(strapi, row.id, unfinishedFiles);
}

/** Takes away what was open until a document was replaced. */
async function deleteReplaced(strapi: Core.Strapi, id: number, names: readonly StoredName[]): Promise<void> {
  for (const name of names) await fileStoreOf(strapi).delete(fileName(name));
  await strapi.db.query(FILE_UID).update({ where: { id }, data: { unfinishedFiles: null } });
}

/**
 * Finishes what a process that was killed left of documents: hashes that are not noted, also of those that are older
 * than hashes are, and files that were replaced. What fails is tried by the next start.
 */
export async function finishDocuments(strapi: Core.Strapi): Promise<void> {
  const where = {
    mime: pdfType.mime,
    $or: [{ sha256: { $null: true } }, { unfinishedFiles: { $notNull: true } }],
  };
  const rows = z.array(libraryFile).parse(await strapi.db.query(FILE_UID).findMany({ where }));
  for (const row of rows) {
    try {
      if (row.unfinishedFiles) await deleteReplaced(strapi, row.id, row.unfinishedFiles);
      const sha256 = await fileStoreOf(strapi).withPath(sideOf(row), fileName(row), sha256Of);
      // Nobody has changed the document.
      const files = tableOf(strapi, strapi.db.connection, FILE_UID);
      await files.rows().where({ id: row.id }).update(files.columnsOf({ sha256 }));
    } catch (error) {
      strapi.log.warn(`The document ${row.id} is not finished; the next start tries again: ${error}`);
    }
  }
}
