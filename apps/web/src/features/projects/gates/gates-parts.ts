import { part } from '../../../browser/part';

/** What the markup of gated plans and brochures and `gates.browser.ts` call their parts. */
export const gatesParts = {
  /** A place whose gate an enquiry opens, by a name of its own on the page. */
  opens: part('opens'),
  gate: part('gate'),
  project: part('project'),
  words: part('words'),
  page: part('page'),
  openedAt: part('opened-at'),
  passesAt: part('passes-at'),
};
