import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { fileStoreOf } from './file-store';
import { FILE_UID, fileName, libraryFile, type StoredName, sideOf } from './library-file';
import { pictureMimes } from './picture-types';
import { lockPlaces, placeFiles } from './place-files';
import type { ReadyVariants } from './variant-cache';
import { settingsVersion } from './variant-settings';

const BYTES_PER_KILOBYTE = 1000;

/** A row of the media library, as far as variants are concerned. */
const storedPicture = libraryFile.extend({
  name: z.string(),
  url: z.string(),
  variantsVersion: z.string().nullish(),
});
export type StoredPicture = z.infer<typeof storedPicture>;

/** The part of Strapi's provider service used here; it adds the `url`. */
type Provider = {
  upload: (file: StoredName & { url?: string; getStream: () => NodeJS.ReadableStream }) => Promise<void>;
};

const files = (strapi: Core.Strapi) => strapi.db.query(FILE_UID);

/** @returns undefined when it was deleted or is no picture */
export async function findPicture(strapi: Core.Strapi, id: number): Promise<StoredPicture | undefined> {
  const row: unknown = await files(strapi).findOne({ where: { id, mime: { $in: pictureMimes } } });
  return row ? storedPicture.parse(row) : undefined;
}

/** The same while nobody, on no instance, moves a file: what was on its way has arrived, and the row says where. */
export async function findPictureAtRest(strapi: Core.Strapi, id: number): Promise<StoredPicture | undefined> {
  return await strapi.db.transaction(async (transaction) => {
    await lockPlaces(strapi, transaction);
    return findPicture(strapi, id);
  });
}

/** Its variants are those of these settings, and nothing else lies about. */
export const isFinished = ({ variantsVersion, unfinishedFiles }: StoredPicture) =>
  variantsVersion === settingsVersion && !unfinishedFiles;

/** Pictures without variants, with those of other settings, or with files left by a process that was killed. */
export async function picturesToMake(strapi: Core.Strapi): Promise<number[]> {
  const rows: unknown = await files(strapi).findMany({
    select: ['id'],
    where: {
      mime: { $in: pictureMimes },
      $or: [
        { variantsVersion: { $null: true } },
        { variantsVersion: { $ne: settingsVersion } },
        { unfinishedFiles: { $notNull: true } },
      ],
    },
    orderBy: { id: 'asc' },
  });
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}

/** Lets programs read a picture as it was uploaded. @throws Error when it is not where its row says */
export const withMaster = <T>(
  strapi: Core.Strapi,
  picture: StoredPicture,
  work: (master: string) => Promise<T>,
): Promise<T> => fileStoreOf(strapi).withPath(sideOf(picture), fileName(picture), work);

/** @throws Error when the file is not there */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Removes these files of the library from where they are stored. */
export async function removeStored(strapi: Core.Strapi, names: readonly StoredName[]): Promise<void> {
  await Promise.all(names.map((name) => fileStoreOf(strapi).delete(fileName(name))));
}

/**
 * Stores the variants of a picture and names them in its row. Must be called while nobody else works on the file.
 * The names stand in the row before the first file is written: whoever deletes the picture after a crash, or makes
 * its variants again, finds every file.
 */
export async function storeVariants(
  strapi: Core.Strapi,
  picture: StoredPicture,
  sha256: string,
  { folder, made }: ReadyVariants,
): Promise<void> {
  const where = { id: picture.id };
  const { thumbnail, ...others } = picture.formats ?? {};
  // Other bytes, other names: a browser that keeps the variants of a replaced picture never shows them for the new.
  const stem = `${picture.hash}_${sha256.slice(0, 8)}_${settingsVersion.slice(0, 4)}`;
  const fresh = made.variants.map((variant) => ({
    key: variant.key,
    source: path.join(folder, variant.key + variant.ext),
    file: {
      name: `${variant.key}_${picture.name}`,
      hash: `${stem}_${variant.width}`,
      ext: variant.ext,
      mime: variant.mime,
      path: null,
      width: variant.width,
      height: variant.height,
      size: variant.sizeInBytes / BYTES_PER_KILOBYTE,
      sizeInBytes: variant.sizeInBytes,
    },
  }));
  const kept = new Set(fresh.map(({ file }) => fileName(file)));
  const outdated = [...Object.values(others), ...(picture.unfinishedFiles ?? [])]
    .filter((name) => !kept.has(fileName(name)))
    .map(({ hash, ext }) => ({ hash, ext }));
  const written = fresh.map(({ file: { hash, ext } }) => ({ hash, ext }));

  await files(strapi).update({ where, data: { unfinishedFiles: [...written, ...outdated] } });
  const provider: Provider = strapi.plugin('upload').service('provider');
  const stored: Record<string, object> = {};
  const writes = await Promise.allSettled(
    fresh.map(async ({ key, source, file }) => {
      const sent = { ...file, getStream: () => createReadStream(source) };
      await provider.upload(sent);
      const { getStream: _, ...format } = sent;
      stored[key] = format;
    }),
  );
  const failure = writes.find((write) => write.status === 'rejected');
  if (failure) {
    const named = new Set(Object.values(others).map(fileName));
    await removeStored(
      strapi,
      written.filter((name) => !named.has(fileName(name))),
    );
    throw failure.reason;
  }
  // They have come in beside the gated files. Their names stand in the row: whoever moves the picture moves them too.
  await placeFiles(strapi, [picture.id]);
  const row: unknown = await files(strapi).update({
    where,
    data: {
      formats: { ...(thumbnail ? { thumbnail } : {}), ...stored },
      width: made.width,
      height: made.height,
      placeholder: made.placeholder,
      dominantColour: made.dominantColour,
      variantsVersion: settingsVersion,
    },
  });
  // Another process of the same library deleted it meanwhile.
  await removeStored(strapi, row ? outdated : [...written, ...outdated]);
  await files(strapi).update({ where, data: { unfinishedFiles: null } });
}
