import { part } from '../../browser/part';

/** What the markup of the openings and `opening-search.browser.ts` call their parts. */
export const openingParts = {
  search: part('opening-search'),
  count: part('opening-count'),
  clear: part('opening-clear'),
  department: part('department'),
  opening: part('opening'),
  place: part('place'),
  /** Words that are looked in. */
  searched: part('searched'),
  /** An option of the application, by the opening it stands for. */
  option: part('mark'),
};
