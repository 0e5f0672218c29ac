/** A hundred megapixels are 300 MB while a picture is decoded. */
export const MOST_PIXELS = 100_000_000;
/** WebP ends at 16,383. */
export const LONGEST_SIDE_PX = 16_000;
/** Leaves room for what is added in front and behind: file systems end at 255. */
export const LONGEST_NAME = 150;
/** Of the slug in stored file names. */
export const LONGEST_SLUG = 60;
/** A film begins by itself where a visitor meets it: what it weighs they pay for. */
export const MOST_FILM_BYTES = 4 * 1024 * 1024;
export const LONGEST_FILM_S = 60;
/** Of a film: what is wider costs a phone more than it shows. */
export const LONGEST_FILM_SIDE_PX = 1920;
