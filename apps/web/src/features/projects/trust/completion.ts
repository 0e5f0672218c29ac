import type { Phase, Revision } from '../project';
import { daysBetween } from './periods';

/** A day that was promised; `revision` says why it is no longer, `null` of the last promise. */
type Promised = { day: string; revision: Revision | null };

/** What was promised of a phase and what came of it. */
export type Completion = {
  /** Oldest first. */
  promises: Promised[];
  certifiedOn: string | null;
  /** By how many days the certificate, or else the last promise, is after the first promise; `null` without both. */
  daysLate: number | null;
};

/** Every day that was promised, with nothing taken away. */
export function completionOf({
  revisions,
  promisedCompletion,
  occupancyCertificateOn,
}: Pick<Phase, 'revisions' | 'promisedCompletion' | 'occupancyCertificateOn'>): Completion {
  const promises: Promised[] = [
    ...revisions.map((revision) => ({ day: revision.promisedBefore, revision })),
    ...(promisedCompletion ? [{ day: promisedCompletion, revision: null }] : []),
  ];
  const [first] = promises;
  const end = occupancyCertificateOn ?? promises.at(-1)?.day ?? null;
  const isMeasured = first && end && (occupancyCertificateOn !== null || promises.length > 1);
  return {
    promises,
    certifiedOn: occupancyCertificateOn,
    daysLate: isMeasured ? daysBetween(first.day, end) : null,
  };
}

const DAYS_A_MONTH = 365.25 / 12;
const MOST_DAYS_IN_WORDS = 60;

/** `43 days`, or `6 months` where nobody counts days any more. */
function lengthWords(days: number): string {
  if (days === 1) return '1 day';
  return days <= MOST_DAYS_IN_WORDS ? `${days} days` : `${Math.round(days / DAYS_A_MONTH)} months`;
}

/** How the end compares with the first promise; `''` where there is nothing to compare. */
export function delayWords({ daysLate, certifiedOn }: Completion): string {
  if (daysLate === null) return '';
  if (daysLate === 0) return 'On the day first promised.';
  const length = lengthWords(Math.abs(daysLate));
  const side = daysLate > 0 ? 'after' : 'before';
  return certifiedOn
    ? `${length} ${side} the day first promised.`
    : `Now ${length} ${side} the day first promised.`;
}
