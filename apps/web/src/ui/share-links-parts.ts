import { part } from '../browser/part';

/** What the markup of the share links and `share-links.browser.ts` call their parts. */
export const shareParts = {
  /** A button that gives the address it names to the sheet of the phone, under the title it names. */
  handOver: part('hand-over'),
  title: part('title'),
  /** A button that copies the address it names. */
  copy: part('copy-link'),
  said: part('copy-said'),
};
