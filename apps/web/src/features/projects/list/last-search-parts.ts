import { part } from '../../../browser/part';

/** What the markup of the last search and its helper call their parts. */
export const lastSearchParts = {
  /** What stands there for who has asked for nothing yet. */
  introduction: part('introduction'),
  offer: part('last-search-offer'),
  words: part('last-search-words'),
  use: part('last-search-use'),
  forget: part('last-search-forget'),
};
