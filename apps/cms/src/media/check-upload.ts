import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { checkFilm, filmOfBytes } from './check-film';
import { BrokenContainer, type Container, formatOfBytes, readContainer } from './containers';
import { hiddenFileIn } from './hidden-files';
import { LONGEST_NAME, LONGEST_SIDE_PX, MOST_PIXELS } from './limits';
import {
  type FileType,
  type FilmFormat,
  filmTypes,
  type PictureFormat,
  pdfType,
  pictureTypes,
} from './picture-types';
import { refusal } from './refusal';

/** A file on its way in, as Strapi's body parser and the seed hand it over. */
export type IncomingFile = {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  size: number;
};

/** What a file turned out to be. */
export type CheckedFile =
  | { kind: 'picture'; name: string; format: PictureFormat; container: Container }
  | { kind: 'film'; name: string; format: FilmFormat; stored: Buffer }
  | { kind: 'document'; name: string };

const isNamed = (name: string, extensions: readonly string[]) => {
  const extension = path.extname(name).toLowerCase();
  return extension === '' || extensions.includes(extension);
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
const FORBIDDEN_IN_NAMES = /[<>:"/\\|?*\u0000-\u001f]/;

/** @throws when a file cannot be called so on every system it may be copied to */
export function checkName(name: string): void {
  if (name.length > LONGEST_NAME) {
    throw refusal(`A file name may have ${LONGEST_NAME} characters at most; this one has ${name.length}.`);
  }
  if (FORBIDDEN_IN_NAMES.test(name) || /^\.{0,2}$/.test(name.trim())) {
    throw refusal('A file name may not be empty or hold any of < > : " / \\ | ? * and control characters.');
  }
}

const UNDECLARED = 'application/octet-stream';

/** As it is read aloud: “an MP4”. */
const withArticle = (label: string) => (/^(?:AVIF|MP4)/.test(label) ? `an ${label}` : `a ${label}`);

function checkDeclared(file: IncomingFile, name: string, { mime, label, aliases = [] }: FileType) {
  const declared = file.mimetype || UNDECLARED;
  if (![UNDECLARED, mime, ...aliases].includes(declared)) {
    throw refusal(`“${name}” was sent as ${declared} but is ${withArticle(label)} file.`);
  }
}

function checkExtension(name: string, { label, extensions }: FileType) {
  if (!isNamed(name, extensions)) {
    throw refusal(`“${name}” is ${withArticle(label)} file: let its name end in ${extensions[0]}.`);
  }
}

async function checkPixels(file: IncomingFile, name: string) {
  // Only the header is read here, so that no limit of sharp's own gets in the way of our sentence.
  const { width, height, pages = 1 } = await sharp(file.filepath, { limitInputPixels: false }).metadata();
  if (width > LONGEST_SIDE_PX || height > LONGEST_SIDE_PX || width * height > MOST_PIXELS) {
    throw refusal(
      `“${name}” has ${width} × ${height} pixels: at most ${LONGEST_SIDE_PX} a side and ${MOST_PIXELS / 1e6} megapixels are taken.`,
    );
  }
  return pages;
}

async function checkPicture(file: IncomingFile, name: string, format: PictureFormat, bytes: Buffer) {
  const type = pictureTypes[format];
  checkExtension(name, type);
  checkDeclared(file, name, type);
  const damaged = refusal(`“${name}” is damaged: the picture cannot be read to its end.`);
  try {
    const container = readContainer(format, bytes);
    const hidden = hiddenFileIn(container.extras);
    if (hidden) throw refusal(`“${name}” hides ${hidden} inside the picture.`);
    const pages = await checkPixels(file, name);
    if (container.moving || pages > 1) throw refusal(`“${name}” moves: only still pictures are shown.`);
    return container;
  } catch (error) {
    if (error instanceof errors.ApplicationError) throw error;
    // Whatever the decoder says of the header, the editor can only take another file.
    if (error instanceof BrokenContainer || error instanceof Error) throw damaged;
    throw error;
  }
}

function checkPdf(file: IncomingFile, name: string, bytes: Buffer) {
  checkExtension(name, pdfType);
  checkDeclared(file, name, pdfType);
  if (!bytes.subarray(-2048).includes('%%EOF')) {
    throw refusal(`“${name}” is damaged: the PDF ends before its last page.`);
  }
  const program = /\/(JavaScript|Launch|EmbeddedFiles?)\b/.exec(bytes.toString('latin1'));
  if (program) throw refusal(`“${name}” is a PDF with a program or a file inside: save it without.`);
}

/**
 * Looks at the bytes of a file before anything is stored.
 * @throws an ApplicationError with one sentence for the editor, when the site could not or should not show it
 */
export async function checkUpload(file: IncomingFile): Promise<CheckedFile> {
  const name = file.originalFilename ?? '';
  checkName(name);
  const bytes = await readFile(file.filepath);
  if (bytes.length === 0) throw refusal(`“${name}” is empty.`);
  const format = formatOfBytes(bytes);
  if (format)
    return { kind: 'picture', name, format, container: await checkPicture(file, name, format, bytes) };
  const film = filmOfBytes(bytes);
  if (film) {
    checkExtension(name, filmTypes[film]);
    checkDeclared(file, name, filmTypes[film]);
    return { kind: 'film', name, format: film, stored: await checkFilm(name, film, bytes) };
  }
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    checkPdf(file, name, bytes);
    return { kind: 'document', name };
  }
  if (/<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096))) {
    throw refusal(`“${name}” is an SVG drawing, which can hold programs: save it as PNG or WebP.`);
  }
  throw refusal(`“${name}” is no JPEG, PNG, WebP, AVIF, MP4, WebM or PDF file, whatever it is called.`);
}
