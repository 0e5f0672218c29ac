import { STAGES, type Stage } from './stages';

/** What came of trying to reach somebody. The same words stand in the history as its kinds. */
export const OUTCOMES = [
  'reached',
  'not reached',
  'call back',
  'wrong number',
  'not interested',
  'visit booked',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A press on Call, WhatsApp or E-mail, of which nobody has said yet what came of it. */
export const TRIED = 'tried';

/** Somebody came to see a home, and was spoken to: as the history says it. */
export const VISIT_KEPT = 'visit kept';

/** The right number was put in the place of a wrong one. */
export const NUMBER_MENDED = 'number mended';

/** Somebody was spoken to: the first of them is the answer an enquiry got. */
const SPOKEN: readonly Outcome[] = ['reached', 'call back', 'not interested', 'visit booked'];
export const isSpoken = (outcome: Outcome) => SPOKEN.includes(outcome);

/** Somebody was spoken to, as the history says it. */
export const SPOKEN_KINDS: readonly string[] = [...SPOKEN, VISIT_KEPT];

/** After so many calls in vain it is time to write. */
export const CALLS_IN_VAIN = 3;

const isBefore = (stage: Stage, later: Stage) => STAGES.indexOf(stage) < STAGES.indexOf(later);

/**
 * Where an outcome leads; null: the enquiry stays where it is. Never back: a second visit ends no negotiation, and
 * what is booked ends by hand alone. Who was lost and comes to see a home is there again.
 */
export function stageAfter(outcome: Outcome, stage: Stage): Stage | null {
  if (outcome === 'not interested') return stage === 'Booked' ? null : 'Lost';
  if (outcome === 'visit booked') {
    return stage === 'Lost' || isBefore(stage, 'Site visit booked') ? 'Site visit booked' : null;
  }
  return isSpoken(outcome) && stage === 'New' ? 'Contacted' : null;
}

/** Where a visit that was kept leads; null: the enquiry stays where it is. Never back. */
export const stageAfterVisit = (stage: Stage): Stage | null =>
  stage === 'Lost' || isBefore(stage, 'Visited') ? 'Visited' : null;

/** Why an enquiry can be lost without anybody having been spoken to. */
const UNSPOKEN_REASONS: readonly (string | null)[] = ['Cannot be reached', 'Other'];

/** Whether moving an enquiry on by hand says that its visitor was spoken to. */
export const impliesSpoken = (stage: Stage, lostReason: string | null) =>
  stage !== 'New' && !(stage === 'Lost' && UNSPOKEN_REASONS.includes(lostReason));

/** Whether there is something to be said of a try, and how many calls were in vain since somebody was spoken to. */
export type Tries = { pending: boolean; inVain: number };

/** The kinds of the history that say how somebody was tried, and what came of it. */
export const TRY_KINDS: readonly string[] = [TRIED, NUMBER_MENDED, VISIT_KEPT, ...OUTCOMES];

const outcomeOf = (kind: string) => OUTCOMES.find((outcome) => outcome === kind);

/** @param kinds of what happened to one enquiry, in order */
export function triesOf(kinds: readonly string[]): Tries {
  let tries: Tries = { pending: false, inVain: 0 };
  for (const kind of kinds) {
    const outcome = outcomeOf(kind);
    if (kind === VISIT_KEPT) tries = { pending: false, inVain: 0 };
    else if (kind === TRIED) tries = { ...tries, pending: true };
    else if (outcome === 'not reached') tries = { pending: false, inVain: tries.inVain + 1 };
    else if (outcome) tries = { pending: false, inVain: isSpoken(outcome) ? 0 : tries.inVain };
  }
  return tries;
}

/** Whether the number was found to be wrong, and nobody mended it or spoke to them since. */
export function isNumberWrong(kinds: readonly string[]): boolean {
  let wrong = false;
  for (const kind of kinds) {
    const outcome = outcomeOf(kind);
    if (outcome === 'wrong number') wrong = true;
    else if (kind === NUMBER_MENDED || (outcome && isSpoken(outcome))) wrong = false;
  }
  return wrong;
}
