import { MINUTE_MS } from '../../../india-time';
import { impliesSpoken, isSpoken, stageAfter, TRIED } from '../outcomes';
import { move, type Stage, stageOf } from '../stages';
import type { LeadChange } from './lead-change';
import type { LeadRow } from './read-lead';

/** Ends the transaction: the change may not be made. */
export class Refusal extends Error {}

/** A line of the history. */
type Event = { kind: string; note: string | null };
/** Somebody leads can belong to. */
export type Person = { id: number; name: string };
type Values = Record<string, string | number | Date | null>;
/** What is written into the row of a lead, and the lines of its history. */
export type Effect = { values: Values; events: Event[] };

// The clocks of two machines are never quite the same.
const CLOCK_DIFFERENCE_MS = MINUTE_MS;
const TRIES = { call: 'Pressed Call', whatsapp: 'Opened WhatsApp', email: 'Began an e-mail' };

function followUpOf(change: LeadChange): Date | null | undefined {
  const { nextFollowUp, outcome } = change;
  if (outcome?.result === 'call back') return new Date(outcome.at);
  return nextFollowUp === undefined || nextFollowUp === null ? nextFollowUp : new Date(nextFollowUp);
}

/** What an outcome says of the enquiry, as if somebody had set it by hand. */
function placeAfter(
  change: LeadChange,
  stage: ReturnType<typeof stageOf>,
): Pick<LeadChange, 'stage' | 'lostReason'> {
  const { outcome } = change;
  const after = outcome ? stageAfter(outcome.result, stage) : null;
  if (!outcome || after === null) return change;
  return { stage: after, ...(outcome.result === 'not interested' ? { lostReason: outcome.why } : {}) };
}

/** Why somebody is not interested, where no move to Lost says it. */
const unsaidReason = ({ outcome }: LeadChange, stage: Stage) =>
  outcome?.result === 'not interested' && stage !== 'Lost' ? outcome.why : null;

function refusePast(planned: Date | null | undefined, now: Date): void {
  if (planned && planned.getTime() < now.getTime() - CLOCK_DIFFERENCE_MS) {
    throw new Refusal('That moment is past: choose when to call back from now on');
  }
}

/** What a change writes, and what it adds to the history. */
export function effectOf(
  row: LeadRow,
  change: LeadChange,
  owner: Person | null | undefined,
  now: Date,
): Effect {
  const values: Values = {};
  const events: Event[] = [];
  const from = { stage: stageOf(row.stage), lostReason: row.lostReason };
  const followUp = followUpOf(change);
  refusePast(followUp, now);
  const to = move(from, placeAfter(change, from.stage));
  if (typeof to === 'string') throw new Refusal(to);
  const isMoved = to.stage !== from.stage || to.lostReason !== from.lostReason;
  if (isMoved) {
    Object.assign(values, to, to.stage === from.stage ? {} : { stageSince: now });
    const reason = to.lostReason ? `: ${to.lostReason}` : '';
    events.push({ kind: 'stage', note: `${from.stage} → ${to.stage}${reason}` });
  }
  if (owner !== undefined && (owner?.id ?? null) !== row.owner) {
    Object.assign(values, { owner: owner?.id ?? null, assignedAt: now });
    events.push({ kind: 'owner', note: owner ? `Belongs to ${owner.name}` : 'Belongs to nobody' });
  }
  if (followUp !== undefined) {
    values.nextFollowUp = followUp;
    events.push({
      kind: 'follow-up',
      note: followUp ? `To be called again ${followUp.toISOString()}` : 'None planned',
    });
  }
  if (change.contactedBy) events.push({ kind: TRIED, note: TRIES[change.contactedBy] });
  if (change.outcome) events.push({ kind: change.outcome.result, note: unsaidReason(change, to.stage) });
  if (change.note) events.push({ kind: 'note', note: change.note });
  // The answer a visitor got is that somebody spoke to them: trying to is none.
  const spoken = change.outcome
    ? isSpoken(change.outcome.result)
    : isMoved && impliesSpoken(to.stage, to.lostReason);
  if (spoken && row.firstResponseAt === null) values.firstResponseAt = now;
  return { values, events };
}
