import { part } from '../browser/part';

/** What a Keep link is for, as scripts know it, and the same for people. */
export const keepParts = { name: part('keep'), title: part('title') };
