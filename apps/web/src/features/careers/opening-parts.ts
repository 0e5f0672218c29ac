import { part } from '../../browser/part';

/** What the markup of the openings and `opening-links.browser.ts` call their parts. */
export const openingParts = {
  /** An option of the application, by the opening it stands for. */
  option: part('mark'),
};
