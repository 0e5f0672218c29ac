import type { TryResult } from './delivery-state';

/** What became of one try. `reply`: its beginning, kept in the ledger and never logged: it may quote the visitor. */
export type Outcome = {
  outcome: TryResult;
  /** The HTTP status or the SMTP code; null when none came. */
  status: number | null;
  reply: string;
  /** How the receiver calls the record it made of an enquiry, where it says so. */
  record?: string | null;
  /** When the other side asked to wait at least so long. */
  waitMs?: number;
  /** What the history of the lead must say beside it, with a person's eyes in mind; nothing of the visitor. */
  remark?: string;
  /** Refused because of whom it is for: nobody of the house can mend it, so nobody is alarmed. */
  unreachable?: true;
};

const KEPT = 1000;
// Control characters and halves of characters, which Postgres cannot store.
const FORBIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** The beginning of a reply, fit for the ledger. */
export const keptReply = (reply: string) => reply.slice(0, KEPT).replace(FORBIDDEN, '').trim();
