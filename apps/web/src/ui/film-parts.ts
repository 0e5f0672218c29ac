import { part } from '../browser/part';

/** What the markup of a film and `film.browser.ts` call its parts: where its player is, and its title. */
export const filmParts = { player: part('film'), title: part('title') };
