import { part } from '../../browser/part';

/** What the markup of the question and `measurement.browser.ts` call their parts. */
export const measurementParts = {
  /** The question; it names who would measure. */
  banner: part('measurement'),
  google: part('google'),
  meta: part('meta'),
  /** A button by what it says: `yes` or `no`. */
  answer: part('answer'),
  again: part('measurement-again'),
};
