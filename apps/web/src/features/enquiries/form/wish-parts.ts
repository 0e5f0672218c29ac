import { part } from '../../../browser/part';

/** What the markup of a wish and those who help it call its parts. */
export const wishParts = {
  /** What the form is opened for, under its title. */
  line: part('wish-line'),
  /** With the thanks: what was asked for, and the way back. */
  said: part('wish-said'),
  back: part('wish-back'),
};
