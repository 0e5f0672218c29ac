import { LONGEST_FILM_S, LONGEST_FILM_SIDE_PX, MOST_FILM_BYTES } from './limits';
import { type FilmFormat, filmFormats, filmTypes } from './picture-types';
import { readFilm } from './read-film';
import { refusal } from './refusal';

const MB = 1024 * 1024;
/** The last picture of a film may be shown a little longer or shorter in what is written of it. */
const SAME_LENGTH_S = 0.25;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

const starts: Record<FilmFormat, (file: Buffer) => boolean> = {
  // A film of a Mac or an iPhone is told by this box too, and refused by what it is.
  mp4: (file) => file.toString('latin1', 4, 8) === 'ftyp',
  webm: (file) => file.subarray(0, 4).equals(EBML),
};

/** Which film a file is by its first bytes, once it is known to be no picture. */
export const filmOfBytes = (file: Buffer): FilmFormat | undefined =>
  filmFormats.find((format) => starts[format](file));

/** What browsers play of each kind, and what it is called: the site tells them which of the two it is. */
const CODECS: Record<FilmFormat, { played: string; label: string }> = {
  mp4: { played: 'avc', label: 'H.264' },
  webm: { played: 'av1', label: 'AV1' },
};

/**
 * Looks into a film: whether browsers play it, how long and how wide it is, and whether it is all there.
 * @returns what is stored of it
 * @throws an ApplicationError with one sentence for the editor
 */
export async function checkFilm(name: string, format: FilmFormat, bytes: Buffer): Promise<Buffer> {
  const { played, label } = CODECS[format];
  const damaged = refusal(`“${name}” is damaged: the film cannot be read to its end.`);
  const read = await readFilm(bytes);
  if (!read) throw damaged;
  const { film, stored, storedSeconds } = read;
  if (film.mime !== filmTypes[format].mime)
    throw refusal(`“${name}” is a film that browsers do not play: save it as MP4 with ${CODECS.mp4.label}.`);
  const [picture, ...others] = film.pictures;
  if (!picture || others.length > 0) throw refusal(`“${name}” has no picture, or more than one.`);
  if (picture.codec !== played)
    throw refusal(
      `“${name}” is written as ${picture.codec.toUpperCase()}, which many browsers do not play: save it as ${label}.`,
    );
  const { width, height } = picture;
  if (Math.max(width, height) > LONGEST_FILM_SIDE_PX)
    throw refusal(
      `“${name}” has ${width} × ${height} pixels: at most ${LONGEST_FILM_SIDE_PX} a side are taken.`,
    );
  if (film.seconds > LONGEST_FILM_S)
    throw refusal(
      `“${name}” is ${Math.ceil(film.seconds)} seconds long: at most ${LONGEST_FILM_S} are taken, because it begins by itself.`,
    );
  // Of a film that is cut off, what is left would be written without a word.
  if (!stored || Math.abs(storedSeconds - film.seconds) > SAME_LENGTH_S) throw damaged;
  if (stored.length > MOST_FILM_BYTES)
    throw refusal(
      `“${name}” has ${(stored.length / MB).toFixed(1)} MB: at most ${MOST_FILM_BYTES / MB} are taken, because it begins by itself.`,
    );
  return Buffer.from(stored);
}
