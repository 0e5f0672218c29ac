/** All characters between two code points, both included. */
export function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

/** The letters of a text that another does not have. */
export const without = (text: string, less: string): string =>
  [...text].filter((letter) => !less.includes(letter)).join('');

/** English, the accents of Latin-1 for names, and the punctuation, arrows and signs editors use. */
export const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‹›€™−×÷←↑→↓`;

/** What headlines in English are written with: it travels in every page (decision 61). */
export const ENGLISH = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} \u00a0.,:;!?'"()&-/%+·–—‘’“”…`;

/**
 * What text in English is written with, a crèche, a façade and arrows included: it comes ahead of all else. The rest is a
 * file that is fetched where a name needs it, and all text that stands by then is laid out anew.
 */
export const BASIC = `${ENGLISH}${range(0x20, 0x7e)}\u00ad©²½×←→çèéêïñ`;

/** The font packages keep it apart from the letters: it comes as a file of its own, fetched where a price stands. */
export const RUPEE = '₹';

/** मराठी and हिन्दी, with the signs that join and part letters. */
export const DEVANAGARI = `${range(0x900, 0x97f)}\u200c\u200d`;
