import { part } from '../../browser/part';

/** What the note on a preview and `scroll-together.browser.ts` call their parts. */
export const previewParts = {
  /** Names the origin of the panel that may frame the page. */
  panel: part('panel'),
};
