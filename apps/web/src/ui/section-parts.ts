import { part } from '../browser/part';

/** What the markup of chapters and those who help them call their parts. */
export const sectionParts = { chapter: part('chapter') };
