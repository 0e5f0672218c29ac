import { stat, writeFile } from 'node:fs/promises';
import { type CheckedFile, checkUpload, type IncomingFile } from './check-upload';
import { cleanMaster } from './clean-master';
import { type Glimpse, glimpseOf } from './glimpse';
import { filmTypes, formatOfMime, type PictureFormat, pdfType, pictureTypes } from './picture-types';
import { refusal } from './refusal';

/** A file as it is stored: checked, a picture upright, sRGB and without metadata, a film without sound and metadata. */
export type PreparedFile = IncomingFile & { detectedMimeType: string };
export type Prepared = { file: PreparedFile; glimpse?: Glimpse };

type Checked<Kind> = Extract<CheckedFile, { kind: Kind }>;

async function prepareFilm(
  incoming: IncomingFile,
  { format, stored }: Checked<'film'>,
  target: string,
): Promise<Prepared> {
  const { mime } = filmTypes[format];
  await writeFile(target, stored);
  const stays = { mimetype: mime, detectedMimeType: mime };
  return { file: { ...incoming, filepath: target, size: stored.length, ...stays } };
}

async function preparePicture(
  incoming: IncomingFile,
  { name, format, container }: Checked<'picture'>,
  target: string,
  wanted?: PictureFormat,
): Promise<Prepared> {
  const stored = wanted ?? format;
  const { mime } = pictureTypes[stored];
  try {
    const written = await cleanMaster(incoming.filepath, target, container, format, stored);
    const filepath = written ? target : incoming.filepath;
    const glimpse = await glimpseOf(filepath);
    const { size } = await stat(filepath);
    return { file: { ...incoming, filepath, size, mimetype: mime, detectedMimeType: mime }, glimpse };
  } catch (error) {
    // A full disk is nobody's damaged picture.
    if (error instanceof Error && 'code' in error) throw error;
    throw refusal(`“${name}” is damaged: the picture cannot be read to its end.`);
  }
}

async function prepare(incoming: IncomingFile, target: string, wanted?: PictureFormat): Promise<Prepared> {
  const checked = await checkUpload(incoming);
  if (checked.kind === 'picture') return preparePicture(incoming, checked, target, wanted);
  if (checked.kind === 'film') return prepareFilm(incoming, checked, target);
  const { mime } = pdfType;
  return { file: { ...incoming, mimetype: mime, detectedMimeType: mime } };
}

const NEEDED = new Map([
  ...Object.values(pictureTypes).map(({ mime }) => [mime, 'a picture: choose a picture'] as const),
  ...Object.values(filmTypes).map(({ mime, label }) => [mime, `a film: choose a film in ${label}`] as const),
  [pdfType.mime, 'a document: choose a PDF'] as const,
]);

/**
 * Checks a file and writes it as it will be stored to `target`, unless it may stay as it is.
 * @param replaced the MIME type of the file it takes the place of: its address, and so its type, stays
 * @throws an ApplicationError with one sentence for the editor
 */
export async function prepareUpload(
  incoming: IncomingFile,
  target: string,
  replaced?: string,
): Promise<Prepared> {
  const prepared = await prepare(incoming, target, formatOfMime(replaced));
  const { mimetype, originalFilename } = prepared.file;
  if (replaced && mimetype !== replaced) {
    throw refusal(`“${originalFilename}” cannot take the place of ${NEEDED.get(replaced) ?? 'that file'}.`);
  }
  return prepared;
}
