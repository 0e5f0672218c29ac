import { part } from '../browser/part';

/** What the markup of a film of ours and `film-loop.browser.ts` call its parts. */
export const filmLoopParts = {
  button: part('film-button'),
  failed: part('film-failed'),
};
