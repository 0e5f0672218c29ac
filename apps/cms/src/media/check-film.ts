import { LONGEST_FILM_S, LONGEST_FILM_SIDE_PX, MOST_FILM_BYTES } from './limits';
import { openFilm } from './open-film';
import { type FilmFormat, filmFormats, filmTypes } from './picture-types';
import { refusal } from './refusal';

const MB = 1024 * 1024;
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
 * Looks into a film: whether browsers play it, and how long and how wide it is.
 * @returns its seconds, as it says itself
 * @throws an ApplicationError with one sentence for the editor
 */
export async function checkFilm(name: string, format: FilmFormat, bytes: Buffer): Promise<number> {
  const { played, label } = CODECS[format];
  const film = await openFilm(bytes);
  if (!film) throw refusal(`“${name}” is damaged: the film cannot be read to its end.`);
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
  return film.seconds;
}

/** @throws an ApplicationError with one sentence for the editor, when what would be stored of a film weighs too much */
export function checkFilmWeight(name: string, stored: Buffer): void {
  if (stored.length <= MOST_FILM_BYTES) return;
  throw refusal(
    `“${name}” has ${(stored.length / MB).toFixed(1)} MB: at most ${MOST_FILM_BYTES / MB} are taken, because it begins by itself.`,
  );
}
