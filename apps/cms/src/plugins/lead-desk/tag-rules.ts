/** What a badge in a row of the list has room for. */
export const LONGEST_LABEL = 30;
/** Nobody finds one among more. */
export const MOST_TAGS_OF_HOUSE = 100;
/** An enquiry with more says nothing by them. */
export const MOST_TAGS_OF_LEAD = 12;
/** Of a filter: those that carry none. */
export const UNTAGGED = 'none';

/** A label as it is kept: without the spaces around it, and with one where several stood. */
export const tidyLabel = (typed: string) => typed.trim().replace(/\s+/gu, ' ');

// By which nobody tells two tags apart.
const told = (label: string) => tidyLabel(label).normalize('NFKC').toLocaleLowerCase('en');

/** What of a label is none; null: it can be kept. @param others the labels that are there */
export function mistakeOfLabel(typed: unknown, others: readonly string[]): string | null {
  const label = typeof typed === 'string' ? tidyLabel(typed) : '';
  if (label === '') return 'Write the label, for example NRI.';
  if (/[\p{Cc}\p{Cs}]/u.test(label)) return 'Write it in letters that can be read.';
  if (label.length > LONGEST_LABEL)
    return `Write at most ${LONGEST_LABEL} characters: it stands in a row of the list.`;
  const same = others.find((other) => told(other) === told(label));
  return same === undefined ? null : `There is ${same} already.`;
}
