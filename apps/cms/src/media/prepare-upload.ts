import { stat } from 'node:fs/promises';
import { checkUpload, type IncomingFile, refusal } from './check-upload';
import { cleanMaster } from './clean-master';
import { type Glimpse, glimpseOf } from './glimpse';
import { formatOfMime, type PictureFormat, pdfType, pictureTypes } from './picture-types';

/** A file as it is stored: checked, and if a picture, upright, sRGB and without metadata. */
export type PreparedFile = IncomingFile & { detectedMimeType: string };
export type Prepared = { file: PreparedFile; glimpse?: Glimpse };

async function preparePicture(
  incoming: IncomingFile,
  target: string,
  wanted?: PictureFormat,
): Promise<Prepared> {
  const checked = await checkUpload(incoming);
  if (checked.kind === 'document') {
    const { mime } = pdfType;
    return { file: { ...incoming, mimetype: mime, detectedMimeType: mime } };
  }
  const { name, format, container } = checked;
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
  const wanted = formatOfMime(replaced);
  const prepared = await preparePicture(incoming, target, wanted);
  const { mimetype, originalFilename } = prepared.file;
  if (replaced && mimetype !== replaced) {
    throw refusal(
      wanted
        ? `“${originalFilename}” cannot take the place of a picture: choose a picture.`
        : `“${originalFilename}” cannot take the place of a document: choose a PDF.`,
    );
  }
  return prepared;
}
