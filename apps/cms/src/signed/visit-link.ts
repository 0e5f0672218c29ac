import { signedNote } from './signed-note';

const BASE = 36;
const TEXT = /^([a-z][a-z0-9]{23})\.([0-9a-z]{1,4})\.([0-9a-z]{1,11})$/;

/** A visit, as it was when the link was made: whoever moves it gets a new link, and the old one is used up. */
export type LinkedVisit = { visit: string; sequence: number };

const visitLinks = signedNote<LinkedVisit & { until: number }>({
  purpose: 'visit link',
  write: ({ visit, sequence, until }) => `${visit}.${sequence.toString(BASE)}.${until.toString(BASE)}`,
  read: (text) => {
    const [, visit, sequence = '', until = ''] = TEXT.exec(text) ?? [];
    if (!visit) return null;
    return { visit, sequence: Number.parseInt(sequence, BASE), until: Number.parseInt(until, BASE) };
  },
  endsAt: ({ until }) => until,
});

/**
 * What stands behind `/visits/` in the link of a mail: shows one visit, and moves or cancels it without an account.
 * @param linked the visit's `documentId` and its sequence
 * @param until milliseconds since 1970
 * @param keys the first signs
 */
export const makeVisitLink = (linked: LinkedVisit, until: number, keys: readonly string[]): string =>
  visitLinks.make({ ...linked, until }, keys);

/** What a link was made for, and whether it has run out; `forged` when none of the keys signed it. */
export const readVisitLink = (link: string, keys: readonly string[], now = Date.now()) =>
  visitLinks.read(link, keys, now);
