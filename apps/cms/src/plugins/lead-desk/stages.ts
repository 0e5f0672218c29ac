/** How far a lead is, in order. The same words stand in the content type. */
export const STAGES = [
  'New',
  'Contacted',
  'Qualified',
  'Site visit booked',
  'Visited',
  'Negotiation',
  'Booked',
  'Lost',
] as const;
export type Stage = (typeof STAGES)[number];

/** Why a lead is lost: a choice, so that reasons can be counted. */
export const LOST_REASONS = [
  'Budget',
  'Location',
  'Size or plan',
  'Possession date',
  'Bought elsewhere',
  'Not looking any more',
  'Cannot be reached',
  'Other',
] as const;
type LostReason = (typeof LOST_REASONS)[number];

/** Nothing is left to do for a lead in one of these. */
export const CLOSED_STAGES: Stage[] = ['Booked', 'Lost'];

/** Stages whose leads have stood on the site. */
export const VISITED_STAGES: Stage[] = ['Visited', 'Negotiation', 'Booked'];

/** The stage a row says; one without a word of ours is new. */
export const stageOf = (value: string | null): Stage => STAGES.find((stage) => stage === value) ?? 'New';

type Place = { stage: Stage; lostReason: string | null };
type Move = { stage?: Stage | undefined; lostReason?: LostReason | null | undefined };

/** Where a move leads. @returns a sentence instead when it may not be made */
export function move(from: Place, { stage = from.stage, lostReason }: Move): Place | string {
  if (stage !== 'Lost') {
    return lostReason ? 'Only a lost lead has a reason why it is lost' : { stage, lostReason: null };
  }
  const reason = lostReason === undefined ? from.lostReason : lostReason;
  return reason ? { stage, lostReason: reason } : 'A lost lead needs the reason why it is lost';
}
