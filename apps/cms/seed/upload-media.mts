import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { MediaFile } from './schemas/media-file.mts';

const FILE_UID = 'plugin::upload.file';
const FOLDER_UID = 'plugin::upload.folder';
/** Two keep both cores of a small machine busy: one file is resized while another is written. */
const UPLOADS_AT_ONCE = 2;

const storedFiles = z.array(z.object({ id: z.int(), name: z.string() }));
const storedFolder = z.object({ id: z.int() });
type Log = (line: string) => void;

/**
 * Uploads the files that are not in the media library yet, each into a folder named after its own.
 * @returns the library's id of every file, by its path under `media/`.
 */
export async function uploadMedia(
  strapi: Core.Strapi,
  mediaDir: string,
  files: MediaFile[],
  log: Log,
): Promise<Map<string, number>> {
  const ids = await alreadyUploaded(strapi, files);
  const missing = files.filter((media) => !ids.has(media.file));
  const folders = await folderIds(strapi, missing);
  let done = files.length - missing.length;
  const queue = missing.values();
  const worker = async () => {
    for (const media of queue) {
      ids.set(media.file, await uploadOne(strapi, mediaDir, media, folders.get(topFolder(media))));
      done += 1;
      log(`Pictures ${done}/${files.length} ${media.file}`);
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  return ids;
}

async function alreadyUploaded(strapi: Core.Strapi, files: MediaFile[]): Promise<Map<string, number>> {
  const names = files.map((media) => media.libraryName);
  const rows: unknown = await strapi.db.query(FILE_UID).findMany({ where: { name: { $in: names } } });
  const idByName = new Map(storedFiles.parse(rows).map((row) => [row.name, row.id]));
  return new Map(
    files.flatMap((media) => {
      const id = idByName.get(media.libraryName);
      return id === undefined ? [] : [[media.file, id] as const];
    }),
  );
}

const topFolder = (media: MediaFile) => path.dirname(media.file);

async function folderIds(strapi: Core.Strapi, files: MediaFile[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const dir of new Set(files.map(topFolder))) {
    const name = dir === '.' ? 'brand' : path.basename(dir);
    const found: unknown = await strapi.db.query(FOLDER_UID).findOne({ where: { name, parent: null } });
    const folder: unknown =
      found ?? (await strapi.plugin('upload').service('folder').create({ name, parent: null }));
    ids.set(dir, storedFolder.parse(folder).id);
  }
  return ids;
}

async function uploadOne(strapi: Core.Strapi, mediaDir: string, media: MediaFile, folder?: number) {
  const filepath = path.join(mediaDir, media.file);
  const uploaded: unknown = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: {
        fileInfo: {
          name: media.libraryName,
          alternativeText: media.alt,
          caption: media.caption,
          focalPoint: media.focus,
          folder,
        },
      },
      files: {
        filepath,
        originalFilename: media.libraryName,
        size: (await stat(filepath)).size,
      },
    });
  const [stored] = storedFiles.parse(uploaded);
  if (!stored) throw new Error(`The media library took media/${media.file} but returned nothing for it.`);
  return stored.id;
}
