import { part } from '../browser/part';

/** What the lightbox's markup and `lightbox.browser.ts` call its parts. */
export const lightboxParts = {
  dialog: part('lightbox'),
  strip: part('strip'),
  said: part('said'),
  /** How many pictures a button goes on. */
  step: part('step'),
};
