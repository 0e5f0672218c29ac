import type { Holdings, LeftVisit } from '../leaving-words';

/** Of one's own second factor, or a colleague's. */
export type FactorState = {
  on: boolean;
  since: string | null;
  recoveryCodesLeft: number;
  /** Whoever may see people's data must have one here, and this account may. */
  needed: boolean;
};
export type RecoveryCodes = { recoveryCodes: string[] };
export type ColleaguesFactor = {
  id: number;
  name: string;
  email: string;
  /** False: they have left, and something is still theirs. */
  open: boolean;
  /** Nobody has come to it yet. `until`: null where the invitation has run out. */
  invited: { until: string | null } | null;
  on: boolean;
  needed: boolean;
};
/** What becomes of a colleague's things and account if they leave. */
export type LeavingPreview = {
  name: string;
  open: boolean;
  isLastAdministrator: boolean;
  holds: Holdings;
  sessions: number;
  phones: number;
  factor: boolean;
  successors: { id: number; name: string; email: string; awayUntil: string | null; isYou: boolean }[];
  /** What the chosen successor cannot show round. */
  visitsLeft: LeftVisit[];
};
/** What was handed over. */
export type LeavingResult = { holds: Holdings; visitsLeft: LeftVisit[] };
/** A colleague's session. `address`: from where it was renewed last; null: before that was kept. */
export type ColleaguesSession = {
  id: string;
  device: string | null;
  since: string;
  lastUsed: string;
  address: string | null;
};
