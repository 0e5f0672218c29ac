/** A hundred megapixels are 300 MB while a picture is decoded. */
export const MOST_PIXELS = 100_000_000;
/** WebP ends at 16,383. */
export const LONGEST_SIDE_PX = 16_000;
/** Leaves room for what is added in front and behind: file systems end at 255. */
export const LONGEST_NAME = 150;
/** Of the slug in stored file names. */
export const LONGEST_SLUG = 60;
