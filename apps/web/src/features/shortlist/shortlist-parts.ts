import { part } from '../../browser/part';

/** What the markup of the shortlist, on every page and on its own, and its helpers call their parts. */
export const shortlistParts = {
  /** How many are on it. */
  count: part('shortlist-count'),
  /** The homes that the page shows, and those it could not find, with commas between. */
  shown: part('shortlist'),
  missing: part('missing'),
  keepAll: part('keep-all'),
  own: part('own-list'),
  /** A link that takes a home off. */
  drop: part('drop'),
  add: part('add-home'),
};
